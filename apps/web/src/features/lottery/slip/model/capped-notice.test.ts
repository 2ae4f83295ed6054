import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RECENT_LOADING_MS, showCapped } from './capped-notice.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows the loading notice of recent lotteries for at most 3 s, and less when the response arrives [K-023]', () => {
  const seen: string[] = [];
  const start = () =>
    showCapped(
      () => seen.push('shown'),
      () => seen.push('hidden'),
      RECENT_LOADING_MS,
    );
  const end = start();
  vi.advanceTimersByTime(2999);
  expect(seen).toEqual(['shown']);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['shown', 'hidden']);
  end();
  start()();
  vi.advanceTimersByTime(5000);
  expect(seen).toEqual(['shown', 'hidden', 'shown', 'hidden']);
});
