import { ORIGINAL_CODES } from '@fairlot/contract/originals/codes';
import { callDesk, createOperator } from '@fairlot/testkit/operators';
import { describe, expect } from 'vitest';
import { test } from '@fairlot/testkit/page/kit';
import { answerWith, envelope, refusal } from '@fairlot/testkit/page/network';
import { loginDialogOf } from './kit.testing.ts';
import type { Locator } from '@fairlot/testkit/page/locator';
import { requestAgain } from './lottery/stations.testing.ts';
import { openPageSite, type Page } from './open-page.testing.tsx';

const site = await openPageSite();

const names = (page: Page) => page.locator('.vendor .h3').allInnerTexts();
const tiles = (page: Page) => page.locator('.tile');
const vendorsShown = async (page: Page) => [...new Set(await page.locator('.tile .tile__vendor').allInnerTexts())];
const banners = (page: Page) => page.network.to('/wps/announcements/bannerNew');

describe('game centres', () => {
  const SPORTS = ['Northstar Sportsbook', 'Terrace Line'];
  const LIVE = ['Studio Nine', 'Harbour Live', 'Old Mill Tables'];

  /** Opens a centre, which has a banner and announcements, and returns its vendors. */
  async function openCentre(path: string, group: string): Promise<string[]> {
    const page = site.phone();
    await page.goto(path);
    await page.locator('.banner').first().waitFor();
    await page.getByRole('region', { name: 'Announcements' }).getByText('Vietnam 60 seconds').first().waitFor();
    await page.locator('.vendor .h3').first().waitFor();
    expect(await page.getByRole('navigation', { name: 'Game centres' }).count()).toBe(1);
    expect(banners(page)[0]?.url.searchParams.get('groupName')).toBe(group);
    expect(page.network.to('/lgw/game/vassgameType')[0]?.url.searchParams.get('typeId')).toBe('1');
    return names(page);
  }

  test('list sports, live casino and e-sports under their banners [R-046] [R-045] [R-047]', async () => {
    expect(await openCentre('/m/sports', 'm_sports')).toEqual(SPORTS);
    expect(await openCentre('/m/live', 'm_live')).toEqual(LIVE);
    expect(await openCentre('/m/esports', 'm_esports')).toEqual([
      'Arena Vault',
      'Arc Initiative',
      'Iron Mesa',
      'Tall Fortress',
      'Inner Arena',
    ]);
  });

  test('list cockfights and lotteries by the kind of the path [R-050] [G-037]', async () => {
    expect(await openCentre('/m/cockfight', 'm_sports')).toEqual(['Dawn Spur', 'Digby Ring', 'Westgate Barn']);
    expect(await openCentre('/m/lottery', 'm_elott')).toEqual(['Fairlot Draws']);
  });

  test('have only games of the house among in-house games [R-042] [G-040]', async () => {
    expect(await openCentre('/m/inhouse', 'm_inhouse')).toEqual(['Fairlot Originals']);
  });

  test('show every in-house game with its return, a link to it, and the one that was played last', async () => {
    const page = await site.phoneOf('demo01');
    await page.goto('/m/inhouse');
    const grid = page.getByRole('navigation', { name: 'In-house games' });
    await grid.getByRole('link').first().waitFor();
    const hrefs = await grid.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toHaveLength(ORIGINAL_CODES.length);
    expect(new Set(hrefs)).toEqual(new Set(ORIGINAL_CODES.map((code) => `/m/inhouse/${code}`)));
    await grid.getByRole('link', { name: 'Roulette 97.30%' }).waitFor();
    const kinds = page.getByRole('group', { name: 'In-house games' });
    expect(await kinds.getByRole('button').allInnerTexts()).toEqual(['All15', 'Instant8', 'Tables4', 'Slots3']);
    await kinds.getByRole('button', { name: 'Slots' }).click();
    await expect.poll(() => grid.getByRole('link').count()).toBe(3);
    await kinds.getByRole('button', { name: 'Tables' }).click();
    await expect.poll(() => grid.getByRole('link').count()).toBe(4);
    await grid.getByRole('link', { name: 'Blackjack Up to 99.43%' }).click();
    await page.waitForURL('/m/inhouse/blackjack');
    await page.goto('/m/inhouse');
    await grid.getByRole('link', { name: 'Blackjack Continue playing' }).waitFor();
  });

  test('offer to load the in-house games again after a failure', async () => {
    const page = site.phone();
    const stop = answerWith(page, /game\/list/, refusal('unknown.error', 500));
    await page.goto('/m/inhouse');
    const retry = page.getByRole('alert').getByRole('button', { name: 'Try again' });
    await retry.waitFor();
    await stop();
    await retry.click();
    await page.locator('.house-tile').first().waitFor();
  });

  test('show sports at their address, or the kind in its query [P-025] [G-039] [G-038]', async () => {
    expect(await openCentre('/m/gameCenter', 'm_sports')).toEqual(SPORTS);
    expect(await openCentre('/m/gameCenter?gameType=FISH', 'm_fish')).toEqual(['Deep Blue', 'Tidepool Works']);
  });

  test('show live casino there too, with announcements and banners [R-051] [G-033] [G-035]', async () => {
    expect(await openCentre('/m/gameCenter?gameType=LIVE', 'm_live')).toEqual(LIVE);
  });

  test('lead from a vendor to its games, in the view of its address [G-036]', async () => {
    const page = site.phone();
    await page.goto('/m/live');
    await page.getByRole('link', { name: /Harbour Live/ }).click();
    await page.waitForURL('/m/live?vassalage=HLIVE');
    await tiles(page).first().waitFor();
    await expect.poll(() => vendorsShown(page)).toEqual(['Harbour Live']);
    await page.goto('/m/inhouse');
    await page.locator('a.vendor').click();
    await page.waitForURL('/m/gameList?gameType=RNG&vassalage=BGS');
    await page.getByRole('heading', { level: 1, name: 'In-house games' }).waitFor();
  });

  test('open the only game of a vendor: a visitor is asked to log in [G-036] [S-060]', async () => {
    const page = site.phone();
    await page.goto('/m/cockfight');
    await page.getByRole('link', { name: /Westgate Barn/ }).click();
    await loginDialogOf(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/m/cockfight');
  });

  test('follow the mapping, split sports, and report that nothing is there [E-068] [E-069]', async () => {
    const operator = await createOperator(site.app);
    const put = async (path: string, body: object) => {
      const answer = await callDesk(site.app, operator.headers, 'PUT', path, { ...body, reason: 'Changed by a test' });
      expect([path, answer.errorCode]).toEqual([path, null]);
    };
    const change = (code: string, changed: object) => put(`/catalogue/vendors/${code}`, { change: changed });
    const page = site.phone();
    const shown = async (path: string, vendors: string[]) => {
      await page.goto(path);
      await expect.poll(() => names(page)).toEqual(vendors);
    };
    await shown('/m/sports', SPORTS);
    await change('TERR', { rank: 1, isTop: true });
    await change('IA', { rank: 1 });
    await shown('/m/sports', [...SPORTS].reverse());
    expect(await page.locator('.vendor').first().getByText('Hot').count()).toBe(1);
    await shown('/m/esports', ['Inner Arena', 'Arena Vault', 'Arc Initiative', 'Iron Mesa', 'Tall Fortress']);
    for (const code of ['NSTAR', 'TERR']) await change(code, { isShown: false });
    await page.goto('/m/sports');
    await page.getByText('No vendors here right now').waitFor();
    await change('NSTAR', { isShown: true });
    await change('TERR', { isShown: true, rank: 100, isTop: false });
    await change('IA', { rank: 100 });
  });

  test('do not open a game that was switched off, and offer no second attempt', async () => {
    const { headers } = await createOperator(site.app);
    const list = '/catalogue/games?filter=gameType:eq:RNG';
    type Listed = { list: { nodeId: string; gameId: string; vendor: string }[] };
    const game = (await callDesk<Listed>(site.app, headers, 'GET', list)).value.list[0]!;
    const setEnabled = (isEnabled: boolean) =>
      callDesk(site.app, headers, 'PUT', `/catalogue/games/${encodeURIComponent(game.nodeId)}`, {
        change: { isEnabled },
        reason: 'Changed by a test',
      });
    await setEnabled(false);
    const page = await site.phoneOf('demo02');
    await page.goto(`/m/game?vendor=${game.vendor}&gameId=${game.gameId}`);
    await page.getByRole('alert').getByText('This game is not available').waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    await setEnabled(true);
  });

  test('stop an open game whose vendor was switched off, which keeps its name', async () => {
    const { headers } = await createOperator(site.app);
    const show = (isShown: boolean) =>
      callDesk(site.app, headers, 'PUT', '/catalogue/vendors/NSTAR', {
        change: { isShown },
        reason: 'Changed by a test',
      });
    const page = await site.phoneOf('demo02');
    answerWith(page, /launchGameV3/, envelope({ url: 'https://games.example/play', openMode: 'frame' }));
    await page.goto('/m/game?vendor=NSTAR&gameId=NSTAR0001');
    const bar = page.getByRole('region', { name: 'Game', exact: true });
    await bar.getByText('Northstar Sportsbook').waitFor();
    expect((await show(false)).errorCode).toBeNull();
    await requestAgain(page, '/lgw/game/vassgameType', 24 * 3_600_000);
    await page.getByRole('alertdialog', { name: 'This game is not available' }).waitFor();
    expect(await bar.getByText('Northstar Sportsbook').count()).toBe(1);
    await show(true);
  });

  test('have their categories on home in the order of the merchant', async () => {
    const operator = await createOperator(site.app);
    const { categories } = await site.app.rooms.site.settings();
    const setCategories = (codes: readonly string[]) =>
      callDesk(site.app, operator.headers, 'PUT', '/site', {
        changes: { categories: codes },
        reason: 'Changed by a test',
      });
    const railed = async () => {
      const page = site.phone();
      await page.goto('/m/home');
      const links = page.getByRole('navigation', { name: 'Game categories' }).locator('a');
      await page.getByRole('navigation', { name: 'Game categories' }).locator('a[href="/m/rng"]').waitFor();
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      return hrefs.filter((href) => href === '/m/rng' || href === '/m/live');
    };
    expect(await railed()).toEqual(['/m/rng', '/m/live']);
    const swapped: Record<string, string> = { RNG: 'LIVE', LIVE: 'RNG' };
    expect((await setCategories(categories.map((code) => swapped[code] ?? code))).errorCode).toBeNull();
    expect(await railed()).toEqual(['/m/live', '/m/rng']);
    expect((await setCategories(categories)).errorCode).toBeNull();
  });

  test('are reached from home by links, each of the ten categories lists something [I-003]', async () => {
    const page = site.phone();
    const entries = page.getByRole('main').locator('.tile, .vendor, article');
    const reached: string[] = [];
    const follow = async (way: Locator, path: string) => {
      await way.click();
      await expect.poll(() => new URL(page.url()).pathname).toBe(path);
      await entries.first().waitFor();
      reached.push(path);
    };
    const rail = page.getByRole('navigation', { name: 'Game categories' });
    for (const path of ['/m/rng', '/m/live', '/m/pvp', '/m/fish', '/m/sports', '/m/esports', '/m/cockfight']) {
      await page.goto('/m/home');
      await follow(rail.locator(`a[href="${path}"]`), path);
    }
    // The only vendor of electronic lotteries is launched from home, for which a visitor logs in.
    await page.goto('/m/home');
    await rail.locator('a[href="/m/lottery"]').click();
    await loginDialogOf(page).getByRole('button', { name: 'Close' }).click();
    const centres = page.getByRole('navigation', { name: 'Game centres' });
    for (const [name, path] of [
      ['E-lottery', '/m/lottery'],
      ['In-house games', '/m/inhouse'],
    ] as const) {
      await page.goto('/m/home');
      await follow(rail.locator('a[href="/m/live"]'), '/m/live');
      await follow(centres.getByRole('link', { name }), path);
    }
    await page.goto('/m/home');
    await follow(page.getByRole('main').locator('a[href^="/m/lott"]:not([href^="/m/lottery"])').first(), '/m/lott');
    expect(new Set(reached).size).toBe(10);
  });
});

test('each page with banners shows those of its own group alone [E-048] [G-034] [G-021]', async () => {
  for (const [path, group] of [
    ['/m/rng', 'm_rng'],
    ['/m/live', 'm_live'],
    ['/m/fish', 'm_fish'],
    ['/m/pvp', 'm_pvp'],
    ['/m/sports', 'm_sports'],
    ['/m/esports', 'm_esports'],
    ['/m/gameList?gameType=LOTT', 'm_lott'],
    ['/m/lott', 'm_lott'],
    ['/m/lottery', 'm_elott'],
    ['/m/activity', 'm_promotion'],
    ['/m/help', 'm_help'],
    ['/m/notice', 'm_notice'],
    ['/m/hot', 'm_hot'],
  ] as const) {
    const page = site.phone();
    await page.goto(path);
    await expect.poll(() => banners(page)[0]?.answer, { message: path }).toBeDefined();
    expect([path, banners(page)[0]?.url.searchParams.get('groupName')]).toEqual([path, group]);
    const { value } = (await banners(page)[0]!.answer) as { value: { groupName: string }[] };
    expect(value.filter(({ groupName }) => groupName !== group)).toEqual([]);
    await expect.poll(() => page.locator('.banner').count(), { message: path }).toBe(value.length);
  }
});

test('cockfights borrow the group of sports, but not the banner of sports', async () => {
  const page = site.phone();
  await page.goto('/m/cockfight');
  await expect.poll(() => page.locator('.banner').first().innerText()).toContain('Cockfight');
  expect(await page.locator('.banner').count()).toBe(1);
});
