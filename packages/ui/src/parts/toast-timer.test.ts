import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createToasts, TOAST_MS, type ToastApi, type ShownToast } from './toast-timer.ts';

let shown: ShownToast | null = null;
let toasts: ToastApi;
beforeEach(() => {
  vi.useFakeTimers();
  shown = null;
  toasts = createToasts((next) => (shown = next));
});
afterEach(() => void vi.useRealTimers());

/** Expects the visible toast to disappear after exactly this many milliseconds. */
function expectGoneAfter(ms: number): void {
  vi.advanceTimersByTime(ms - 1);
  expect(shown).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(shown).toBeNull();
}

it('hides a loading message after 10 s [S-098] [K-020]', () => {
  toasts.loading('Please wait');
  expectGoneAfter(10_000);
});

it('hides the loading message of a log-out after 9999 ms [K-021]', () => {
  toasts.loading('Logging out', TOAST_MS.logout);
  expectGoneAfter(9999);
});

it('shows a success or a notice for 1.5 s, or 1 s after saving [K-027] [K-035]', () => {
  toasts.success('Link copied');
  expectGoneAfter(1500);
  toasts.success('Change saved', TOAST_MS.saved);
  expectGoneAfter(1000);
});

it('shows anything else for 3 s [K-036]', () => {
  toasts.info('Text');
  expectGoneAfter(3000);
  toasts.error('Text');
  expectGoneAfter(3000);
});

it('shows a short one for 3 s, a long one for 8 s [K-037]', () => {
  toasts.info('Text', TOAST_MS.short);
  expectGoneAfter(3000);
  toasts.info('Text', TOAST_MS.long);
  expectGoneAfter(8000);
});

it('a new toast replaces the previous one with its own time, and the previous one cannot hide it', () => {
  const first = toasts.info('One');
  vi.advanceTimersByTime(2900);
  toasts.info('Two');
  toasts.hide(first);
  vi.advanceTimersByTime(200);
  expect(shown?.text).toBe('Two');
  expectGoneAfter(2800);
});
