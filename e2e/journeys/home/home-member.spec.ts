import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { closePhones, login, open, pathOf, visit } from '../../kit/browser.ts';
import { envelope, listen, named } from '../../kit/calls.ts';
import { answerWith, changeAnswer, hold } from '../../kit/intercept.ts';
import { type Product, sharedProduct } from '../../kit/product/open-product.ts';

let product: Product;
test.beforeAll(async () => {
  product = await sharedProduct();
});
test.afterAll(() => closePhones());

interface Menu {
  gameCategory: string;
  vendors: { vassalage: string }[];
}

/** Limits the server's menus to the given number of vendors per category, in the given order. */
async function routeMenus(
  page: Page,
  wanted: readonly (readonly [gameCategory: string, vendors: number])[],
): Promise<void> {
  await changeAnswer(page, '**/lgw/game/menus', (body: { value: Menu[] }) => {
    body.value = wanted.map(([gameCategory, count]) => ({
      gameCategory,
      vendors: (body.value.find((menu) => menu.gameCategory === gameCategory)?.vendors ?? []).slice(0, count),
    }));
  });
}

test.describe('the tabs of games', () => {
  const labels = (page: Page) =>
    page.getByRole('navigation', { name: 'Game categories' }).getByRole('link').allInnerTexts();
  const tap = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Game categories' }).getByRole('link', { name, exact: true }).click();

  test("follow the server's order, no lottery; a single vendor asks for log-in [H-027] [H-028] [H-029]", async () => {
    const { page } = await visit(product.origin);
    await routeMenus(page, [
      ['FISH', 1],
      ['LOTT', 1],
      ['SPORTS', 1],
      ['RNG', 2],
    ]);
    await open(page, '/m/home');
    await expect.poll(() => labels(page)).toEqual(['Hot', 'Fish', 'Sports', 'Slots']);
    await tap(page, 'Sports');
    await page.getByRole('dialog', { name: 'Log in' }).waitFor();
    expect(pathOf(page)).not.toBe('/m/sports');
  });

  test('with a single vendor open its game for a member, except hot and e-sports', async () => {
    const { page } = await visit(product.origin);
    await login(page, 'demo02', 'Fairlot2026');
    await routeMenus(page, [
      ['SPORTS', 1],
      ['FISH', 1],
      ['ESPORTS', 1],
      ['RNG', 2],
    ]);
    const calls = listen(page);
    const launches = () =>
      named(calls, '/lgw/game/launchGameV3').map(
        (request) => (request.postDataJSON() as { gameCategory: string }).gameCategory,
      );
    const goesTo = async (index: number, path: string) => {
      await open(page, '/m/home');
      await expect.poll(async () => (await labels(page)).length).toBe(5);
      await page.getByRole('navigation', { name: 'Game categories' }).getByRole('link').nth(index).click();
      await expect.poll(() => pathOf(page)).toBe(path);
      expect(launches().toSorted()).toEqual(['FISH', 'SPORTS']);
    };
    await test.step('launch sports and fish with one vendor [H-029]', async () => {
      for (const [name, category] of [
        ['Sports', 'SPORTS'],
        ['Fish', 'FISH'],
      ] as const) {
        await open(page, '/m/home');
        await expect.poll(async () => (await labels(page)).slice(0, 3)).toEqual(['Hot', 'Sports', 'Fish']);
        await tap(page, name);
        await expect.poll(launches).toContain(category);
        await expect.poll(() => pathOf(page)).toBe('/m/game');
      }
    });
    await test.step('open the page of hot games [H-032]', () => goesTo(0, '/m/hot'));
    await test.step('open the page of e-sports with one vendor [H-030]', () => goesTo(3, '/m/esports'));
    await test.step('open the list of slots with two vendors [H-031]', () => goesTo(4, '/m/rng'));
  });

  test('and lists of games send the expected requests', async () => {
    const { page } = await visit(product.origin);
    const calls = listen(page);
    const asked = (path: string) =>
      named(calls, path).map((request) => Object.fromEntries(new URL(request.url()).searchParams));
    const hot = await page.request.get('/lgw/game/hot');
    const [game] = ((await hot.json()) as { value: { list: object[] } }).value.list;
    const mixed = [
      { ...game, nodeId: 'x1', remark: 'Of the house', vassalage: 'BGS' },
      { ...game, nodeId: 'x2', remark: 'Of another', vassalage: 'AV' },
    ];
    const answer: { value: object; limit: string | null } = { value: mixed, limit: 'BGS' };
    const stops = [
      await answerWith(page, '**/lgw/game/hot*', () => envelope(answer.value)),
      await changeAnswer(page, '**/wps/whitelabel/settings', ({ value }: { value: { games: object } }) =>
        Object.assign(value.games, { providerLimit: answer.limit }),
      ),
    ];
    const another = page.locator('.tile').getByText('Of another');
    await test.step('hot games: four fields; a mixed response shows only in-house games [X-057] [X-059]', async () => {
      await open(page, '/m/home');
      await page.locator('.tile').getByText('Of the house').waitFor();
      expect(await another.count()).toBe(0);
      await expect
        .poll(() => asked('/lgw/game/hot'))
        .toContainEqual({ isPlatform: '2', platform: 'html5', language: 'EN', gameType: '' });
      Object.assign(answer, { value: { list: mixed }, limit: null });
      await open(page, '/m/home');
      await another.waitFor();
      for (const stop of stops) await stop();
    });
    await test.step('lists: merchant and platform, 25 per page, 50 in a category [X-043] [X-047]', async () => {
      await open(page, '/m/gameList');
      await expect
        .poll(() => asked('/lgw/game/list'))
        .toContainEqual(
          expect.objectContaining({ merchant: 'fairlot', platform: 'html5', pageSize: '25', pageNo: '1' }),
        );
      await open(page, '/m/rng');
      await expect
        .poll(() => asked('/lgw/game/list'))
        .toContainEqual(
          expect.objectContaining({ merchant: 'fairlot', platform: 'html5', gameType: 'RNG', pageSize: '50' }),
        );
      await open(page, '/m/sports?type=all');
      await expect
        .poll(() => asked('/lgw/game/list'))
        .toContainEqual(expect.objectContaining({ gameType: 'SPORTS', pageSize: '50' }));
      const [answered] = named(calls, '/lgw/game/list')
        .map((request) => new URL(request.url()))
        .filter(({ searchParams: query }) => query.get('gameType') === 'RNG' && query.get('pageSize') === '50');
      const { value } = (await (await page.request.get(answered!.href)).json()) as {
        value: { games: object[]; pageNum: number; totalPages: number; total: number };
      };
      expect(value).toMatchObject({ pageNum: 1, totalPages: Math.ceil(value.total / 50) });
      expect(value.games).toHaveLength(Math.min(50, value.total));
    });
    await test.step('vendors [X-042]', async () => {
      await open(page, '/m/sports');
      await expect
        .poll(() => asked('/lgw/game/vassgameType'))
        .toContainEqual({ typeId: '1', merchant_code: 'fairlot' });
      const { value } = (await (await page.request.get(named(calls, '/lgw/game/vassgameType')[0]!.url())).json()) as {
        value: object[];
      };
      expect(value).toContainEqual(expect.objectContaining({ vassalage: 'BGS', gameCategory: 'RNG' }));
    });
    await test.step('help: by language and the configured platform [X-079] [E-124]', async () => {
      const { value } = (await (await page.request.get('/wps/whitelabel/settings')).json()) as {
        value: { client: { platform: string } };
      };
      expect(value.client.platform).toBe('mobile');
      await open(page, '/m/help');
      await expect.poll(() => asked('/wps/system/helpCenter')).toContainEqual({ lang: 'EN', device: 'MOBILE' });
      expect(named(calls, '/wps/system/helpCenter')[0]?.headers()['moduleid']).toBe('COMM3');
    });
  });
});

test.describe('a member', () => {
  test('sees name, picture and balance, hides the balance, and refreshes it', async () => {
    const { page } = await visit(product.origin);
    await login(page, 'demo01', 'Fairlot2026');
    const strip = page.locator('.member-strip');
    const money = strip.locator('.money');
    await test.step('sees deposit and withdraw instead of log in and join [H-002] [H-004]', async () => {
      const header = page.getByRole('banner');
      await header.getByRole('link', { name: 'Deposit' }).waitFor();
      await header.getByRole('link', { name: 'Withdraw' }).waitFor();
      expect(await header.getByRole('link', { name: /Log in|Join/ }).count()).toBe(0);
    });
    await test.step('sees a picture, and the account until there is a name [H-014] [H-015]', async () => {
      await strip.locator('.avatar').waitFor();
      const info: { nickname: string | null } = { nickname: null };
      await changeAnswer(page, '**/wps/member/info', ({ value }: { value: object }) => Object.assign(value, info));
      await open(page, '/m/home');
      await strip.locator('.h3').getByText('demo01').waitFor();
      info.nickname = 'Mira Tan';
      await open(page, '/m/home');
      await strip.locator('.h3').getByText('Mira Tan').waitFor();
    });
    await test.step('the balance can be hidden [H-017]', async () => {
      await money.getByText('5,000,000.00').waitFor();
      await page.getByRole('button', { name: 'Hide balance' }).click();
      expect(await money.innerText()).toBe('*****');
      await page.getByRole('button', { name: 'Show balance' }).click();
      expect(await money.innerText()).toBe('5,000,000.00');
    });
    await test.step('the balance can be refreshed and is hidden meanwhile [H-018] [H-019]', async () => {
      const wallet = await hold(page, '**/wps/wallet/merchant*', {
        answer: (route) =>
          route.fulfill({
            contentType: 'application/json',
            body: '{"success":true,"value":{"sumBalance":1234.50,"currency":"VND"},"errorCode":null,"message":null}',
          }),
      });
      await page.getByRole('button', { name: 'Refresh balance' }).click();
      await expect.poll(() => money.innerText()).toBe('*****');
      wallet.release();
      await expect.poll(() => money.innerText()).toBe('1,234.50');
    });
    await test.step('the picture links to the member centre [R-014]', async () => {
      await strip
        .getByRole('link')
        .filter({ has: page.locator('.avatar') })
        .click();
      await expect.poll(() => pathOf(page)).toBe('/m/member/home');
      await page.getByRole('navigation', { name: 'Your pages' }).waitFor();
    });
  });

  test("requests the account's recent games and favourites page by page [X-054] [X-060]", async () => {
    const { page } = await visit(product.origin);
    await login(page, 'demo02', 'Fairlot2026');
    const calls = listen(page);
    const asked = (path: string) =>
      named(calls, path).map((request) => Object.fromEntries(new URL(request.url()).searchParams));
    await open(page, '/m/rng?type=recent');
    await expect
      .poll(() => asked('/lgw/game/recent'))
      .toContainEqual({
        page: '1',
        pageSize: '25',
        gameType: 'RNG',
        language: 'EN',
        clientType: '2',
        vassalage: 'BGS',
      });
    await page.getByText('No recent games yet').waitFor();
    await open(page, '/m/rng?type=all&vassalage=BGS');
    const tile = page.locator('.tile').first();
    const name = await tile.locator('.tile__name').innerText();
    const saved = page.waitForResponse((response) => response.request().method() === 'POST');
    await tile.getByRole('button', { name: 'Add to favourites' }).click();
    await saved;
    await open(page, '/m/rng?type=fav');
    await expect
      .poll(() => asked('/lgw/game/favourites'))
      .toContainEqual({ pageNo: '1', pageSize: '25', gameType: 'RNG', language: 'EN', vendor: '' });
    await open(page, '/m/rng?gameClassify=FAV&vassalage=BGS');
    await expect
      .poll(() => asked('/lgw/game/favourites'))
      .toContainEqual({ pageNo: '1', pageSize: '25', gameType: 'RNG', language: 'EN', vendor: 'BGS' });
    await expect.poll(() => page.locator('.tile .tile__name').allInnerTexts()).toEqual([name]);
    for (const path of ['/lgw/game/recent', '/lgw/game/favourites'])
      expect(named(calls, path)[0]?.headers()['authorization']).toMatch(/^Bearer ./);
  });

  test("loads wallet, announcements and popups with the member's token [H-022] [H-024] [X-035]", async () => {
    const { page } = await visit(product.origin, { dailyNotice: true });
    await login(page, 'demo02', 'Fairlot2026');
    // The daily popup after the log-in.
    await page.getByRole('dialog').first().waitFor();
    const calls = listen(page);
    await open(page, '/m/home');
    await expect.poll(() => named(calls, '/wps/wallet/merchant').length).toBeGreaterThan(0);
    await expect.poll(() => named(calls, '/wps/announcements/noticeNew').length).toBeGreaterThan(0);
    const announcements = () =>
      calls.filter((request) => request.url().includes('/wps/announcements/') && request.method() === 'GET');
    await expect.poll(() => announcements().length).toBeGreaterThan(1);
    for (const request of announcements()) {
      expect([request.url(), new URL(request.url()).searchParams.get('merchantCode')]).toEqual([
        request.url(),
        'fairlot',
      ]);
      expect(request.headers()['authorization']).toMatch(/^Bearer ./);
    }
    expect(new URL(named(calls, '/wps/announcements/noticeNew')[0]!.url()).searchParams.get('types')).toContain('PU');
  });
});
