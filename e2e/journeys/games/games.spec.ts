import { expect, test } from '../../kit/test.ts';
import { closePhones, open, type Visit, visit } from '../../kit/browser.ts';
import { alter, tiles } from '../../kit/game-tiles.ts';
import { hold, intercept } from '../../kit/intercept.ts';
import { openProduct, type Product } from '../../kit/product/open-product.ts';

let product: Product;
let guest: Visit;
test.beforeAll(async () => {
  product = await openProduct({ SEED_GAMES: '2000' });
  guest = await visit(product.origin);
});
test.afterAll(async () => {
  expect([...guest.errors]).toEqual([]);
  await guest.close();
  await closePhones();
  await product.stop();
});

/** A generated picture at an address that no tile uses by default. */
const ICON = '/art/inhouse/icon-of-its-own.svg?v=1&w=200&h=200';

test.describe('a tile', () => {
  test('has picture, name, vendor, one tag and a heart; lotteries have no heart', async () => {
    const { page } = guest;
    const undo = await alter(page, (game, index) => {
      if (index === 0) Object.assign(game, { remark: '', displayName: 'Second name', isTop: true, isNew: true });
      if (index === 1)
        Object.assign(game, { remark: 'First name', displayName: 'Second name', isTop: false, isNew: true });
      if (index === 2) Object.assign(game, { isTop: false, isNew: false, showIcon: true, mobileIconUrl: ICON });
    });
    await open(page, '/m/rng');
    const [first, second, third] = [tiles(page).nth(0), tiles(page).nth(1), tiles(page).nth(2)];
    await first.getByText('Second name').waitFor();
    await test.step('shows its own icon or a generated one, and the name of the vendor [G-001] [G-006]', async () => {
      await expect.poll(() => third.locator('.picture img').getAttribute('src')).toContain(ICON);
      expect(await first.locator('.picture svg, .picture img').count()).toBe(1);
      expect(await first.locator('.tile__vendor').innerText()).toBe('Fairlot Originals');
    });
    await test.step('uses the remark as the name, else the display name [G-007] [E-017] [E-018]', async () => {
      expect([await first.locator('.tile__name').innerText(), await second.locator('.tile__name').innerText()]).toEqual(
        ['Second name', 'First name'],
      );
    });
    await test.step('tags a top game as hot, even if it is new [G-004] [E-027]', async () =>
      expect(await first.locator('.tag').allInnerTexts()).toEqual(['Hot']));
    await test.step('tags a new game as new, and no others [G-005] [E-028]', async () => {
      expect([await second.locator('.tag').allInnerTexts(), await third.locator('.tag').count()]).toEqual([['New'], 0]);
    });
    await test.step('has a heart [G-002]', async () =>
      expect(await first.getByRole('button', { name: 'Add to favourites' }).getAttribute('aria-pressed')).toBe(
        'false',
      ));
    await undo();
    await test.step('each type lists only its own games, and lotteries have no heart [G-003] [E-021]', async () => {
      for (const type of ['RNG', 'LIVE', 'SPORTS', 'PVP', 'FISH', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT']) {
        const answered = page.waitForResponse(
          (answer) => answer.url().includes('/lgw/game/list') && answer.url().includes(`gameType=${type}&`),
        );
        await open(page, `/m/gameList?gameType=${type}`);
        const { value } = (await (await answered).json()) as { value: { games: { gameType: string }[] } };
        expect([...new Set(value.games.map(({ gameType }) => gameType))]).toEqual([type]);
        await tiles(page).first().waitFor();
        expect((await page.locator('.tile .heart').count()) === 0, type).toBe(type.endsWith('LOTT'));
      }
    });
  });

  test('generates a picture that fails to load, and does not request a disabled one [S-053] [E-029]', async () => {
    const { page } = guest;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const gone = await intercept(page, '**/art/pictures/**', (route) => route.abort());
    const slow = await hold(page, '**/art/pictures/slow*', { answer: (route) => route.abort() });
    const undo = await alter(page, (game, index) => {
      if (index === 3) Object.assign(game, { showIcon: true, iconUrl: '/art/pictures/slow.png' });
      if (index === 4) Object.assign(game, { showIcon: false, iconUrl: '/art/pictures/off.png' });
    });
    await open(page, '/m/pvp');
    const slot = tiles(page).nth(3).locator('.art-slot');
    await expect.poll(() => slot.getAttribute('data-state')).toBe('loading');
    slow.release();
    await expect.poll(() => slot.getAttribute('data-state')).toBe('loaded');
    expect(await slot.locator('img').getAttribute('src')).toMatch(/^\/art\/(?!pictures)/);
    expect(asked.filter((url) => url.includes('/art/pictures/off'))).toEqual([]);
    for (const stop of [undo, slow.stop, gone]) await stop();
    await test.step('the page generates a picture itself if none can be loaded', async () => {
      const none = await intercept(page, '**/art/**', (route) => route.abort());
      await open(page, '/m/fish');
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
});
