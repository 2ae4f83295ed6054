import { get, WITH_FEED } from '@fairlot/testkit/draws';
import { describe, expect } from 'vitest';
import { callOf, queryOf, test } from '@fairlot/testkit/page/kit';
import { loginDialogOf } from '../kit.testing.ts';
import { changeAnswer, hold } from '@fairlot/testkit/page/network';
import type { LotteryGame } from '../../features/lottery/games/api/menu.ts';
import { sellFiveMinutes } from './stations.testing.ts';
import { openPageSite, type Page } from '../open-page.testing.tsx';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const LAUNCH = '/lgw/lottery/launchLott';

const site = await openPageSite({ config: WITH_FEED });
await site.app.rooms.lottery.runDueSteps(2000);
const { value: offered } = await get<LotteryGame[]>(site.app, '/lgw/lottery/list');

const { value: listed } = await get<{ games: { displayName: string }[] }>(
  site.app,
  '/lgw/game/list?gameType=LOTT&vassalage=GPI&pageNo=1&pageSize=100',
);
/** Lotteries of a vendor with its own draws. */
const VENDORS = listed.games;

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const card = (page: Page, name: string) => cards(page).filter({ hasText: name }).first();
const tab = (page: Page, name: string, list = 'Lists') =>
  page.getByRole('tablist', { name: list }).getByRole('tab', { name, exact: true });
/** Number of games that draw on a weekday, Sunday 1. */
const drawOn = (games: LotteryGame[], day: number) =>
  games.filter(({ drawDayOfWeek }) => drawDayOfWeek.split(',').includes(String(day))).length;

async function openLobby(page = site.phone()): Promise<Page> {
  changeAnswer<{ value: { gameMenus: object[] }[] }>(page, /lottery\/vn\/menu/, ({ value }) => sellFiveMinutes(value));
  await page.goto('/m/lott');
  await cards(page).first().waitFor();
  return page;
}

/** Closes the log-in dialog that a visitor gets. */
async function closeLogin(page: Page): Promise<void> {
  await loginDialogOf(page).getByRole('button', { name: 'Close' }).click();
  await loginDialogOf(page).waitFor({ state: 'hidden' });
}

describe('in the lobby, a visitor', () => {
  test('sees all games and the tagged groups in the menu, and the games of one group [Y-004] [Y-005]', async () => {
    const page = await openLobby();
    await expect.poll(() => cards(page).count()).toBe(offered.length);
    expect(await page.getByRole('tablist', { name: 'Lottery groups' }).getByRole('tab').allInnerTexts()).toEqual([
      'All',
      'Vietnam',
      'Three minutes',
      'Northern',
      'Central',
      'Southern',
      'Lotto',
      'Dice',
      'PC28',
      '5D',
      'PK10',
      '11x5',
      'Keno',
      'Southeast Asia',
      'GPI',
    ]);
    expect(new Set(offered.map(({ gameMenuTag }) => gameMenuTag)).size).toBe(13);
    await tab(page, 'Northern', 'Lottery groups').click();
    await expect.poll(() => cards(page).count()).toBe(6);
    expect(await page.getByText('Hải Phòng').count()).toBe(1);
    expect(await page.getByText('Vietnam 60 seconds').count()).toBe(0);
  });

  test('sees all games at an address with an unknown group', async () => {
    const page = site.phone();
    await page.goto('/m/lott?tag=renamed');
    await expect.poll(() => cards(page).count()).toBe(offered.length);
    expect(await tab(page, 'All', 'Lottery groups').getAttribute('aria-selected')).toBe('true');
  });

  test('opens the history of results over the lobby, except in one group [Y-007] [Y-008]', async () => {
    const page = await openLobby();
    await page.getByRole('link', { name: 'History Result' }).click();
    const sheet = page.getByRole('dialog', { name: 'Results' });
    await sheet.getByText('Vietnam 60 seconds').first().waitFor();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await sheet.waitFor({ state: 'hidden' });
    await tab(page, 'Three minutes', 'Lottery groups').click();
    await expect.poll(() => page.getByRole('link', { name: 'History Result' }).count()).toBe(0);
  });

  test('finds the strip of banners by its name', async () => {
    const page = await openLobby();
    await main(page).getByRole('region', { name: 'Highlights' }).waitFor();
  });

  test('sees the games even while the banners are loading', async () => {
    const page = site.phone();
    const banners = hold(page, /announcements\/bannerNew/);
    await openLobby(page);
    await banners.stop();
    await main(page).locator('.lobby-banner .banner').first().waitFor();
  });

  test('filters the games by weekday', async () => {
    const page = await openLobby();
    const day = page.getByRole('group', { name: 'Days of the week' }).getByRole('button');
    expect(await day.count()).toBe(7);
    await day.first().click();
    await expect.poll(() => cards(page).count()).toBe(drawOn(offered, 1));
    expect(await page.getByText('Thái Bình').count()).toBe(1);
    await day.first().click();
    await expect.poll(() => cards(page).count()).toBe(offered.length);
  });

  test('is asked to log in for playing, for favourites and at a launch address [Q-009] [S-059]', async () => {
    const page = await openLobby();
    await card(page, 'Vietnam 5 minutes').getByRole('button', { name: 'Play' }).click();
    await closeLogin(page);
    await card(page, 'Vietnam 5 minutes').getByRole('button', { name: 'Add to favourites' }).click();
    await closeLogin(page);
    expect(localStorage.getItem('LOTTFAV')).toBeNull();
    await page.goto(
      '/m/launchGame?playType=trad&gameId=VN300&gameGroupId=&prize_mode=Lott&code=VN300&pageBack=/m/lott',
    );
    await loginDialogOf(page).waitFor();
    expect(page.network.to(LAUNCH)).toEqual([]);
  });

  test("is asked to log in for playing on home's cards too [Q-009]", async () => {
    const page = site.phone();
    await page.goto('/m/home');
    await cards(page).first().getByRole('button', { name: 'Play' }).click();
    await loginDialogOf(page).waitFor();
    expect([new URL(page.url()).pathname, page.network.to(LAUNCH)]).toEqual(['/m/home', []]);
  });

  test('searches by group, by part of the name and page by page [Y-018] [Y-019] [Y-020]', async () => {
    const page = await openLobby();
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    const sheet = page.getByRole('dialog', { name: 'Search' });
    const field = sheet.getByRole('searchbox', { name: 'Name of the game' });
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    const found = sheet.getByRole('list', { name: 'Games' }).getByRole('listitem');
    const more = sheet.getByRole('button', { name: 'Load more' });
    const total = offered.length + VENDORS.length;
    for (let shown = 20; shown < total; shown += 20) {
      await expect.poll(() => found.count()).toBe(shown);
      await more.click();
    }
    await expect.poll(() => found.count()).toBe(total);
    expect(await more.count()).toBe(0);
    const chip = sheet.getByRole('button', { name: 'Central' });
    await chip.click();
    await expect.poll(() => found.count()).toBe(14);
    expect(await chip.getAttribute('aria-pressed')).toBe('true');
    await chip.click();
    await expect.poll(() => chip.getAttribute('aria-pressed')).toBe('false');
    await expect.poll(() => found.count()).toBe(20);
    await chip.click();
    await field.fill('da n');
    await expect.poll(() => found.allInnerTexts()).toEqual([expect.stringContaining('Đà Nẵng')]);
    await field.fill('no such game');
    await sheet.getByText('No game has this name').waitFor();
  });

  test("finds the lotteries of vendors by name and by the vendor's group", async () => {
    const page = await openLobby();
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    const sheet = page.getByRole('dialog', { name: 'Search' });
    const found = sheet.getByRole('list', { name: 'Games' }).getByRole('listitem');
    const [game] = VENDORS;
    await sheet.getByRole('searchbox', { name: 'Name of the game' }).fill(game!.displayName);
    await expect.poll(() => found.allInnerTexts()).toEqual([expect.stringContaining(game!.displayName)]);
    await sheet.getByRole('searchbox', { name: 'Name of the game' }).fill('');
    await sheet.getByRole('group', { name: 'Groups' }).getByRole('button').last().click();
    await expect.poll(() => found.count()).toBe(VENDORS.length);
    await found.filter({ hasText: game!.displayName }).getByRole('button').click();
    await closeLogin(page);
  });
});

describe('in the lobby, a member', () => {
  test('has the lists all, hot, favourites and recent [Y-006] [S-058] [E-116]', async () => {
    const page = await openLobby(await site.phoneOf('demo01'));
    const stored = () => JSON.parse(localStorage.getItem('LOTTFAV') ?? 'null') as unknown;
    expect(await page.getByRole('tablist', { name: 'Lists' }).getByRole('tab').allInnerTexts()).toEqual([
      'All',
      'Hot',
      'Favourites',
      'Recent',
    ]);
    await card(page, 'Hà Nội').getByRole('button', { name: 'Add to favourites' }).click();
    await card(page, 'Hà Nội').getByRole('button', { name: 'Remove from favourites', pressed: true }).waitFor();
    expect(stored()).toEqual({ demo01: ['HANOI'] });
    await tab(page, 'Favourites').click();
    await expect.poll(() => cards(page).count()).toBe(1);
    const heart = cards(page).getByRole('button', { name: 'Remove from favourites' });
    await heart.focus();
    await heart.click();
    await page.getByText('No favourites yet').waitFor();
    // The heart is gone: the tab has the focus.
    expect(await tab(page, 'Favourites').evaluate((element) => element === document.activeElement)).toBe(true);
    expect(stored()).toEqual({ demo01: [] });
    expect(page.network.calls.filter(({ url }) => url.pathname.includes('favourite'))).toEqual([]);
    await tab(page, 'Hot').click();
    // Members of the demonstration team played these two.
    await expect.poll(() => cards(page).count()).toBe(2);
    await card(page, 'Vietnam 5 minutes').waitFor();
    await card(page, 'Vietnam 60 seconds').waitFor();
  });

  test('requests menu and recent games as specified [X-068] [X-069] [K-007]', async () => {
    const page = await site.phoneOf('demo01');
    const menu = await callOf(page, '/lgw/lottery/vn/menu', () => page.goto('/m/lott'));
    expect(queryOf(menu)).toEqual({ prizeMode: 'Lott', device: 'MOBILE' });
    const { value: groups } = (await menu.answer) as { value: { tag: string; gameMenus: object[] }[] };
    expect(groups.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['VN', 'vietnam_rb_stock', 'GPI']));
    expect(groups.find(({ tag }) => tag === 'VN')?.gameMenus).toContainEqual(
      expect.objectContaining({ gameCode: 'VN300', vassalage: 'TCG_LOTTO_VN' }),
    );
    const recent = await callOf(page, '/lgw/lottery/vn/recent', () => tab(page, 'Recent').click());
    expect(queryOf(recent)).toEqual({ device: 'MOBILE', recentCount: '100', prizeMode: 'Lott', language: 'EN' });
    await page.getByText('No recent games').waitFor();
    expect(await recent.answer).toMatchObject({ value: [] });
  });
});

describe('other lists of lotteries', () => {
  test('by weekday, with favourites on top [Y-001] [Y-003] [P-031]', async () => {
    const page = await site.phoneOf('demo01');
    await page.goto('/m/lottery/week');
    await page.getByRole('region', { name: 'Monday' }).waitFor();
    expect(await main(page).getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(
      ['Favourites', ...DAYS].map((name) => expect.stringContaining(name) as unknown),
    );
    // It draws on the 1st and 16th of a month, on any weekday.
    const monthly = offered.find(({ gameCode }) => gameCode === 'THAI')!;
    const counts = await Promise.all(
      DAYS.map(async (name) => {
        const rows = page.getByRole('region', { name }).getByRole('listitem');
        return (await rows.count()) - (await rows.filter({ hasText: monthly.remark }).count());
      }),
    );
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7].map((day) => drawOn(offered, day) - drawOn([monthly], day)));
    await page
      .getByRole('region', { name: 'Tuesday' })
      .getByRole('listitem')
      .filter({ hasText: 'Quảng Ninh' })
      .getByRole('button', { name: 'Add to favourites' })
      .click();
    await page.getByRole('region', { name: 'Favourites' }).getByText('Quảng Ninh').waitFor();
  });

  test('the centre of electronic lotteries has no other vendor [R-049]', async () => {
    const page = await site.phoneOf('demo01');
    await page.goto('/m/lottery');
    await main(page).getByText('Fairlot Draws').first().waitFor();
    expect(await main(page).innerText()).not.toContain('Grand Pick');
  });

  test('one list has every lottery [P-033]', async () => {
    const page = await site.phoneOf('demo01');
    await page.goto('/m/lottery/list');
    await page.getByRole('region', { name: 'Northern' }).getByText('Hà Nội').waitFor();
    expect(await main(page).getByRole('listitem').count()).toBe(offered.length);
  });
});
