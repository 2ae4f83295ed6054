import { setTimeout as pause } from 'node:timers/promises';
import { expect as base, type Expect } from '@playwright/test';

/** Timeout of assertions and polls in milliseconds; only a failing test reaches it, even on a busy machine. */
export const EXPECT_TIMEOUT_MS = 30_000;

const POLL_INTERVALS_MS = [50, 50, 100, 100, 250];
const RETRY_MS = 100;

/**
 * Playwright's `expect` with a `poll` that retries when the polled function throws, for example because the page is
 * navigating or the server is restarting. Playwright itself fails at the first throw.
 */
export const expect: Expect = Object.assign(base.configure({}), {
  poll: ((ask, messageOrOptions) => {
    const options = typeof messageOrOptions === 'string' ? { message: messageOrOptions } : messageOrOptions;
    const retried = () => retryThrows(ask, options?.timeout ?? EXPECT_TIMEOUT_MS);
    return base.poll(retried, { intervals: POLL_INTERVALS_MS, ...options });
  }) satisfies Expect['poll'],
});

async function retryThrows<T>(ask: () => T | Promise<T>, timeoutMs: number): Promise<T> {
  // Ends before the poll's own timeout, so that the report shows the error instead of a bare timeout.
  const giveUpAt = Date.now() + timeoutMs - 3 * RETRY_MS;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() >= giveUpAt) throw error;
      await pause(RETRY_MS);
    }
  }
}
