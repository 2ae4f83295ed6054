import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

/**
 * Time stands still from a second on, until it is told to run: a busy machine changes nothing then. `page.clock` is
 * installed before.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/**
 * Runs the clock by hundredths of a second, no faster than time passes, until the part is there: what it waits for
 * comes from a server.
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
 * Lets time pass by the page's own clock. Only for checks that something does not happen in that time; all else waits
 * for its condition.
 */
export async function letPass(page: Page, ms: number): Promise<void> {
  const endsAt = (await page.evaluate(() => performance.now())) + ms;
  await page.waitForFunction((end) => performance.now() >= end, endsAt);
}
