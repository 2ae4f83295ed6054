import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scheduleRefresh } from './menu-refresh.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const game = (remainTime: number, isSale = true) => ({
  numero: '20261120',
  remainTime,
  lockTime: 10_000,
  spanTime: 20_000,
  isSale,
  previousWinningTime: null,
});
const page = (hidden = false) =>
  Object.assign(new EventTarget(), { hidden }) as EventTarget &
    Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;
/** Seconds until the menu is fetched again, at most a minute. */
const after = (games: ReturnType<typeof game>[]) => {
  const refresh = vi.fn();
  const stop = scheduleRefresh({ games, at: 0, now: () => 0, refresh }, page());
  let seconds = 0;
  while (refresh.mock.calls.length === 0 && seconds < 60) vi.advanceTimersByTime(++seconds && 1000);
  stop();
  return seconds;
};

it('refetches after the smallest remaining time of open draws, at the latest after 30 s [S-041] [K-032]', () => {
  expect(after([game(12_000), game(50_000)])).toBe(12);
  expect(after([game(50_000)])).toBe(30);
  expect(after([game(5000, false), game(20_000)])).toBe(20);
});

it('refetches after 7 s when that time has run out or no draw is open [S-042]', () => {
  expect([after([game(0)]), after([game(-5000)]), after([]), after([game(9000, false)])]).toEqual([7, 7, 7, 7]);
});

it('pauses while the page is hidden and refetches as soon as it is visible again', () => {
  const refresh = vi.fn();
  const tab = page();
  const stop = scheduleRefresh({ games: [game(12_000)], at: 0, now: () => 0, refresh }, tab);
  Object.assign(tab, { hidden: true });
  tab.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(60_000);
  expect(refresh).not.toHaveBeenCalled();
  Object.assign(tab, { hidden: false });
  tab.dispatchEvent(new Event('visibilitychange'));
  expect(refresh).toHaveBeenCalledTimes(1);
  stop();
});
