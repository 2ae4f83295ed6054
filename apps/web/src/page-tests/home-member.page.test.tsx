import { describe, expect, vi } from 'vitest';
import { callOf, queryOf, test } from '@fairlot/testkit/page/kit';
import { loginDialogOf } from './kit.testing.ts';
import { answerWith, changeAnswer, envelope, hold } from '@fairlot/testkit/page/network';
import { openPageSite, type Page } from './open-page.testing.tsx';

const site = await openPageSite();
const tiles = (page: Page) => page.locator('.tile');

describe('the tabs of games', () => {
  const tabs = (page: Page) => page.getByRole('navigation', { name: 'Game categories' }).getByRole('link');
  const tap = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Game categories' }).getByRole('link', { name, exact: true }).click();

  /** Limits the server's menus to the given number of vendors per category, in the given order. */
  function limitMenus(page: Page, wanted: Record<string, number>): void {
    changeAnswer<{ value: { gameCategory: string; vendors: object[] }[] }>(page, /game\/menus/, (body) => {
      body.value = Object.entries(wanted).map(([gameCategory, count]) => ({
        gameCategory,
        vendors: (body.value.find((menu) => menu.gameCategory === gameCategory)?.vendors ?? []).slice(0, count),
      }));
    });
  }

  test("follow the server's order, no lottery; a single vendor asks for log-in [H-027] [H-028] [H-029]", async () => {
    const page = site.phone();
    limitMenus(page, { FISH: 1, LOTT: 1, SPORTS: 1, RNG: 2 });
    await page.goto('/m/home');
    await expect.poll(() => tabs(page).allInnerTexts()).toEqual(['Hot', 'Fish', 'Sports', 'Slots']);
    await tap(page, 'Sports');
    await loginDialogOf(page).waitFor();
    expect(new URL(page.url()).pathname).not.toBe('/m/sports');
  });

  test('with a single vendor open its game for a member, except hot and e-sports', async () => {
    const page = await site.phoneOf('demo02');
    limitMenus(page, { SPORTS: 1, FISH: 1, ESPORTS: 1, RNG: 2 });
    answerWith(page, /game\/launchGameV3/, envelope({ url: 'https://vendor.example/game', openMode: 'frame' }));
    const launched = () =>
      page.network.to('/lgw/game/launchGameV3').map(({ body }) => (body as { gameCategory: string }).gameCategory);
    const leadsTo = async (name: string, path: string) => {
      await page.goto('/m/home');
      await expect.poll(async () => (await tabs(page).allInnerTexts()).length).toBe(5);
      await tap(page, name);
      await page.waitForURL(new RegExp(`^${path}(\\?|$)`));
    };
    await test.step('launch sports and fish with one vendor [H-029]', async () => {
      await leadsTo('Sports', '/m/game');
      expect(launched()).toEqual(['SPORTS']);
      await leadsTo('Fish', '/m/game');
      expect(launched()).toEqual(['SPORTS', 'FISH']);
    });
    await test.step('launch again at the next tap when the game opens in another window', async () => {
      answerWith(page, /game\/launchGameV3/, envelope({ url: 'https://vendor.example/game', openMode: 'blank' }));
      const open = vi.spyOn(window, 'open').mockReturnValue(window);
      await page.goto('/m/home');
      const opened = () => open.mock.calls.length;
      await tap(page, 'Sports');
      await expect.poll(opened).toBe(1);
      // Taps are ignored until the first launch has ended, a moment after its window opened.
      const tapAgain = async () => {
        if (opened() < 2) await tap(page, 'Sports');
        return opened();
      };
      await expect.poll(tapAgain).toBe(2);
      open.mockRestore();
    });
    await test.step('open the page of hot games [H-032]', () => leadsTo('Hot', '/m/hot'));
    await test.step('open the page of e-sports with one vendor [H-030]', () => leadsTo('E-sports', '/m/esports'));
    await test.step('open the list of slots with two vendors [H-031]', () => leadsTo('Slots', '/m/rng'));
    expect(launched()).toEqual(['SPORTS', 'FISH', 'SPORTS', 'SPORTS']);
  });
});

describe('games are requested as specified', () => {
  test('hot ones with four fields; a mixed response shows only in-house games [X-057] [X-059]', async () => {
    const page = site.phone();
    const answer: { isList: boolean; limit: string | null } = { isList: false, limit: 'BGS' };
    changeAnswer<{ value: { list: object[] } | object[] }>(page, /game\/hot/, (body) => {
      const [game] = (body.value as { list: object[] }).list;
      const mixed = [
        { ...game, nodeId: 'x1', remark: 'Of the house', vassalage: 'BGS' },
        { ...game, nodeId: 'x2', remark: 'Of another', vassalage: 'AV' },
      ];
      body.value = answer.isList ? { list: mixed } : mixed;
    });
    changeAnswer<{ value: { games: object } }>(page, /whitelabel\/settings/, ({ value }) => {
      Object.assign(value.games, { providerLimit: answer.limit });
    });
    const hot = await callOf(page, '/lgw/game/hot', () => page.goto('/m/home'));
    await tiles(page).getByText('Of the house').waitFor();
    expect(await tiles(page).getByText('Of another').count()).toBe(0);
    expect(queryOf(hot)).toEqual({ isPlatform: '2', platform: 'html5', language: 'EN', gameType: '' });
    Object.assign(answer, { isList: true, limit: null });
    await page.goto('/m/home');
    await tiles(page).getByText('Of another').waitFor();
  });

  test('lists with merchant and platform, 25 per page, 50 in a category [X-043] [X-047]', async () => {
    const ask = (path: string) => {
      const page = site.phone();
      return callOf(page, '/lgw/game/list', () => page.goto(path));
    };
    const all = { merchant: 'fairlot', platform: 'html5' };
    expect(queryOf(await ask('/m/gameList'))).toMatchObject({ ...all, pageSize: '25', pageNo: '1' });
    expect(queryOf(await ask('/m/sports?type=all'))).toMatchObject({ gameType: 'SPORTS', pageSize: '50' });
    const slots = await ask('/m/rng');
    expect(queryOf(slots)).toMatchObject({ ...all, gameType: 'RNG', pageSize: '50' });
    const { value } = (await slots.answer) as {
      value: { games: object[]; pageNum: number; totalPages: number; total: number };
    };
    expect(value).toMatchObject({ pageNum: 1, totalPages: Math.ceil(value.total / 50) });
    expect(value.games).toHaveLength(Math.min(50, value.total));
  });

  test('vendors by type and merchant [X-042]', async () => {
    const page = site.phone();
    const vendors = await callOf(page, '/lgw/game/vassgameType', () => page.goto('/m/sports'));
    expect(queryOf(vendors)).toEqual({ typeId: '1', merchant_code: 'fairlot' });
    const { value } = (await vendors.answer) as { value: object[] };
    expect(value).toContainEqual(expect.objectContaining({ vassalage: 'BGS', gameCategory: 'RNG' }));
  });

  test('recent ones and favourites of the account page by page [X-054] [X-060]', async () => {
    const page = await site.phoneOf('demo02');
    const recent = await callOf(page, '/lgw/game/recent', () => page.goto('/m/rng?type=recent'));
    expect(queryOf(recent)).toEqual({
      page: '1',
      pageSize: '25',
      gameType: 'RNG',
      language: 'EN',
      clientType: '2',
      vassalage: 'BGS',
    });
    await page.getByText('No recent games yet').waitFor();
    await page.goto('/m/rng?type=all&vassalage=BGS');
    const name = await tiles(page).locator('.tile__name').first().innerText();
    const HEARTS = '/lgw/game/favourites';
    const saved = await callOf(page, HEARTS, () =>
      tiles(page).getByRole('button', { name: 'Add to favourites' }).first().click(),
    );
    expect([saved.method, await saved.answer]).toMatchObject(['POST', { success: true }]);
    const query = { pageNo: '1', pageSize: '25', gameType: 'RNG', language: 'EN' };
    const all = await callOf(page, HEARTS, () => page.goto('/m/rng?type=fav'));
    expect(queryOf(all)).toEqual({ ...query, vendor: '' });
    const ofVendor = await callOf(page, HEARTS, () => page.goto('/m/rng?gameClassify=FAV&vassalage=BGS'));
    expect(queryOf(ofVendor)).toEqual({ ...query, vendor: 'BGS' });
    await expect.poll(() => tiles(page).locator('.tile__name').allInnerTexts()).toEqual([name]);
    for (const call of [recent, all]) expect(call.headers.get('authorization')).toMatch(/^Bearer ./);
  });

  test('a removed favourite leaves the focus to the next heart, else the previous, else the tab', async () => {
    const page = await site.phoneOf('demo01');
    await page.goto('/m/rng?type=all&vassalage=BGS');
    const add = tiles(page).getByRole('button', { name: 'Add to favourites' });
    await add.first().waitFor();
    for (let count = 1; count <= 3; count++) {
      await add.first().click();
      await expect.poll(() => page.locator('.heart.on').count()).toBe(count);
    }
    await page.goto('/m/rng?type=fav');
    await expect.poll(() => tiles(page).locator('.heart.on').count()).toBe(3);
    const names = await tiles(page).locator('.tile__name').allInnerTexts();
    const heart = (name: string) => tiles(page).filter({ hasText: name }).locator('.heart');
    const hasFocus = (element: HTMLElement) => element === document.activeElement;
    const remove = async (name: string) => {
      await heart(name).focus();
      await heart(name).click();
      await expect.poll(() => tiles(page).filter({ hasText: name }).count()).toBe(0);
    };
    await remove(names[1]!);
    expect(await heart(names[2]!).evaluate(hasFocus)).toBe(true);
    await remove(names[2]!);
    expect(await heart(names[0]!).evaluate(hasFocus)).toBe(true);
    await remove(names[0]!);
    expect(await page.getByRole('tab', { name: 'Favourites' }).evaluate(hasFocus)).toBe(true);
  });
});

test('help is requested by language and the configured platform [X-079] [E-124]', async () => {
  const page = site.phone();
  const help = await callOf(page, '/wps/system/helpCenter', () => page.goto('/m/help'));
  expect([queryOf(help), help.headers.get('moduleid')]).toEqual([{ lang: 'EN', device: 'MOBILE' }, 'COMM3']);
  const settings = await fetch(new URL('/wps/whitelabel/settings', page.url()));
  expect(await settings.json()).toMatchObject({ value: { client: { platform: 'mobile' } } });
});

test('answers of the help centre without a tag have tabs and addresses of their own', async () => {
  const page = site.phone();
  const answers = [
    { title: 'Payments', content: '<p>How to pay</p>' },
    { title: 'Games', content: '<p>How to play</p>' },
  ];
  answerWith(page, /system\/helpCenter/, envelope(answers));
  await page.goto('/m/help');
  await page.getByText('How to pay').waitFor();
  expect(await page.getByRole('tab', { selected: true }).allInnerTexts()).toEqual(['Payments']);
  await page.getByRole('tab', { name: 'Games' }).click();
  await page.getByText('How to play').waitFor();
  expect(await page.getByRole('tab', { selected: true }).allInnerTexts()).toEqual(['Games']);
  expect(new URL(page.url()).search).toBe('?tag=2');
});

describe('a member', () => {
  test('sees name, picture and balance, hides the balance, and refreshes it', async () => {
    const page = await site.phoneOf('demo01');
    const strip = page.locator('.member-strip');
    const money = strip.locator('.money');
    const info: { nickname: string | null } = { nickname: null };
    changeAnswer<{ value: object }>(page, /member\/info/, ({ value }) => void Object.assign(value, info));
    changeAnswer<{ value: { level: number } }>(page, /member\/clubBenefit/, ({ value }) => void (value.level = 3));
    await page.goto('/m/home');
    await test.step('sees deposit and withdraw instead of log in and join [H-002] [H-004]', async () => {
      const header = page.getByRole('banner');
      await header.getByRole('link', { name: 'Deposit' }).waitFor();
      await header.getByRole('link', { name: 'Withdraw' }).waitFor();
      expect(await header.getByRole('link', { name: /Log in|Join/ }).count()).toBe(0);
    });
    await test.step('sees picture and level, and the account until there is a name [H-014] [H-015]', async () => {
      await strip.locator('.avatar').waitFor();
      await strip.locator('.h3', { hasText: 'demo01' }).waitFor();
      info.nickname = 'Mira Tan';
      await page.goto('/m/home');
      await strip.locator('.h3', { hasText: 'Mira Tan' }).waitFor();
      await strip.getByText('VIP 3', { exact: true }).waitFor();
    });
    await test.step('the balance can be hidden [H-017]', async () => {
      await expect.poll(() => money.innerText()).toBe('5,000,000.00');
      await page.getByRole('button', { name: 'Hide balance' }).click();
      expect(await money.innerText()).toBe('*****');
      await page.getByRole('button', { name: 'Show balance' }).click();
      expect(await money.innerText()).toBe('5,000,000.00');
    });
    await test.step('the balance can be refreshed and is hidden meanwhile [H-018] [H-019]', async () => {
      await page.settle();
      const wallet = hold(page, /wallet\/merchant/, envelope({ sumBalance: 1234.5, currency: 'VND' }));
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
      await page.waitForURL('/m/member/home');
      await page.getByRole('navigation', { name: 'Your pages' }).waitFor();
    });
  });

  test("loads wallet, announcements and popups with the member's token [H-022] [H-024] [X-035]", async () => {
    const page = await site.phoneOf('demo02');
    await page.goto('/m/home');
    await page.settle();
    expect(page.network.to('/wps/wallet/merchant').length).toBeGreaterThan(0);
    const notices = page.network.to('/wps/announcements/noticeNew')[0]!;
    expect(queryOf(notices)).toMatchObject({
      merchantCode: 'fairlot',
      types: expect.stringContaining('PU') as unknown,
    });
    expect(notices.headers.get('authorization')).toMatch(/^Bearer ./);
    const { value } = (await notices.answer) as { value: { popup: object[] } };
    expect(value.popup.length).toBeGreaterThan(0);
  });
});
