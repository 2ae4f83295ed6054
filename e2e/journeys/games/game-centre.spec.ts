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

test('lobbies and lists have columns on a tablet and a desktop, and a bet page uses their width', async () => {
  /** Width of the page, and the number of different left edges of its tiles or cards. */
  const measured = (part: string) =>
    page.evaluate((selector) => {
      const edges = [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect().left);
      return { width: document.querySelector('.app')!.clientWidth, columns: new Set(edges).size };
    }, `main ${part}`);
  for (const [width, column, board] of [
    [820, 760, 600],
    [1280, 680, 980],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/m/rng');
    await page.locator('main .tile').first().waitFor();
    const tiles = await measured('.tile-grid > *');
    expect([tiles.width, tiles.columns >= 4]).toEqual([column, true]);
    await open(page, '/m/lott');
    await page.locator('main .lobby-cards > article').nth(1).waitFor();
    expect(await measured('.lobby-cards > article')).toEqual({ width: column, columns: 2 });
    await expectNoOverflow(page);
    await follow(page, '/m/lottery/play?gameCode=VN60');
    await expect.poll(async () => (await measured('.slip-room')).width).toBe(board);
  }
  await page.setViewportSize({ width: 390, height: 844 });
});
