import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../kit/audit.ts';
import { closeBrowser, expectNoOverflow, login, open, type Visit, visit } from '../kit/browser.ts';
import { Client, issueOnSale } from '../kit/client.ts';
import { type Product, startProduct } from '../kit/product.ts';

let product: Product;
let visitor: Visit;
let member: Visit;
beforeAll(async () => {
  product = await startProduct();
  visitor = await visit(product.origin);
  member = await visit(product.origin);
  await login(member.page, 'demo01', 'Fairlot2026');
});
afterAll(async () => {
  expect([...visitor.errors, ...member.errors]).toEqual([]);
  await audit(product);
  await visitor.close();
  await member.close();
  await closeBrowser();
  await product.stop();
});

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const card = (page: Page, name: string) => cards(page).filter({ hasText: name }).first();
const tab = (page: Page, name: string, list = 'Lists') => page.getByRole('tablist', { name: list }).getByRole('tab', { name, exact: true });
const queryOf = (request: Request) => Object.fromEntries(new URL(request.url()).searchParams);
const storedFavourites = (page: Page) => page.evaluate(() => localStorage.getItem('LOTTFAV'));
/** Waits for a call that the press makes. */
async function callOf(page: Page, path: string, press: () => Promise<unknown>): Promise<Request> {
  const [request] = await Promise.all([page.waitForRequest((each) => new URL(each.url()).pathname === path), press()]);
  return request;
}

interface OfferedGame {
  gameCode: string;
  remark: string;
  gameMenuTag: string;
  drawDayOfWeek: string;
}
/** The games on offer, as the server tells them. */
const offered = async () => ((await (await fetch(`${product.origin}/lgw/lottery/list`)).json()) as { value: OfferedGame[] }).value;
const drawOn = (games: OfferedGame[], day: number) => games.filter(({ drawDayOfWeek }) => drawDayOfWeek.split(',').includes(String(day))).length;

describe('a visitor', () => {
  it('finds the menu of groups and cards of draws whose countdowns tick [R-048] [I-004] [Y-012]', async () => {
    const { page } = visitor;
    await open(page, '/m/lott');
    await page.getByRole('heading', { name: 'Lottery', exact: true }).waitFor();
    expect(await cards(page).count()).toBe((await offered()).length);
    await expectNoOverflow(page);
    // The one that closes last: no draw of it comes in between.
    const timer = cards(page).getByRole('timer').filter({ hasNotText: '--' }).last();
    const seen = new Set<string>();
    for (const until = Date.now() + 3500; Date.now() < until; await page.waitForTimeout(100)) seen.add(await timer.innerText());
    expect(seen.size).toBeGreaterThanOrEqual(3);
    expect(await card(page, 'Vietnam 5 minutes').locator('[data-numero]').getAttribute('data-numero')).toMatch(/^\d{12}$/);
  });

  it('sees all games and the tagged groups in the menu, and only the games of the chosen one [Y-004] [Y-005]', async () => {
    const { page } = visitor;
    expect(await page.getByRole('tablist', { name: 'Lottery groups' }).getByRole('tab').allInnerTexts()).toEqual(['All', 'Vietnam', 'Three minutes', 'Northern', 'Central', 'Southern', 'Lotto', 'GPI']);
    expect(new Set((await offered()).map(({ gameMenuTag }) => gameMenuTag)).size).toBe(6);
    await tab(page, 'Northern', 'Lottery groups').click();
    await expect.poll(() => cards(page).count()).toBe(6);
    expect(await page.getByText('Hải Phòng').count()).toBe(1);
    expect(await page.getByText('Vietnam 60 seconds').count()).toBe(0);
  });

  it('reads the history of results over the lobby, except from one group [Y-007] [Y-008]', async () => {
    const { page } = visitor;
    await page.getByRole('link', { name: 'History Result' }).click();
    const sheet = page.getByRole('dialog', { name: 'Results' });
    await sheet.getByText('Vietnam 60 seconds').waitFor();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await sheet.waitFor({ state: 'hidden' });
    await tab(page, 'Three minutes', 'Lottery groups').click();
    await expect.poll(() => page.getByRole('link', { name: 'History Result' }).count()).toBe(0);
    await tab(page, 'All', 'Lottery groups').click();
  });

  it('limits the games to those that draw on a day of the week', async () => {
    const { page } = visitor;
    const day = page.getByRole('group', { name: 'Days of the week' }).getByRole('button');
    expect(await day.count()).toBe(7);
    await day.nth(0).click();
    await expect.poll(() => cards(page).count()).toBe(drawOn(await offered(), 1));
    expect(await page.getByText('Thái Bình').count()).toBe(1);
    await day.nth(0).click();
    await expect.poll(() => cards(page).count()).toBe((await offered()).length);
  });

  it('is asked to log in to play and to keep favourites [Q-009] [S-059]', async () => {
    const { page } = visitor;
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await card(page, 'Vietnam 5 minutes').getByRole('button', { name: 'Play' }).click();
    await closeLogin(page);
    await card(page, 'Vietnam 5 minutes').getByRole('button', { name: 'Add to favourites' }).click();
    await closeLogin(page);
    expect(calls.filter((path) => path.includes('launchLott'))).toEqual([]);
    expect(await storedFavourites(page)).toBeNull();
  });

  it('is asked to log in at a launch address, without a launch', async () => {
    const { page } = visitor;
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await open(page, '/m/launchGame?playType=trad&gameId=VN300&gameGroupId=&prize_mode=Lott&code=VN300&pageBack=/m/lott');
    await page.getByRole('dialog', { name: 'Log in' }).waitFor();
    expect(calls.filter((path) => path.includes('launchLott'))).toEqual([]);
  });

  it('searches by group, by part of the name and page by page [Y-018] [Y-019] [Y-020]', async () => {
    const { page } = visitor;
    await open(page, '/m/lott');
    await page.getByRole('button', { name: 'Search' }).click();
    const sheet = page.getByRole('dialog', { name: 'Search' });
    const found = sheet.getByRole('list', { name: 'Games' }).getByRole('listitem');
    await expect.poll(() => found.count()).toBe(20);
    const more = sheet.getByRole('button', { name: 'Load more' });
    await more.click();
    await expect.poll(() => found.count()).toBe(40);
    await more.click();
    const all = (await offered()).length;
    expect([all > 40, all <= 60]).toEqual([true, true]);
    await expect.poll(() => found.count()).toBe(all);
    expect(await more.count()).toBe(0);
    const chip = sheet.getByRole('button', { name: 'Central' });
    await chip.click();
    await expect.poll(() => found.count()).toBe(14);
    expect(await chip.getAttribute('aria-pressed')).toBe('true');
    await sheet.getByRole('searchbox', { name: 'Name of the game' }).fill('da n');
    await expect.poll(() => found.allInnerTexts()).toEqual([expect.stringContaining('Đà Nẵng')]);
    await chip.click();
    await sheet.getByRole('searchbox').fill('no such game');
    await sheet.getByText('No game has this name').waitFor();
    await sheet.getByRole('button', { name: 'Close' }).click();
  });
});

describe('a member', () => {
  it('has the lists all, hot, favourites and recent [Y-006] [S-058] [E-116]', async () => {
    const { page } = member;
    await open(page, '/m/lott');
    expect(await page.getByRole('tablist', { name: 'Lists' }).getByRole('tab').allInnerTexts()).toEqual(['All', 'Hot', 'Favourites', 'Recent']);
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
    await page.getByText('Nobody has played lately').waitFor();
  });

  it('asks for menu and recent games as the specification says [X-068] [X-069] [K-007]', async () => {
    const { page } = member;
    const recent = await callOf(page, '/lgw/lottery/vn/recent', () => tab(page, 'Recent').click());
    expect(queryOf(recent)).toEqual({ device: 'MOBILE', recentCount: '100', prizeMode: 'Lott', language: 'EN' });
    expect((await (await recent.response())!.json()).value).toEqual([]);
    await page.getByText('No recent games').waitFor();
    const menu = await callOf(page, '/lgw/lottery/vn/menu', () => follow(page));
    expect(queryOf(menu)).toEqual({ prizeMode: 'Lott', device: 'MOBILE' });
  });

  it('launches a draw by vendor, code and the default prize mode [Y-013] [E-113]', async () => {
    const { page } = member;
    const launch = await callOf(page, '/lgw/lottery/launchLott', () => card(page, 'Vietnam 5 minutes').getByRole('button', { name: 'Play' }).click());
    expect(launch.postDataJSON()).toEqual({ vendor: 'TCG_LOTTO_VN', gameCode: 'VN300', prizeMode: 'Lott' });
    await page.waitForURL((url) => url.pathname === '/m/lottery/play');
    await page.getByRole('heading', { name: 'Vietnam 5 minutes' }).waitFor();
  });

  it('launches by an address with code and prize mode, and leaves to the page that it names [R-053] [R-054]', async () => {
    const { page } = member;
    for (const [playType, code, prizeMode, pageBack, left] of [['trad', 'VN300', 'ZY', '/m/lott', '/m/lott'], ['ent', 'lobby', 'Lott', 'https://evil.test', '/m/home']] as const) {
      const address = `/m/launchGame?playType=${playType}&gameId=g-1&gameGroupId=group-2&prize_mode=${prizeMode}&code=${code}&pageBack=${encodeURIComponent(pageBack)}`;
      const launch = await callOf(page, '/lgw/lottery/launchLott', () => page.goto(address));
      expect(launch.postDataJSON()).toEqual({ vendor: 'TCG_LOTTO_VN', gameCode: code, prizeMode });
      await page.waitForURL((url) => url.pathname !== '/m/launchGame');
      const opened = new URL(page.url());
      expect([opened.pathname, ...['playType', 'gameId', 'gameGroupId'].map((name) => opened.searchParams.get(name))]).toEqual([code === 'lobby' ? '/m/lott' : '/m/lottery/play', playType, 'g-1', 'group-2']);
      await page.getByRole('button', { name: 'Back' }).click();
      await page.waitForURL((url) => url.pathname === left);
    }
  });

  it('sees the games of a vendor in its group, and is told when one is not connected [Y-009] [S-065] [K-006]', async () => {
    const { page } = member;
    await open(page, '/m/lott');
    const list = await callOf(page, '/lgw/game/list', () => tab(page, 'GPI', 'Lottery groups').click());
    expect(queryOf(list)).toMatchObject({ vassalage: 'GPI', pageNo: '1', pageSize: '100' });
    const games = page.getByRole('list', { name: 'Games of the vendor' }).getByRole('button');
    await games.first().waitFor();
    expect(await games.first().innerText()).toContain('Grand Pick');
    const launch = await callOf(page, '/lgw/lottery/launchLott', () => games.first().click());
    const { searchParams, pathname } = new URL(page.url());
    expect([pathname, searchParams.get('playType'), searchParams.get('prize_mode'), searchParams.get('pageBack')]).toEqual(['/m/launchGame', 'trad', 'Lott', '/m/lott?tag=GPI']);
    expect([searchParams.has('gameGroupId'), launch.postDataJSON()]).toEqual([true, { vendor: 'GPI', gameCode: searchParams.get('code'), prizeMode: 'Lott' }]);
    await page.getByRole('alert').filter({ hasText: 'This game is not connected yet' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
    await page.waitForURL((url) => url.pathname + url.search === '/m/lott?tag=GPI');
  });

  it('launches a game of TCG_SEA by its own prize mode, and closes the card of a game that is not on sale', async () => {
    const { page } = member;
    await page.route('**/lgw/lottery/vn/menu**', async (route) => {
      const answer = await (await route.fetch()).json();
      Object.assign(answer.value[0].gameMenus[0], { vassalage: 'TCG_SEA', remark: 'Sea game', displayName: 'Sea game' });
      Object.assign(answer.value[0].gameMenus[1], { isSale: false, remark: 'Shut game', displayName: 'Shut game' });
      await route.fulfill({ json: answer });
    });
    await follow(page);
    const shut = card(page, 'Shut game');
    await expect.poll(() => shut.getByRole('timer').innerText()).toMatch(/^--\s*:\s*--\s*:\s*--$/);
    expect(await shut.getByRole('button', { name: 'Closed' }).isDisabled()).toBe(true);
    const launch = await callOf(page, '/lgw/lottery/launchLott', () => card(page, 'Sea game').getByRole('button', { name: 'Play' }).click());
    expect(launch.postDataJSON()).toEqual({ vendor: 'TCG_SEA', gameCode: 'VN60', prizeMode: 'SEA' });
    await page.getByText('This game is not connected yet').waitFor();
    await page.unroute('**/lgw/lottery/vn/menu**');
  });

  it('finds the games under each day of the week, and favourites on top [Y-001] [Y-003] [P-031]', async () => {
    const { page } = member;
    await open(page, '/m/lottery/week');
    const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
    await page.getByRole('region', { name: 'Monday' }).waitFor();
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(['Favourites', ...days].map((name) => expect.stringContaining(name)));
    const counts = await Promise.all(days.map((name) => page.getByRole('region', { name }).getByRole('listitem').count()));
    const games = await offered();
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7].map((day) => drawOn(games, day)));
    await page.getByRole('region', { name: 'Tuesday' }).getByRole('listitem').filter({ hasText: 'Quảng Ninh' }).getByRole('button', { name: 'Add to favourites' }).click();
    await page.getByRole('region', { name: 'Favourites' }).getByText('Quảng Ninh').waitFor();
  });

  it('finds electronic lotteries in their own centre [R-049]', async () => {
    const { page } = member;
    await open(page, '/m/lottery');
    await page.getByRole('main').getByText('Fairlot Draws').first().waitFor();
    expect(await page.getByRole('main').innerText()).not.toContain('Grand Pick');
  });

  it('finds every lottery in one list [P-033]', async () => {
    const { page } = member;
    await open(page, '/m/lottery/list');
    expect(await page.getByRole('main').getByRole('listitem').count()).toBe((await offered()).length);
    await page.getByRole('region', { name: 'Northern' }).getByText('Hà Nội').waitFor();
  });
});

it('the countdown is right to a quarter of a second on a phone whose clock is ten minutes wrong', async () => {
  const phone = await visit(product.origin);
  await phone.context.addInitScript(() => {
    const real = Date.now.bind(Date);
    Reflect.set(window, 'realNow', real);
    Date.now = () => real() + 600_000;
  });
  const { numero } = await issueOnSale(new Client(product.origin), 'VN300', 15_000);
  await open(phone.page, '/m/lott');
  const { page } = phone;
  expect(await card(page, 'Vietnam 5 minutes').locator('[data-numero]').getAttribute('data-numero')).toBe(numero);
  const { value } = (await (await page.request.get(`/lgw/lottery/draws/VN300/${numero}`)).json()) as { value: { lockAt: number; drawAt: number } };
  // A busy machine draws late: the best of some changes of the seconds tells what the countdown goes by.
  const offs = await page.evaluate(async (lockAt) => {
    const timer = [...document.querySelectorAll('article')].find((article) => article.textContent?.includes('Vietnam 5 minutes'))?.querySelector('[role=timer]');
    const found: number[] = [];
    const now = Reflect.get(window, 'realNow') as () => number;
    await new Promise<void>((resolve) => {
      let before = timer?.textContent ?? '';
      const watch = new MutationObserver(() => {
        const text = timer?.textContent ?? '';
        if (text === before) return;
        before = text;
        const [hours = 0, minutes = 0, seconds = 0] = text.split(':').map(Number);
        // The second that has just begun to show ends a whole second later.
        found.push(((hours * 60 + minutes) * 60 + seconds + 1) * 1000 - (lockAt - now()));
        if (found.length === 8) resolve();
      });
      watch.observe(timer!, { childList: true, characterData: true, subtree: true });
    });
    return found;
  }, value.lockAt);
  expect(Math.min(...offs.map(Math.abs)), offs.join(" ")).toBeLessThanOrEqual(250);
  await phone.close();
}, 90_000);

/** Reaches the lobby from settings, so that it asks for the games itself. */
async function follow(page: Page): Promise<void> {
  await open(page, '/m/set');
  await page.evaluate(() => document.querySelector('main')?.insertAdjacentHTML('beforeend', '<a id="to-lott" href="/m/lott">go</a>'));
  await page.locator('#to-lott').click();
  await page.waitForURL((url) => url.pathname === '/m/lott');
}

async function closeLogin(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
}
