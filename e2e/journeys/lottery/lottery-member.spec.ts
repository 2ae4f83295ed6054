import { expect, test } from '../../kit/test.ts';
import { follow, followFromSettings, login, open, type Visit, visit } from '../../kit/browser.ts';
import { endClean } from '../../kit/end.ts';
import { changeAnswer, hold } from '../../kit/intercept.ts';
import { callOf, card, cards, drawOn, offered, queryOf, storedFavourites, tab } from '../../kit/lobby.ts';
import { type Product, sharedProduct } from '../../kit/product/open-product.ts';

let product: Product;
let member: Visit;
test.beforeAll(async () => {
  product = await sharedProduct();
  member = await visit(product.origin);
  await login(member.page, 'demo01', 'Fairlot2026');
});
test.afterAll(() => endClean(product, member));

test.describe('a member', () => {
  test('has the lists all, hot, favourites and recent [Y-006] [S-058] [E-116]', async () => {
    const { page } = member;
    await open(page, '/m/lott');
    expect(await page.getByRole('tablist', { name: 'Lists' }).getByRole('tab').allInnerTexts()).toEqual([
      'All',
      'Hot',
      'Favourites',
      'Recent',
    ]);
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('favourite') && calls.push(request.url()));
    const heart = card(page, 'Hà Nội').getByRole('button', { name: 'Add to favourites' });
    await heart.click();
    await card(page, 'Hà Nội').getByRole('button', { name: 'Remove from favourites', pressed: true }).waitFor();
    expect(JSON.parse((await storedFavourites(page)) ?? '')).toEqual({ demo01: ['HANOI'] });
    expect(calls).toEqual([]);
    await tab(page, 'Favourites').click();
    await expect.poll(() => cards(page).count()).toBe(1);
    await cards(page).getByRole('button', { name: 'Remove from favourites' }).click();
    await page.getByText('No favourites yet').waitFor();
    expect(JSON.parse((await storedFavourites(page)) ?? '')).toEqual({ demo01: [] });
    await tab(page, 'Hot').click();
    // Members of the demonstration team played these two.
    await expect.poll(() => cards(page).count()).toBe(2);
    await card(page, 'Vietnam 5 minutes').waitFor();
    await card(page, 'Vietnam 60 seconds').waitFor();
  });

  test('requests menu and recent games as specified [X-068] [X-069] [K-007]', async () => {
    const { page } = member;
    const recent = await callOf(page, '/lgw/lottery/vn/recent', () => tab(page, 'Recent').click());
    expect(queryOf(recent)).toEqual({ device: 'MOBILE', recentCount: '100', prizeMode: 'Lott', language: 'EN' });
    expect((await (await recent.response())!.json()).value).toEqual([]);
    await page.getByText('No recent games').waitFor();
    // The lobby may ask once more before settings open; that response is gone with its document.
    await open(page, '/m/set');
    const menu = await callOf(page, '/lgw/lottery/vn/menu', () => follow(page, '/m/lott'));
    expect(queryOf(menu)).toEqual({ prizeMode: 'Lott', device: 'MOBILE' });
    const groups = (await (await menu.response())!.json()).value as { tag: string; gameMenus: object[] }[];
    expect(groups.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['VN', 'vietnam_rb_stock', 'GPI']));
    expect(groups.find(({ tag }) => tag === 'VN')?.gameMenus).toContainEqual(
      expect.objectContaining({ gameCode: 'VN300', vassalage: 'TCG_LOTTO_VN' }),
    );
  });

  test('launches a draw with vendor, code and the default prize mode [Y-013] [E-113] [S-061]', async () => {
    const { page } = member;
    await open(page, '/m/lott');
    const launch = await callOf(page, '/lgw/lottery/launchLott', () =>
      card(page, 'Vietnam 5 minutes').getByRole('button', { name: 'Play' }).click(),
    );
    expect(launch.postDataJSON()).toEqual({ vendor: 'TCG_LOTTO_VN', gameCode: 'VN300', prizeMode: 'Lott' });
    await page.waitForURL((url) => url.pathname === '/m/lottery/play');
    await page.getByRole('heading', { name: 'Vietnam 5 minutes' }).waitFor();
  });

  test('launches through an address with code and prize mode, and leaves for its page [R-053] [R-054]', async () => {
    const { page } = member;
    for (const [playType, code, prizeMode, pageBack, left] of [
      ['trad', 'VN300', 'ZY', '/m/lott', '/m/lott'],
      ['ent', 'lobby', 'Lott', 'https://evil.test', '/m/home'],
    ] as const) {
      const address =
        `/m/launchGame?playType=${playType}&gameId=g-1&gameGroupId=group-2&prize_mode=${prizeMode}&code=${code}` +
        `&pageBack=${encodeURIComponent(pageBack)}`;
      const launch = await callOf(page, '/lgw/lottery/launchLott', () => page.goto(address));
      expect(launch.postDataJSON()).toEqual({ vendor: 'TCG_LOTTO_VN', gameCode: code, prizeMode });
      await page.waitForURL((url) => url.pathname !== '/m/launchGame');
      const opened = new URL(page.url());
      expect([
        opened.pathname,
        ...['playType', 'gameId', 'gameGroupId'].map((name) => opened.searchParams.get(name)),
      ]).toEqual([code === 'lobby' ? '/m/lott' : '/m/lottery/play', playType, 'g-1', 'group-2']);
      await page.getByRole('button', { name: 'Back' }).click();
      await page.waitForURL((url) => url.pathname === left);
    }
  });

  test("sees a vendor's games in its group, and opens one in its frame [Y-009] [S-065] [K-006]", async () => {
    const { page } = member;
    await open(page, '/m/lott');
    const list = await callOf(page, '/lgw/game/list', () => tab(page, 'GPI', 'Lottery groups').click());
    expect(queryOf(list)).toMatchObject({ vassalage: 'GPI', pageNo: '1', pageSize: '100' });
    const games = page.getByRole('list', { name: 'Vendor’s games' }).getByRole('button');
    await games.first().waitFor();
    expect(await games.first().innerText()).toContain('Grand Pick');
    const held = await hold(page, '**/lgw/lottery/launchLott');
    const launch = await callOf(page, '/lgw/lottery/launchLott', () => games.first().click());
    await test.step('opens the launch page with play type, game, group, mode and return path [S-063]', async () => {
      await page.waitForURL((url) => url.pathname === '/m/launchGame');
      const reported = Object.fromEntries(new URL(page.url()).searchParams);
      expect(reported).toMatchObject({ playType: 'trad', prize_mode: 'Lott', pageBack: '/m/lott?tag=GPI' });
      expect(Object.keys(reported)).toEqual(expect.arrayContaining(['gameId', 'gameGroupId', 'code']));
      expect(launch.postDataJSON()).toEqual({ vendor: 'GPI', gameCode: reported['code'], prizeMode: 'Lott' });
    });
    held.release();
    await held.stop();
    await page.frameLocator('.game-area iframe').getByText('Place your bets').first().waitFor();
    await page.getByRole('region', { name: 'Game', exact: true }).getByRole('button', { name: 'Close' }).click();
    await page.waitForURL((url) => url.pathname + url.search === '/m/lott?tag=GPI');
  });

  test('opens the launch page for an electronic lottery of another vendor, in its own mode [S-063]', async () => {
    const { page } = member;
    const stop = await changeAnswer(
      page,
      '**/lgw/lottery/vn/menu**',
      ({ value }: { value: { gameMenus: object[] }[] }) =>
        Object.assign(value[0]!.gameMenus[0]!, {
          vassalage: 'FED',
          gameType: 'ELOTT',
          lottoMode: 'Entertainment',
          gameCode: 'FED0001',
          gameId: 'FED0001',
          gameGroupId: 'group-7',
          remark: 'Electronic game',
          displayName: 'Electronic game',
        }),
    );
    await followFromSettings(page, '/m/lott');
    const held = await hold(page, '**/lgw/lottery/launchLott', { answer: (route) => route.abort() });
    await card(page, 'Electronic game').getByRole('button', { name: 'Play' }).click();
    await page.waitForURL((url) => url.pathname === '/m/launchGame');
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
      playType: 'ent',
      gameId: 'FED0001',
      gameGroupId: 'group-7',
      prize_mode: 'Elott',
      code: 'FED0001',
      pageBack: expect.stringMatching(/^\/m\/lott/),
    });
    await held.stop();
    await stop();
  });

  test('launches a game of TCG_SEA with its prize mode, and disables a card that is not on sale [S-062]', async () => {
    const { page } = member;
    const stop = await changeAnswer(
      page,
      '**/lgw/lottery/vn/menu**',
      ({ value }: { value: { gameMenus: object[] }[] }) => {
        const [sea, shut] = value[0]!.gameMenus;
        Object.assign(sea!, {
          vassalage: 'TCG_SEA',
          gameCode: 'TCG_SEA0001',
          remark: 'Sea game',
          displayName: 'Sea game',
        });
        Object.assign(shut!, { isSale: false, remark: 'Shut game', displayName: 'Shut game' });
      },
    );
    await followFromSettings(page, '/m/lott');
    const shut = card(page, 'Shut game');
    await expect.poll(() => shut.getByRole('timer').innerText()).toMatch(/^--\s*:\s*--\s*:\s*--$/);
    expect(await shut.getByRole('button', { name: 'Closed' }).isDisabled()).toBe(true);
    const launch = await callOf(page, '/lgw/lottery/launchLott', () =>
      card(page, 'Sea game').getByRole('button', { name: 'Play' }).click(),
    );
    expect(launch.postDataJSON()).toEqual({ vendor: 'TCG_SEA', gameCode: 'TCG_SEA0001', prizeMode: 'SEA' });
    await page.waitForURL((url) => url.pathname === '/m/game' && url.searchParams.get('prizeMode') === 'SEA');
    await page.frameLocator('.game-area iframe').getByRole('button', { name: /^Big/ }).waitFor();
    await stop();
  });

  test('finds the games by weekday, with favourites on top [Y-001] [Y-003] [P-031]', async () => {
    const { page } = member;
    await open(page, '/m/lottery/week');
    const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
    await page.getByRole('region', { name: 'Monday' }).waitFor();
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(
      ['Favourites', ...days].map((name) => expect.stringContaining(name)),
    );
    const games = await offered(product.origin);
    // It draws on the 1st and 16th of a month, on any weekday.
    const monthly = games.find(({ gameCode }) => gameCode === 'THAI')!;
    const counts = await Promise.all(
      days.map(async (name) => {
        const rows = page.getByRole('region', { name }).getByRole('listitem');
        return (await rows.count()) - (await rows.filter({ hasText: monthly.remark }).count());
      }),
    );
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7].map((day) => drawOn(games, day) - drawOn([monthly], day)));
    await page
      .getByRole('region', { name: 'Tuesday' })
      .getByRole('listitem')
      .filter({ hasText: 'Quảng Ninh' })
      .getByRole('button', { name: 'Add to favourites' })
      .click();
    await page.getByRole('region', { name: 'Favourites' }).getByText('Quảng Ninh').waitFor();
  });

  test('finds electronic lotteries in their own centre [R-049]', async () => {
    const { page } = member;
    await open(page, '/m/lottery');
    await page.getByRole('main').getByText('Fairlot Draws').first().waitFor();
    expect(await page.getByRole('main').innerText()).not.toContain('Grand Pick');
  });

  test('finds every lottery in one list [P-033]', async () => {
    const { page } = member;
    await open(page, '/m/lottery/list');
    expect(await page.getByRole('main').getByRole('listitem').count()).toBe((await offered(product.origin)).length);
    await page.getByRole('region', { name: 'Northern' }).getByText('Hà Nội').waitFor();
  });
});
