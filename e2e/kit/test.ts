import { test as base } from '@playwright/test';
import { type Phones, usePhones } from './browser.ts';
import { describePhone } from './phone-report.ts';
import { endSharedProduct } from './product/open-product.ts';

export { expect } from './expect.ts';

/**
 * Playwright's `test` for journeys. The worker's browser serves `visit`. Phones that a test opens are closed at its
 * end, and the test fails when one of them met an error that it does not expect. A failed test has a report of each.
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
