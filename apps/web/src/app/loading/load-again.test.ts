import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStorage } from '../../shared/platform/own-storages.ts';
import { giveUp } from './load-again.later.ts';

let isMoving = false;
vi.mock('../../shared/api/transport.ts', () => ({ isMoneyMoving: () => isMoving }));

const ORIGIN = 'https://play.example';
const missing = (name: string) => new TypeError(`Failed to fetch dynamically imported module: ${ORIGIN}/a/${name}.js`);
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockReset();
  vi.stubGlobal('location', { origin: ORIGIN, reload });
  vi.stubGlobal('sessionStorage', createStorage());
  vi.stubGlobal('fetch', async () => ({ status: 404 }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reloads the document when a deploy removed the script, but not while a money request is pending', async () => {
  isMoving = true;
  void giveUp(missing('deposit'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
  isMoving = false;
  await vi.advanceTimersByTimeAsync(200);
  expect(reload).toHaveBeenCalledOnce();
});

it('reloads the document once per script, and never for a script that is only unreachable', async () => {
  void giveUp(missing('help'));
  await vi.advanceTimersByTimeAsync(200);
  await expect(giveUp(missing('help'))).rejects.toMatchObject({ name: 'PageUnavailable' });
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('offline');
  });
  await expect(giveUp(missing('inbox'))).rejects.toMatchObject({ name: 'PageUnavailable' });
  expect(reload).toHaveBeenCalledOnce();
});
