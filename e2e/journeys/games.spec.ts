import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeBrowser, expectNoOverflow, login, open, type Visit, visit } from '../kit/browser.ts';
import { Client } from '../kit/client.ts';
import { type Calls, recordCalls } from '../kit/calls.ts';
import { type Product, startProduct } from '../kit/product.ts';

const LIST = '/lgw/game/list';

let product: Product;
let guest: Visit;
let member: Visit;
let guestCalls: Calls;
let calls: Calls;
beforeAll(async () => {
  product = await startProduct({ SEED_GAMES: '2000' });
  guest = await visit(product.origin);
  member = await visit(product.origin);
  guestCalls = recordCalls(guest.page);
  calls = recordCalls(member.page);
  await login(member.page, 'demo01', 'Fairlot2026');
});
afterAll(async () => {
  await guest.close();
  await member.close();
  await closeBrowser();
  await product.stop();
});

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const tiles = (page: Page) => page.locator('.tile');
const vendorsShown = async (page: Page) => [...new Set(await page.locator('.tile .vd').allInnerTexts())];

/** Alters games of the list on their way to the page. */
async function alter(page: Page, change: (game: Record<string, unknown>, index: number) => void): Promise<() => Promise<void>> {
  const handler = async (route: Route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { value: { games: Record<string, unknown>[] } };
    body.value.games.forEach(change);
    await route.fulfill({ response, json: body });
  };
  await page.route(`**${LIST}?**`, handler);
  return () => page.unroute(`**${LIST}?**`, handler);
}

describe('an address', () => {
  it.each([
    ['/m/rng', 'RNG', '50'], ['/m/pvp', 'PVP', '50'], ['/m/fish', 'FISH', '50'],
    ['/m/live?type=all&gameType=FISH', 'LIVE', '50'], ['/m/sports?type=all&gameType=FISH', 'SPORTS', '50'], ['/m/lottery?type=all&gameType=FISH', 'ELOTT', '50'],
    ['/m/cockfight?type=all&gameType=FISH', 'COCKFIGHT', '50'], ['/m/gameList?gameType=FISH', 'FISH', '25'], ['/m/gameList', 'RNG', '25'],
  ])('%s lists %s [R-041] [R-043] [R-044] [G-008] [G-009] [G-010] [G-011] [G-012] [G-013] [G-014] [G-015] [G-016] [P-024] [Q-002] [K-001] [K-002]', async (path, gameType, pageSize) => {
    const { page } = guest;
    guestCalls.clear();
    await open(page, path);
    const asked = await guestCalls.next(LIST);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({ gameType, pageSize, pageNo: '1', platform: 'html5' });
    await tiles(page).first().waitFor();
    await expectNoOverflow(page);
  });

  it('names a vendor: the search tab shows its games alone [R-052] [G-017]', async () => {
    const { page } = guest;
    await open(page, '/m/gameList?gameType=RNG&vassalage=BGS');
    expect(await tab(page, 'Search').getAttribute('aria-selected')).toBe('true');
    expect(await vendorsShown(page)).toEqual(['Fairlot Originals']);
    expect(await tiles(page).count()).toBe(8);
  });

  it('has five tabs, a banner of its group and passing announcements; hot games have a page [G-019] [G-020] [G-022] [R-040] [P-027]', async () => {
    const { page } = guest;
    guestCalls.clear();
    await open(page, '/m/rng');
    expect((await page.getByRole('tab').allInnerTexts()).map((text) => text.split('\n')[0])).toEqual(['All', 'Hot', 'Recent', 'Favourites', 'Search']);
    await page.locator('.banner').first().waitFor();
    expect((await guestCalls.next('/wps/announcements/bannerNew')).searchParams.get('groupName')).toBe('m_rng');
    await page.getByRole('region', { name: 'Announcements' }).getByText('Vietnam 60 seconds').first().waitFor();
    await open(page, '/m/hot');
    expect(await tiles(page).count()).toBeGreaterThanOrEqual(6);
    expect(await vendorsShown(page)).toEqual(['Fairlot Originals']);
  });

  it('picks the tab of a member [G-018]', async () => {
    for (const [type, name] of [['hot', 'Hot'], ['recent', 'Recent'], ['fav', 'Favourites'], ['search', 'Search']] as const) {
      await open(member.page, `/m/rng?type=${type}`);
      expect(await tab(member.page, name).getAttribute('aria-selected')).toBe('true');
    }
  });

  it('with rubbish in it shows the default', async () => {
    const { page } = guest;
    await open(page, '/m/gameList?type=nothing&gameClassify=%3Cscript%3E&minBet=1e9&vassalage=%00,NWND;drop&pageNo=99999');
    await tiles(page).first().waitFor();
    expect(await tab(page, 'All').getAttribute('aria-selected')).toBe('true');
    await open(page, '/m/gameList?gameType=%3Cimg%20onerror%3D1%3E');
    await page.getByText('No games found').waitFor();
  });
});

describe('a tile', () => {
  it('has picture, name, vendor, one tag and a heart; lotteries have none [G-001] [G-002] [G-003] [G-004] [G-005] [G-006] [G-007] [E-017] [E-018] [E-021] [E-027] [E-028]', async () => {
    const { page } = guest;
    const undo = await alter(page, (game, index) => {
      if (index === 0) Object.assign(game, { remark: '', displayName: 'Second name', isTop: true, isNew: true });
      if (index === 1) Object.assign(game, { remark: 'First name', isTop: false, isNew: true });
      if (index === 2) Object.assign(game, { isTop: false, isNew: false });
    });
    await open(page, '/m/rng');
    const [first, second, third] = [tiles(page).nth(0), tiles(page).nth(1), tiles(page).nth(2)];
    await first.getByText('Second name').waitFor();
    expect(await first.locator('.pic svg, .pic img').count()).toBe(1);
    expect(await first.locator('.vd').innerText()).toBe('Fairlot Originals');
    expect(await first.locator('.tag').allInnerTexts()).toEqual(['Hot']);
    expect([await second.locator('.nm').innerText(), await second.locator('.tag').allInnerTexts(), await third.locator('.tag').count()]).toEqual(['First name', ['New'], 0]);
    expect(await first.getByRole('button', { name: 'Add to favourites' }).getAttribute('aria-pressed')).toBe('false');
    await undo();
    await open(page, '/m/lottery?type=all');
    await tiles(page).first().waitFor();
    expect(await page.locator('.tile .heart').count()).toBe(0);
  });

  it('shows the states of its picture; one that is down is drawn instead, and one that is off is not asked for [S-053] [E-029]', async () => {
    const { page } = guest;
    let answer: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const asked: string[] = [];
    await page.route('**/art/pictures/**', async (route) => {
      asked.push(route.request().url());
      if (route.request().url().includes('slow')) await held;
      await route.abort();
    });
    const undo = await alter(page, (game, index) => {
      if (index === 3) Object.assign(game, { showIcon: true, iconUrl: '/art/pictures/slow.png' });
      if (index === 4) Object.assign(game, { showIcon: false, iconUrl: '/art/pictures/off.png' });
    });
    await open(page, '/m/pvp');
    const slot = tiles(page).nth(3).locator('.art-slot');
    await expect.poll(() => slot.getAttribute('data-state')).toBe('loading');
    answer?.();
    await expect.poll(() => slot.getAttribute('data-state')).toBe('loaded');
    expect(await slot.locator('img').getAttribute('src')).toMatch(/^\/art\/(?!pictures)/);
    expect(asked.filter((url) => url.includes('off'))).toEqual([]);
    await undo();
    await page.unroute('**/art/pictures/**');
  });

  it('asks a visitor to log in, as do heart, recent games and favourites [S-054] [S-060] [Q-005] [Q-006] [Q-004]', async () => {
    const { page } = guest;
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    const presses = [
      () => tiles(page).first().getByRole('link').click(), () => page.getByRole('button', { name: 'Add to favourites' }).first().click(), () => tab(page, 'Recent').click(),
      () => tab(page, 'Favourites').click(), () => page.getByRole('group', { name: 'Kinds of games' }).getByRole('button', { name: 'Favourites' }).click(),
    ];
    await open(page, '/m/rng');
    for (const press of presses) {
      await press();
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }
    expect(await tab(page, 'All').getAttribute('aria-selected')).toBe('true');
  });
});

describe('a list', () => {
  it('asks for the next page within 300 px of its end, while there is one [G-023] [K-041] [S-047]', async () => {
    const { page } = guest;
    await open(page, '/m/gameList?gameType=ESPORTS');
    guestCalls.clear();
    const scrollTo = (fromEnd: number) => page.evaluate((px) => window.scrollTo(0, document.documentElement.scrollHeight - document.documentElement.clientHeight - px), fromEnd);
    await scrollTo(301);
    await page.waitForTimeout(900);
    expect(guestCalls.of(LIST).filter((url) => url.searchParams.get('pageNo') === '2')).toEqual([]);
    await scrollTo(299);
    await expect.poll(() => guestCalls.of(LIST).filter((url) => url.searchParams.get('pageNo') === '2').length).toBe(1);
    await expect.poll(() => page.locator('.skel').count()).toBe(0);
    for (let press = 0; press < 3; press++) {
      await scrollTo(0);
      await page.waitForTimeout(400);
    }
    expect(guestCalls.of(LIST).filter((url) => Number(url.searchParams.get('pageNo')) > 2)).toEqual([]);
  });

  it('of hundreds of loaded games is never seen empty, however far it jumps, and holds few of them at once', async () => {
    const { page } = guest;
    guestCalls.clear();
    await open(page, '/m/rng');
    for (let pages = 1; pages < 8; pages++) {
      await expect.poll(async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        return guestCalls.of(LIST).some((url) => url.searchParams.get('pageNo') === String(pages + 1));
      }, { timeout: 15_000 }).toBe(true);
    }
    await expect.poll(() => page.locator('.skel').count()).toBeLessThanOrEqual(3);
    const { empty, jumps, most } = await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const end = document.documentElement.scrollHeight - innerHeight - 900;
      const panel = document.querySelector('[role=tabpanel]')!;
      const start = panel.getBoundingClientRect().top + scrollY + 300;
      let [empty, jumps, most] = [0, 0, 0];
      for (let n = 0; n < 60; n++) {
        // Every part of the list in an order that jumps back and forth.
        const wanted = Math.round(start + ((n * 37) % 60) / 60 * (end - start));
        window.scrollTo(0, wanted);
        await frame();
        if (Math.abs(scrollY - wanted) > 2) jumps++;
        most = Math.max(most, document.querySelectorAll('.tile').length);
        for (const y of [120, 400, 680]) if (!document.elementsFromPoint(195, y).some((element) => element.closest('.tile, .grid3'))) empty++;
      }
      return { empty, jumps, most };
    });
    expect([empty, jumps]).toEqual([0, 0]);
    expect(most).toBeLessThan(70);
    expect(most).toBeGreaterThan(15);
  });

  it('is found where it was left', async () => {
    const { page } = guest;
    const before = await page.evaluate(() => {
      window.scrollTo(0, 4321);
      return document.documentElement.scrollHeight;
    });
    await page.waitForTimeout(300);
    const name = await page.evaluate(() => document.elementsFromPoint(195, 400).find((element) => element.closest('.tile'))?.closest('.tile')?.textContent);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Promos' }).click();
    await page.waitForURL('**/m/activity');
    await page.goBack();
    await page.waitForURL('**/m/rng');
    await expect.poll(() => page.evaluate(() => [scrollY, document.documentElement.scrollHeight])).toEqual([4321, before]);
    await expect.poll(() => page.evaluate(() => document.elementsFromPoint(195, 400).find((element) => element.closest('.tile'))?.closest('.tile')?.textContent)).toBe(name);
  });

  it('searches a name: trimmed, once 500 ms after the last letter, at once with Enter [G-026] [G-027] [G-028] [K-018] [V-027]', async () => {
    const { page } = guest;
    await open(page, '/m/rng');
    await page.waitForTimeout(600);
    guestCalls.clear();
    const field = page.getByRole('searchbox', { name: 'Name of the game' });
    await field.pressSequentially('  moon ', { delay: 60 });
    expect(guestCalls.of(LIST)).toEqual([]);
    await page.waitForTimeout(900);
    expect(guestCalls.of(LIST).map((url) => url.searchParams.get('gameName'))).toEqual(['moon']);
    for (const text of await page.locator('.tile .nm').allInnerTexts()) expect(text).toMatch(/moon/i);
    guestCalls.clear();
    await field.fill('lantern');
    await field.press('Enter');
    await page.waitForTimeout(900);
    expect(guestCalls.of(LIST).map((url) => [url.searchParams.get('gameName'), url.searchParams.get('pageNo')])).toEqual([['lantern', '1']]);
  });

  it('says that nothing was found under a hostile name, and how to get out of it [G-024]', async () => {
    const { page } = guest;
    const field = page.getByRole('searchbox', { name: 'Name of the game' });
    await field.fill(`<img src=x onerror="document.title='owned'">' or 1=1 --`);
    await field.press('Enter');
    await page.getByText('No games found').waitFor();
    expect(await page.title()).not.toBe('owned');
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await tiles(page).first().waitFor();
    expect(await field.inputValue()).toBe('');
  });

  it('narrows by class, vendor, type and smallest bet; every change begins with the first page [G-025] [G-029] [G-030] [G-031] [G-032] [G-042] [K-008] [K-009] [K-010] [K-011] [K-012] [K-013] [S-048]', async () => {
    const { page } = guest;
    await open(page, '/m/rng?type=search&vassalage=NWND');
    const menu = page.getByRole('group', { name: 'Kinds of games' });
    await expect.poll(() => menu.getByRole('button').allInnerTexts()).toEqual(['All', 'Favourites', 'New', 'Arcade', 'Jackpot', 'Scratch', 'Video poker']);
    const after = async (press: () => Promise<void>) => {
      guestCalls.clear();
      await press();
      return Object.fromEntries((await guestCalls.next(LIST, (url) => url.searchParams.get('pageSize') !== '1')).searchParams);
    };
    expect(await after(() => menu.getByRole('button', { name: 'New' }).click())).toMatchObject({ isNew: '1', vassalage: 'NWND', pageNo: '1' });
    const jackpot = await after(() => menu.getByRole('button', { name: 'Jackpot' }).click());
    expect([jackpot['gameClassify'], jackpot['isNew'], jackpot['pageNo']]).toEqual(['JP', undefined, '1']);
    expect((await after(() => page.getByRole('group', { name: 'Manufacturer' }).getByRole('button', { name: 'Copper Kite' }).click()))['vassalage']).toBe('CKITE');
    await expect.poll(() => vendorsShown(page)).toEqual(['Copper Kite']);

    await page.getByRole('button', { name: /^Filter/ }).click();
    const panel = page.getByRole('dialog', { name: 'Filter' });
    await panel.waitFor();
    const bets = panel.getByRole('group', { name: 'Minimum bet' });
    expect(await bets.getByRole('button').allInnerTexts()).toEqual(['All', '0.01', '0.05', '0.10', '0.50', '0.75']);
    await panel.getByRole('button', { name: 'Northwind' }).click();
    await bets.getByRole('button', { name: '0.05' }).click();
    const show = panel.getByRole('button', { name: /^Show \d+ game/ });
    await show.waitFor();
    await page.waitForTimeout(400);
    const promised = Number(/\d+/.exec(await show.innerText())?.[0]);
    const applied = await after(() => show.click());
    expect(applied).toMatchObject({ vassalage: 'CKITE,NWND', minBet: '0.05', gameClassify: 'JP', pageNo: '1' });
    await expect.poll(() => tab(page, 'Search').innerText()).toContain(String(promised));
    const without = await after(() => page.getByRole('button', { name: 'Remove filter: Bet from 0.05' }).click());
    expect([without['minBet'], without['vassalage']]).toEqual([undefined, 'CKITE,NWND']);
    for (const [label, code] of [['Scratch', 'SC'], ['Video poker', 'VP'], ['Table', 'TG'], ['Arcade', 'AC'], ['Jackpot', 'JP']] as const) {
      await page.getByRole('button', { name: /^Filter/ }).click();
      await panel.getByRole('group', { name: 'Game type' }).getByRole('button', { name: label }).click();
      expect((await after(() => panel.getByRole('button', { name: /^Show/ }).last().click()))['gameClassify']).toBe(code);
      await panel.waitFor({ state: 'hidden' });
    }
    const all = await after(() => page.getByRole('button', { name: 'Clear', exact: true }).click());
    expect([all['gameClassify'], all['vassalage'], all['minBet']]).toEqual([undefined, undefined, undefined]);
  });

  it('begins with the provider that it is limited to, until another is chosen [G-041]', async () => {
    const { page } = guest;
    await page.route('**/wps/whitelabel/settings', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { value: { games: object } };
      Object.assign(body.value.games, { limitedLists: ['PVP', 'RNG'] });
      await route.fulfill({ response, json: body });
    });
    guestCalls.clear();
    await open(page, '/m/rng');
    await expect.poll(() => guestCalls.of(LIST).at(-1)?.searchParams.get('vassalage')).toBe('BGS');
    expect(await tab(page, 'All').getAttribute('aria-selected')).toBe('true');
    await page.getByRole('button', { name: 'Remove filter: Fairlot Originals' }).click();
    await expect.poll(() => vendorsShown(page).then((vendors) => vendors.length)).toBeGreaterThan(1);
    await page.unroute('**/wps/whitelabel/settings');
  });

  it('that cannot be had says so, also its next page and without a network, and comes at a press', async () => {
    const { page, context } = guest;
    await open(page, '/m/gameList?gameType=ESPORTS');
    await page.route(`**${LIST}?**`, (route) => route.fulfill({ status: 500, json: { success: false, value: null, errorCode: 'unknown.error', message: '' } }));
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await retry.waitFor({ timeout: 12_000 });
    expect(await tiles(page).count()).toBeGreaterThan(10);
    await page.unroute(`**${LIST}?**`);
    guestCalls.clear();
    await retry.click();
    expect((await guestCalls.next(LIST)).searchParams.get('pageNo')).toBe('2');
    await retry.waitFor({ state: 'detached' });
    await context.setOffline(true);
    await page.getByRole('group', { name: 'Kinds of games' }).getByRole('button', { name: 'New' }).click();
    await page.getByRole('main').getByText('No connection').waitFor({ timeout: 12_000 });
    await context.setOffline(false);
    await retry.waitFor({ state: 'detached' });
    await tiles(page).first().waitFor();
  });
});

describe('a member', () => {
  it('changes tabs: each is asked for from its first page, without filters [S-044] [S-045] [S-046] [I-005] [K-003] [K-004] [X-054]', async () => {
    const { page } = member;
    await open(page, '/m/rng?type=all&minBet=0.05&vassalage=NWND,PLAN,BREEL,CKITE&gameName=a');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await calls.next(LIST, (url) => url.searchParams.get('pageNo') === '2');
    for (const [name, path, expected] of [
      ['Hot', '/lgw/game/hot', { gameType: 'RNG' }], ['Recent', '/lgw/game/recent', { page: '1', pageSize: '25', gameType: 'RNG', clientType: '2', vassalage: 'BGS', language: 'EN' }],
      ['Favourites', '/lgw/game/favourites', { pageNo: '1', pageSize: '25', gameType: 'RNG' }], ['All', LIST, { pageNo: '1' }],
    ] as const) {
      calls.clear();
      await tab(page, name).click();
      expect(Object.fromEntries((await calls.next(path)).searchParams), name).toMatchObject(expected);
    }
    const [back] = calls.of(LIST);
    expect([back!.searchParams.get('minBet'), back!.searchParams.get('vassalage'), back!.searchParams.get('gameName')]).toEqual([null, null, null]);
    expect(await page.getByRole('searchbox').inputValue()).toBe('');
  });

  it('sets and takes hearts: shown at once, said for a second, gone from the list at once, taken back when refused [S-049] [S-056] [S-057] [Q-012] [G-042] [E-019] [K-005] [E-117]', async () => {
    const { page } = member;
    calls.clear();
    await open(page, '/m/rng');
    expect((await calls.next('/lgw/game/favourites/ids')).searchParams.get('pageSize')).toBe('100');
    const name = await tiles(page).first().locator('.nm').innerText();
    await tiles(page).first().getByRole('button', { name: 'Add to favourites' }).click();
    await tiles(page).first().getByRole('button', { name: 'Remove from favourites' }).waitFor();
    await page.getByText('Change saved').waitFor();
    const shownAt = Date.now();
    await page.getByText('Change saved').waitFor({ state: 'detached' });
    expect(Date.now() - shownAt).toBeLessThan(1600);
    await page.getByRole('group', { name: 'Kinds of games' }).getByRole('button', { name: 'Favourites' }).click();
    await expect.poll(() => page.locator('.tile .nm').allInnerTexts()).toEqual([name]);
    await tab(page, 'Favourites').click();
    await expect.poll(() => page.locator('.tile .nm').allInnerTexts()).toEqual([name]);
    await page.route('**/lgw/game/favourites?**', (route) => (route.request().method() === 'DELETE' ? route.fulfill({ status: 500, json: { success: false, value: null, errorCode: 'unknown.error', message: '' } }) : route.fallback()));
    await page.getByRole('button', { name: 'Remove from favourites' }).click();
    await page.getByRole('alert').first().waitFor();
    await expect.poll(() => tiles(page).count()).toBe(1);
    await page.unroute('**/lgw/game/favourites?**');
    await page.getByRole('button', { name: 'Remove from favourites' }).click();
    await page.getByText('No favourites yet').waitFor();
  });

  it('whose heart hangs sees that for three seconds at most [S-055] [K-022]', async () => {
    const { page } = member;
    await open(page, '/m/rng');
    await page.route('**/lgw/game/favourites', () => new Promise(() => undefined));
    await tiles(page).nth(1).getByRole('button', { name: 'Add to favourites' }).click();
    const loading = page.locator('.toast[data-kind=loading]');
    await loading.waitFor();
    const shownAt = Date.now();
    await loading.waitFor({ state: 'detached' });
    expect(Date.now() - shownAt).toBeGreaterThan(2000);
    expect(Date.now() - shownAt).toBeLessThan(3900);
    await page.unroute('**/lgw/game/favourites');
  });

  it('who opens a game of a vendor that is not connected is told so, and it is in no list of recent games [E-025] [E-112] [P-016] [Q-013]', async () => {
    const { page } = member;
    const undo = await alter(page, (game, index) => index === 0 && Object.assign(game, { supportPlay: 'web,app' }));
    await open(page, '/m/pvp');
    await page.waitForTimeout(400);
    calls.clear();
    await tiles(page).first().getByRole('button').first().click();
    const dialog = page.getByRole('alertdialog', { name: 'This game is not connected yet' });
    await dialog.waitFor();
    expect(await dialog.evaluate((alert) => document.getElementById(alert.getAttribute('aria-describedby') ?? '')?.innerText ?? '')).toMatch(/./);
    const [launch] = calls.bodies('/lgw/game/launchGameV3');
    expect(launch).toEqual({ gameCategory: 'PVP', vendor: expect.any(String), gameId: expect.any(String), nodeId: expect.any(String), supportPlay: 'web,app' });
    expect(calls.of('/lgw/game/recent/add')).toEqual([]);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/m/pvp');
    await undo();
    await open(page, '/m/lottery?type=all');
    await tiles(page).filter({ hasText: 'Vietnam 60 seconds' }).getByRole('button').click();
    await page.waitForURL('**/m/lottery/play?gameCode=VN60**');
    expect((await calls.next('/lgw/game/recent/add')).searchParams.get('vendor')).toBe('TCG_LOTTO_VN');
  });

  it('who opens a game that is not made for pages gets a window of its own; without an address that is said; a lottery goes by the launch address [E-026] [E-024] [N-017]', async () => {
    const { page, context } = member;
    await page.route('**/lgw/game/launchGameV3', (route) => route.fulfill({ json: { success: true, value: { url: `${product.origin}/m/help`, openMode: 'self' }, errorCode: null, message: null } }));
    const undo = await alter(page, (game, index) => index === 0 && Object.assign(game, { isGameH5: false }));
    await open(page, '/m/fish');
    await page.waitForTimeout(400);
    const [opened] = await Promise.all([context.waitForEvent('page'), tiles(page).first().getByRole('button').first().click()]);
    await opened.waitForURL('**/m/help');
    await opened.close();
    expect(new URL(page.url()).pathname).toBe('/m/fish');
    await tiles(page).nth(1).getByRole('button').first().click();
    await page.waitForURL('**/m/help');
    await open(page, '/m/pvp');
    await page.unroute('**/lgw/game/launchGameV3');
    await page.route('**/lgw/game/launchGameV3', (route) => route.fulfill({ json: { success: true, value: { url: '', openMode: 'self' }, errorCode: null, message: null } }));
    await tiles(page).nth(1).getByRole('button').first().click();
    await page.getByRole('alertdialog', { name: 'The requested url is empty' }).waitFor();
    await undo();
    await page.unroute('**/lgw/game/launchGameV3');
    const undoGroup = await alter(page, (game, index) => index === 0 && Object.assign(game, { vassalage: 'GPI', gameGroupId: 'G7' }));
    await open(page, '/m/gameList?gameType=LOTT');
    await page.waitForTimeout(400);
    await tiles(page).first().getByRole('button').first().click();
    await page.waitForURL('**/m/launchGame?**');
    expect(new URL(page.url()).searchParams.get('gameGroupId')).toBe('G7');
    await undoGroup();
  });
});

it('what an operator hides or pauses is gone or told in open pages within moments', async () => {
  const operator = new Client(product.origin);
  const answer = await fetch(`${product.origin}/backoffice/api/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name: 'operator', password: 'Fairlot2026' }) });
  const cookie = /fairlot_op=[^;]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? '';
  operator.token = ((await answer.json()) as { value: { token: string } }).value.token;
  const change = (path: string, wish: object) => operator.call('PUT', `/backoffice/api/catalogue/${path}`, { change: wish, reason: 'Checked by a journey' }, { cookie });
  const { page } = member;
  const listening = page.waitForResponse((response) => response.url().includes('/lgw/events'));
  await open(page, '/m/cockfight');
  await listening;
  await page.getByText('Digby Ring').waitFor();
  expect((await change('vendors/DIG', { maintenance: { reason: 'New stables', until: Date.now() + 3_600_000 } })).success).toBe(true);
  await page.getByText('New stables').waitFor();
  await page.getByText(/Under maintenance until/).waitFor();
  expect(await page.getByRole('link', { name: /Digby Ring/ }).count()).toBe(0);
  expect((await change('vendors/DIG', { maintenance: null, isShown: false })).success).toBe(true);
  await page.getByText('Digby Ring').waitFor({ state: 'detached' });
  await change('vendors/DIG', { isShown: true });
  await page.getByRole('link', { name: /Digby Ring/ }).waitFor();
});

it('no journey leaves an error in the console', () => {
  expect([guest.errors, member.errors]).toEqual([[], []]);
});
