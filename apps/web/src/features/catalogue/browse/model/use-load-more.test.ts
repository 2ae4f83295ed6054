import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOAD_MORE, watchEnd } from './use-load-more.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

it('the constants match the specification [K-041] [K-042] [K-043]', () => {
  expect(LOAD_MORE).toEqual({ thresholdPx: 300, throttleMs: 500, delayMs: 150 });
});

it('checks the position once, 150 ms after scrolling, and loads only near the end [K-043]', () => {
  const [load, isNearEnd] = [vi.fn(), vi.fn(() => true)];
  const { lookSoon } = watchEnd({ isNearEnd, load, lastAtMs: { current: -Infinity } });
  for (let n = 0; n < 5; n++) lookSoon();
  vi.advanceTimersByTime(149);
  expect([isNearEnd.mock.calls.length, load.mock.calls.length]).toEqual([0, 0]);
  vi.advanceTimersByTime(1);
  expect([isNearEnd.mock.calls.length, load.mock.calls.length]).toEqual([1, 1]);
  isNearEnd.mockReturnValue(false);
  lookSoon();
  vi.advanceTimersByTime(1000);
  expect(load).toHaveBeenCalledOnce();
});

it('loads once for two checks within 500 ms, delays the second, and loads nothing after a stop [K-042]', () => {
  const load = vi.fn();
  const { lookSoon, stop } = watchEnd({ isNearEnd: () => true, load, lastAtMs: { current: -Infinity } });
  lookSoon();
  vi.advanceTimersByTime(150);
  lookSoon();
  vi.advanceTimersByTime(499);
  expect(load).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  expect(load).toHaveBeenCalledTimes(2);
  lookSoon();
  stop();
  vi.advanceTimersByTime(2000);
  expect(load).toHaveBeenCalledTimes(2);
});
