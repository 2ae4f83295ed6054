import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

/**
 * Pauses the clock about a second from now until the test advances it, so that a busy machine changes nothing.
 * `page.clock` must be installed before.
 */
export async function stopClock(page: Page): Promise<void> {
  const pause = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await pause().catch((error: Error) => {
    if (!error.message.includes('Cannot fast-forward to the past')) throw error;
    // The second was over before the page got the call, which stopped the clock all the same: it can wait no longer.
    return pause();
  });
}

/**
 * Runs the clock in hundredths of a second, no faster than real time, until the part is visible: the part waits for a
 * server.
 */
export async function runUntilShown(page: Page, part: Locator): Promise<void> {
  for (let tick = 0; tick < 3000; tick++) {
    if ((await part.count()) > 0) return;
    await page.clock.runFor(10);
    await sleep(10);
  }
  throw new Error('The part did not come within thirty seconds of the clock');
}

/**
 * Lets time pass by the page's own clock. Only for checks that something does not happen in that time; all other waits
 * use conditions.
 */
export async function letPass(page: Page, ms: number): Promise<void> {
  const endsAt = (await page.evaluate(() => performance.now())) + ms;
  await page.waitForFunction((end) => performance.now() >= end, endsAt);
}
