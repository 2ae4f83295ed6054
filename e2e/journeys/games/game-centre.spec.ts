import { expect, test } from '../../kit/test.ts';
import { expectNoOverflow, follow, open, visit } from '../../kit/browser.ts';
import { alter, tiles } from '../../kit/game-tiles.ts';
import { hold, intercept } from '../../kit/intercept.ts';
import { withPhone, withSharedProduct } from '../../kit/product/with-product.ts';
import type { Page } from '@playwright/test';

const product = withSharedProduct();
const guest = withPhone(product);
let page: Page;
test.beforeAll(() => {
  ({ page } = guest);
});

/** A generated picture at an address that no tile uses by default. */
const ICON = '/art/inhouse/icon-of-its-own.svg?v=1&w=200&h=200';
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

test('a tile generates a picture that fails to load, and does not request a disabled one [S-053] [E-029]', async () => {
  // A phone that has no picture in its cache.
  const { page } = await visit(product.origin);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const gone = await intercept(page, '**/art/pictures/**', (route) => route.abort());
  const slow = await hold(page, '**/art/pictures/slow*', { answer: (route) => route.abort() });
  const undo = await alter(page, (game, index) => {
    if (index === 2) Object.assign(game, { showIcon: true, mobileIconUrl: ICON });
    if (index === 3) Object.assign(game, { showIcon: true, iconUrl: '/art/pictures/slow.png' });
    if (index === 4) Object.assign(game, { showIcon: false, iconUrl: '/art/pictures/off.png' });
  });
  await open(page, '/m/pvp');
  await test.step('shows its own icon, or a generated one [G-001]', async () => {
    await expect.poll(() => tiles(page).nth(2).locator('.picture img').getAttribute('src')).toContain(ICON);
    expect(await tiles(page).first().locator('.picture svg, .picture img').count()).toBe(1);
  });
  const slot = tiles(page).nth(3).locator('.art-slot');
  await expect.poll(() => slot.getAttribute('data-state')).toBe('loading');
  slow.release();
  await expect.poll(() => slot.getAttribute('data-state')).toBe('loaded');
  expect(await slot.locator('img').getAttribute('src')).toMatch(/^\/art\/(?!pictures)/);
  expect(asked.filter((url) => url.includes('/art/pictures/off'))).toEqual([]);
  for (const stop of [undo, slow.stop, gone]) await stop();
  await test.step('the page generates a picture itself if none can be loaded', async () => {
    const none = await intercept(page, '**/art/**', (route) => route.abort());
    await open(page, '/m/rng');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const failed = page.locator('.art-slot[data-state=failed]');
    await failed.first().waitFor();
    await expect.poll(() => page.locator('.art-slot[data-state=loading]').count()).toBe(0);
    expect(
      await failed.evaluateAll((slots) =>
        slots.filter((slot) => {
          const image = slot.querySelector('img');
          const drawn = slot.querySelector('svg');
          return image === null || getComputedStyle(image).visibility !== 'hidden' || drawn?.clientWidth === 0;
        }),
      ),
    ).toEqual([]);
    await none();
  });
});
