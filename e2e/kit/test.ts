import { test as base } from '@playwright/test';
import { type Phones, usePhones } from './browser.ts';
import { describePhone } from './phone-report.ts';
import { endSharedProduct } from './product/open-product.ts';

export { expect } from './expect.ts';

/**
 * Playwright's `test` for journeys. `visit` uses the worker's browser. Phones that a test opens are closed at its end,
 * and the test fails if one of them had an unexpected error. A failed test gets a report of each phone.
 */
export const test = base.extend<{ ownPhones: void }, { phones: Phones }>({
  phones: [
    async ({ browser }, provide) => {
      await provide(usePhones(browser));
      await endSharedProduct();
    },
    { scope: 'worker', auto: true, box: true },
  ],
  ownPhones: [
    async ({ phones }, provide, testInfo) => {
      const closeOwn = phones.beginTest();
      await provide();
      if (testInfo.status !== testInfo.expectedStatus)
        for (const [index, phone] of phones.all().entries())
          await testInfo.attach(`phone ${index + 1}`, { body: await describePhone(phone), contentType: 'text/plain' });
      await closeOwn();
    },
    { auto: true, box: true },
  ],
});
