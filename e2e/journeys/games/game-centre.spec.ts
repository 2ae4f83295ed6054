import { expect, test } from '../../kit/test.ts';
import { closePhones, expectNoOverflow, follow, open, type Visit, visit } from '../../kit/browser.ts';
import { type Product, sharedProduct } from '../../kit/product/open-product.ts';
import type { Page } from '@playwright/test';

let product: Product;
let guest: Visit;
let page: Page;
test.beforeAll(async () => {
  product = await sharedProduct();
  guest = await visit(product.origin);
  page = guest.page;
});
test.afterAll(async () => {
  await guest.close();
  await closePhones();
  await product.stop();
});

const names = () => page.locator('.vendor .h3').allInnerTexts();

test('no centre and no list of games is wider than a narrow screen', async () => {
  await page.setViewportSize({ width: 360, height: 844 });
  await open(page, '/m/set');
  for (const [path, part] of [
    ['/m/sports', '.vendor'],
    ['/m/esports', '.vendor'],
    ['/m/live', '.vendor'],
    ['/m/lottery', '.vendor'],
    ['/m/cockfight', '.vendor'],
    ['/m/inhouse', '.vendor'],
    ['/m/gameCenter?gameType=FISH', '.vendor'],
    ['/m/rng', '.tile'],
    ['/m/live?type=all', '.tile'],
    ['/m/gameList?gameType=FISH', '.tile'],
  ] as const) {
    await follow(page, path);
    await page.locator(`main ${part}`).first().waitFor();
    await expectNoOverflow(page);
  }
  await page.setViewportSize({ width: 390, height: 844 });
});

test('centres link to each other', async () => {
  await open(page, '/m/live');
  const centres = page.getByRole('navigation', { name: 'Game centres' });
  expect(await centres.getByRole('link', { name: 'Live casino' }).getAttribute('aria-current')).toBe('page');
  await centres.getByRole('link', { name: 'In-house games' }).click();
  await page.waitForURL('**/m/inhouse');
  await expect.poll(names).toEqual(['Fairlot Originals']);
  // The sixth tile; the row shows four.
  await expect
    .poll(() =>
      centres
        .getByRole('link', { name: 'In-house games' })
        .evaluate((link) => link.getBoundingClientRect().right <= innerWidth),
    )
    .toBe(true);
});

test('leaves no error in the console', () => {
  expect(guest.errors).toEqual([]);
});
