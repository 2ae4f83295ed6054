import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api/api-error.ts';
import { installTransport } from '../../shared/api/transport.ts';
import { useSending } from '../../features/originals/model/use-sending.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

it('sends a lost bet again, but not for a member who has logged in meanwhile', async () => {
  let member = 'mira';
  const recover = () => Promise.resolve(null);
  installTransport({ merchant: '', language: () => 'EN', token: () => 't1', member: () => member, recover });
  const send = vi.fn(() => Promise.reject(new ApiError('offline')));
  const game: { play?: () => void } = {};
  function Game() {
    const sending = useSending(send, vi.fn(), () => undefined);
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
