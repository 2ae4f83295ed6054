import { test as base } from '@playwright/test';
import { type Phones, usePhones } from './browser.ts';

export { expect } from './expect.ts';

/**
 * Playwright's `test` for journeys. The worker's browser serves `visit`. Phones that a test opens are closed at its
 * end, and the test fails when one of them met an error that it does not expect.
 */
export const test = base.extend<{ ownPhones: void }, { phones: Phones }>({
  phones: [({ browser }, provide) => provide(usePhones(browser)), { scope: 'worker', auto: true, box: true }],
  ownPhones: [
    async ({ phones }, provide) => {
      const closeOwn = phones.beginTest();
      await provide();
      await closeOwn();
    },
    { auto: true, box: true },
  ],
});
