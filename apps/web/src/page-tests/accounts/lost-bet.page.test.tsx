import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api/api-error.ts';
import { installTransport } from '../../shared/api/transport.ts';
import { useSending } from '../../features/originals/model/use-sending.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const recover = () => Promise.resolve(null);

it('sends a lost bet again, but not for a member who has logged in meanwhile', async () => {
  let member = 'mira';
  installTransport({ merchant: '', language: () => 'EN', token: () => 't1', member: () => member, recover });
  const send = vi.fn(() => Promise.reject(new ApiError('offline')));
  const game: { play?: () => void } = {};
  function Game() {
    const sending = useSending(
      send,
      vi.fn(),
      () => undefined,
      async () => true,
    );
    useLayoutEffect(() => {
      game.play = () => sending.send('bet');
    });
    return null;
  }
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(<Game />));
  game.play?.();
  await vi.advanceTimersByTimeAsync(2000);
  expect(send).toHaveBeenCalledTimes(2);
  member = 'noah';
  await vi.advanceTimersByTimeAsync(20_000);
  expect(send).toHaveBeenCalledTimes(2);
  flushSync(() => root.unmount());
});

it('reports a lost connection until it is back', async () => {
  installTransport({ merchant: '', language: () => 'EN', token: () => 't1', member: () => 'mira', recover });
  let isBack = false;
  const game: { play?: () => void; error?: unknown } = {};
  function Game() {
    const lost = () => Promise.reject(new ApiError('offline'));
    const sending = useSending(
      lost,
      vi.fn(),
      () => undefined,
      async () => isBack,
    );
    useLayoutEffect(() => {
      game.play = () => sending.send('bet');
      game.error = sending.error;
    });
    return null;
  }
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(<Game />));
  game.play?.();
  await vi.advanceTimersByTimeAsync(20_000);
  await expect.poll(() => game.error).toMatchObject({ code: 'offline' });
  await vi.advanceTimersByTimeAsync(4000);
  await expect.poll(() => game.error).toMatchObject({ code: 'offline' });
  isBack = true;
  await vi.advanceTimersByTimeAsync(4000);
  await expect.poll(() => game.error).toBeNull();
  flushSync(() => root.unmount());
});
