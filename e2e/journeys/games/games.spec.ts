import { expect, test } from '../../kit/test.ts';
import { closePhones, expectNoOverflow, login, open, type Visit, visit } from '../../kit/browser.ts';
import { type Calls, recordCalls } from '../../kit/calls.ts';
import { alter, LIST, tab, tiles, vendorsShown } from '../../kit/game-tiles.ts';
import { hold, intercept } from '../../kit/intercept.ts';
import { openProduct, type Product } from '../../kit/product/open-product.ts';

let product: Product;
let guest: Visit;
let member: Visit;
let guestCalls: Calls;
test.beforeAll(async () => {
  product = await openProduct({ SEED_GAMES: '2000' });
  guest = await visit(product.origin);
  member = await visit(product.origin);
  guestCalls = recordCalls(guest.page);
  await login(member.page, 'demo01', 'Fairlot2026');
});
test.afterAll(async () => {
  expect([...guest.errors, ...member.errors]).toEqual([]);
  await guest.close();
  await member.close();
  await closePhones();
  await product.stop();
});

test.describe('an address', () => {
  test('lists the games of its type', async () => {
    const { page } = guest;
    const seen: Record<string, { gameType: string | null; pageSize: string | null; types: string[]; tiles: number }> =
      {};
    for (const path of [
      '/m/rng',
      '/m/pvp',
      '/m/fish',
      '/m/live?type=all&gameType=FISH',
      '/m/sports?type=all&gameType=FISH',
      '/m/lottery?type=all&gameType=FISH',
      '/m/cockfight?type=all&gameType=FISH',
      '/m/gameList?gameType=FISH',
      '/m/gameList',
    ]) {
      // Ends requests of the previous page, so that they are not counted.
      await page.goto('about:blank');
      const answered = page.waitForResponse((response) => new URL(response.url()).pathname === LIST);
      await open(page, path);
      const answer = await answered;
      const { value } = (await answer.json()) as { value: { games: { gameType: string }[] } };
      const { searchParams } = new URL(answer.url());
      await tiles(page).first().waitFor();
      seen[path] = {
        gameType: searchParams.get('gameType'),
        pageSize: searchParams.get('pageSize'),
        types: [...new Set(value.games.map(({ gameType }) => gameType))],
        tiles: await tiles(page).count(),
      };
      expect([searchParams.get('pageNo'), searchParams.get('platform')]).toEqual(['1', 'html5']);
      await expectNoOverflow(page);
    }
    const lists = async (path: string, gameType: string, pageSize = '50') =>
      expect(seen[path], path).toEqual({ gameType, pageSize, types: [gameType], tiles: expect.any(Number) });
    await test.step('slots [R-041] [G-008]', () => lists('/m/rng', 'RNG'));
    await test.step('PVP [R-043] [G-010]', () => lists('/m/pvp', 'PVP'));
    await test.step('fish [R-044] [G-011]', () => lists('/m/fish', 'FISH'));
    await test.step('live, whatever the query contains [G-009]', () => lists('/m/live?type=all&gameType=FISH', 'LIVE'));
    await test.step('sports and cockfights [G-012] [G-014]', async () => {
      await lists('/m/sports?type=all&gameType=FISH', 'SPORTS');
      await lists('/m/cockfight?type=all&gameType=FISH', 'COCKFIGHT');
    });
    await test.step('lotteries [G-013]', () => lists('/m/lottery?type=all&gameType=FISH', 'ELOTT'));
    await test.step('other addresses list the type of the query, or slots [P-024] [G-015] [G-016]', async () => {
      await lists('/m/gameList?gameType=FISH', 'FISH', '25');
      await lists('/m/gameList', 'RNG', '25');
    });
    await test.step('25 games per page, 50 in a category [K-001] [K-002]', async () => {
      for (const [path, { pageSize }] of Object.entries(seen))
        expect(pageSize, path).toBe(path.startsWith('/m/gameList') ? '25' : '50');
    });
    await test.step('a visitor sees all lists [Q-002]', async () =>
      expect(Object.values(seen).filter((list) => list.tiles === 0)).toEqual([]));
  });

  test('names a vendor: the search tab shows only its games [R-052] [G-017]', async () => {
    const { page } = guest;
    await open(page, '/m/gameList?gameType=RNG&vassalage=BGS');
    expect(await tab(page, 'Search').getAttribute('aria-selected')).toBe('true');
    expect(await vendorsShown(page)).toEqual(['Fairlot Originals']);
    expect(await tiles(page).count()).toBe(15);
  });

  test('has five tabs, a banner of its group and scrolling announcements; hot games have a page', async () => {
    const { page } = guest;
    guestCalls.clear();
    await open(page, '/m/rng');
    await test.step('five tabs [G-019]', async () => {
      expect((await page.getByRole('tab').allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
        'All',
        'Hot',
        'Recent',
        'Favourites',
        'Search',
      ]);
    });
    await test.step('a banner of its group [G-020]', async () => {
      await page.locator('.banner').first().waitFor();
      expect((await guestCalls.next('/wps/announcements/bannerNew')).searchParams.get('groupName')).toBe('m_rng');
    });
    await test.step('announcements [G-022]', () =>
      page.getByRole('region', { name: 'Announcements' }).getByText('Vietnam 60 seconds').first().waitFor());
    await test.step('hot games [R-040] [P-027]', async () => {
      await open(page, '/m/hot');
      expect(await tiles(page).count()).toBeGreaterThanOrEqual(6);
      expect(await vendorsShown(page)).toEqual(['Fairlot Originals']);
    });
  });

  test('selects the tab of a member [G-018]', async () => {
    for (const [type, name] of [
      ['hot', 'Hot'],
      ['recent', 'Recent'],
      ['fav', 'Favourites'],
      ['search', 'Search'],
    ] as const) {
      await open(member.page, `/m/rng?type=${type}`);
      expect(await tab(member.page, name).getAttribute('aria-selected')).toBe('true');
    }
  });

  test('with invalid values shows the default', async () => {
    const { page } = guest;
    await open(
      page,
      '/m/gameList?type=nothing&gameClassify=%3Cscript%3E&minBet=1e9&vassalage=%00,NWND;drop&pageNo=99999',
    );
    await tiles(page).first().waitFor();
    expect(await tab(page, 'All').getAttribute('aria-selected')).toBe('true');
    await open(page, '/m/gameList?gameType=%3Cimg%20onerror%3D1%3E');
    await page.getByText('No games found').waitFor();
  });
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

  test('asks a visitor to log in, and so do heart, recent games and favourites', async () => {
    const { page } = guest;
    const asks = async (press: () => Promise<void>) => {
      const dialog = page.getByRole('dialog', { name: 'Log in' });
      await press();
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    };
    await open(page, '/m/rng');
    await test.step('a tile asks for log-in, and the server launches nothing [S-060] [Q-004]', async () => {
      await asks(() => tiles(page).first().getByRole('link').click());
      expect((await page.request.post('/lgw/game/launchGameV3', { data: { gameId: '1' } })).status()).toBe(401);
    });
    await test.step('a heart asks for log-in [S-054] [Q-005]', () =>
      asks(() => page.getByRole('button', { name: 'Add to favourites' }).first().click()));
    await test.step('recent games ask for log-in [Q-006]', () => asks(() => tab(page, 'Recent').click()));
    await test.step('favourites ask for log-in, as a tab and as a class [G-042]', async () => {
      await asks(() => tab(page, 'Favourites').click());
      await asks(() =>
        page.getByRole('group', { name: 'Kinds of games' }).getByRole('button', { name: 'Favourites' }).click(),
      );
      expect(await tab(page, 'All').getAttribute('aria-selected')).toBe('true');
    });
  });
});
