import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { revalidateSoon } from './use-revalidation.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('validates once for two language changes within 200 ms, 200 ms after the last [S-051] [K-031]', () => {
  const revalidate = vi.fn();
  const takeBack = revalidateSoon(revalidate);
  vi.advanceTimersByTime(199);
  takeBack();
  revalidateSoon(revalidate);
  vi.advanceTimersByTime(199);
  expect(revalidate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revalidate).toHaveBeenCalledOnce();
});
