import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { closePhones, expectNoOverflow, open, type Visit, visit } from '../../kit/browser.ts';
import { type Calls, recordCalls } from '../../kit/calls.ts';
import { openOperator } from '../../kit/operator.ts';
import { openProduct, type Product } from '../../kit/product/open-product.ts';

let product: Product;
let guest: Visit;
let calls: Calls;
let page: Page;
test.beforeAll(async () => {
  product = await openProduct({ SEED_GAMES: '600' });
  guest = await visit(product.origin);
  page = guest.page;
  calls = recordCalls(page);
});
test.afterAll(async () => {
  await guest.close();
  await closePhones();
  await product.stop();
});

const names = () => page.locator('.vendor .h3').allInnerTexts();

test('every centre shows a banner, announcements and the vendors of its category', async () => {
  const seen: Record<string, { vendors: string[]; group: string | null; typeId: string | null; isCentre: boolean }> =
    {};
  for (const path of [
    '/m/sports',
    '/m/esports',
    '/m/live',
    '/m/lottery',
    '/m/cockfight',
    '/m/inhouse',
    '/m/gameCenter',
    '/m/gameCenter?gameType=FISH',
    '/m/gameCenter?gameType=LIVE',
  ]) {
    calls.clear();
    await open(page, path);
    await page.locator('.banner').first().waitFor();
    await page.getByRole('region', { name: 'Announcements' }).getByText('Vietnam 60 seconds').first().waitFor();
    seen[path] = {
      vendors: await names(),
      group: (await calls.next('/wps/announcements/bannerNew')).searchParams.get('groupName'),
      typeId: (await calls.next('/lgw/game/vassgameType')).searchParams.get('typeId'),
      isCentre: (await page.getByRole('navigation', { name: 'Game centres' }).count()) === 1,
    };
    await page.setViewportSize({ width: 360, height: 844 });
    await expectNoOverflow(page);
    await page.setViewportSize({ width: 390, height: 844 });
  }
  const lists = (path: string, vendors: string[]) => expect(seen[path]?.vendors, path).toEqual(vendors);
  const SPORTS = ['Northstar Sportsbook', 'Terrace Line'];
  const LIVE = ['Studio Nine', 'Harbour Live', 'Old Mill Tables'];
  const COCKFIGHT = ['Dawn Spur', 'Digby Ring', 'Westgate Barn'];
  const ESPORTS = ['Arena Vault', 'Arc Initiative', 'Iron Mesa', 'Tall Fortress', 'Inner Arena'];
  await test.step('lists sports, live casino and e-sports [R-046] [R-045] [R-047]', async () => {
    lists('/m/sports', SPORTS);
    lists('/m/live', LIVE);
    lists('/m/esports', ESPORTS);
  });
  await test.step('lists cockfights and lotteries by the category of the path [R-050] [G-037]', async () => {
    lists('/m/cockfight', COCKFIGHT);
    lists('/m/lottery', ['Fairlot Draws']);
  });
  await test.step('lists in-house games only from the house [R-042] [G-040]', async () =>
    lists('/m/inhouse', ['Fairlot Originals']));
  await test.step('the game centre shows sports, or the category in its query [P-025] [G-039] [G-038]', async () => {
    lists('/m/gameCenter', SPORTS);
    lists('/m/gameCenter?gameType=FISH', ['Deep Blue', 'Tidepool Works']);
  });
  await test.step('the game centre shows live casino [R-051]', async () => lists('/m/gameCenter?gameType=LIVE', LIVE));
  await test.step('all of them are centres and have announcements [G-033] [G-035]', async () => {
    expect(Object.entries(seen).filter(([, { isCentre, typeId }]) => !isCentre || typeId !== '1')).toEqual([]);
  });
  await test.step("banners are those of the page's group [G-034] [G-021]", async () => {
    expect(Object.values(seen).map(({ group }) => group)).toEqual([
      'm_sports',
      'm_esports',
      'm_live',
      'm_elott',
      'm_sports',
      'm_inhouse',
      'm_sports',
      'm_fish',
      'm_live',
    ]);
  });
  await test.step('sports are split into sports, e-sports and cockfights [E-069]', async () => {
    expect(SPORTS.filter((name) => [...ESPORTS, ...COCKFIGHT].includes(name))).toEqual([]);
    for (const path of ['/m/sports', '/m/esports', '/m/cockfight'])
      expect(seen[path]?.vendors.length).toBeGreaterThan(0);
  });
});

test('each page with banners requests those of its own group, and shows no others [E-048]', async () => {
  for (const [path, group] of [
    ['/m/rng', 'm_rng'],
    ['/m/live', 'm_live'],
    ['/m/fish', 'm_fish'],
    ['/m/pvp', 'm_pvp'],
    ['/m/sports', 'm_sports'],
    ['/m/esports', 'm_esports'],
    ['/m/gameList?gameType=LOTT', 'm_lott'],
    ['/m/lottery', 'm_elott'],
    ['/m/activity', 'm_promotion'],
    ['/m/help', 'm_help'],
    ['/m/notice', 'm_notice'],
    ['/m/hot', 'm_hot'],
  ] as const) {
    const answered = page.waitForResponse(
      (response) =>
        new URL(response.url()).searchParams.get('groupName') === group && response.url().includes('/bannerNew'),
    );
    await open(page, path);
    const { value } = (await (await answered).json()) as { value: { groupName: string }[] };
    expect(value.filter(({ groupName }) => groupName !== group)).toEqual([]);
    await expect.poll(() => page.locator('.banner').count(), { message: path }).toBe(value.length);
  }
  await test.step('cockfight borrows the banners of sports, except the generated sports banner', async () => {
    await open(page, '/m/cockfight');
    const picture = page.locator('.banner').first();
    await expect.poll(() => picture.innerText()).toContain('Cockfight');
    expect(await page.locator('.banner').count()).toBe(1);
  });
});

test('a vendor links to its games, in the view of its address [G-036]', async () => {
  await open(page, '/m/live');
  await page.getByRole('link', { name: /Harbour Live/ }).click();
  await page.waitForURL('**/m/live?vassalage=HLIVE');
  await page.locator('.tile').first().waitFor();
  expect(new Set(await page.locator('.tile .tile__vendor').allInnerTexts())).toEqual(new Set(['Harbour Live']));
  await open(page, '/m/inhouse');
  calls.clear();
  await page.locator('a.vendor').click();
  await page.waitForURL('**/m/gameList?gameType=RNG&vassalage=BGS');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('In-house games');
});

test('a vendor with a single game opens it: a visitor is asked to log in [G-036] [S-060]', async () => {
  await open(page, '/m/cockfight');
  await page.getByRole('link', { name: /Westgate Barn/ }).click();
  await page.getByRole('dialog', { name: 'Log in' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/m/cockfight');
  await page.keyboard.press('Escape');
});

test('follows the mapping, splits SPORTS, and shows its empty and loading states [E-068] [E-069]', async () => {
  const operator = await openOperator(product.origin);
  const change = (code: string, changed: object) => operator.put(`/catalogue/vendors/${code}`, { change: changed });
  const mapping = async () =>
    (await (await page.request.get('/lgw/game/vassgameType?typeId=1')).json()) as { value: Entry[] };
  const placeOf = async (category: string) =>
    (await mapping()).value.find(({ gameCategory }) => gameCategory === category)!.sorting.gameCategory;
  await open(page, '/m/sports');
  await expect.poll(names).toEqual(['Northstar Sportsbook', 'Terrace Line']);
  await change('TERR', { rank: 1, isTop: true });
  await change('IA', { rank: 1 });
  await open(page, '/m/sports');
  await expect.poll(names).toEqual(['Terrace Line', 'Northstar Sportsbook']);
  expect(await page.locator('.vendor').first().getByText('Hot').count()).toBe(1);
  await open(page, '/m/esports');
  await expect.poll(names).toEqual(['Inner Arena', 'Arena Vault', 'Arc Initiative', 'Iron Mesa', 'Tall Fortress']);
  await test.step('categories on home follow the order of the mapping', async () => {
    const rail = page.getByRole('navigation', { name: 'Game categories' });
    const railed = async () => {
      await open(page, '/m/home');
      const hrefs = await rail.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      return hrefs.filter((href) => href === '/m/rng' || href === '/m/live');
    };
    expect(await railed()).toEqual(['/m/rng', '/m/live']);
    expect(await placeOf('RNG')).toBeLessThan(await placeOf('LIVE'));
    const { categories } = await readSettings();
    const swapped: Record<string, string> = { RNG: 'LIVE', LIVE: 'RNG' };
    const turned = categories.map((code) => swapped[code] ?? code);
    await operator.put('/site', { changes: { categories: turned } });
    await expect.poll(railed).toEqual(['/m/live', '/m/rng']);
    expect(await placeOf('LIVE')).toBeLessThan(await placeOf('RNG'));
    await operator.put('/site', { changes: { categories } });
  });
  for (const code of ['NSTAR', 'TERR']) await change(code, { isShown: false });
  await open(page, '/m/sports');
  await page.getByText('No vendors here right now').waitFor();
  await change('NSTAR', { isShown: true });
  await change('TERR', { isShown: true, rank: 100, isTop: false });
  await change('IA', { rank: 100 });
});

interface Entry {
  gameCategory: string;
  sorting: { gameCategory: number };
}
const readSettings = async () => {
  const answer = await page.request.get('/wps/whitelabel/settings');
  return ((await answer.json()) as { value: { categories: string[] } }).value;
};

/** Games, vendors or draws listed on the page. */
const entries = () => page.getByRole('main').locator('.tile, .vendor, article');
const login = () => page.getByRole('dialog', { name: 'Log in' });

test('home links to each of the ten categories, and each lists something [I-003]', async () => {
  const reached: string[] = [];
  const follow = async (way: Locator, path: string) => {
    await way.click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    await entries().first().waitFor();
    reached.push(path);
  };
  const rail = page.getByRole('navigation', { name: 'Game categories' });
  for (const path of ['/m/rng', '/m/live', '/m/pvp', '/m/fish', '/m/sports', '/m/esports', '/m/cockfight']) {
    await open(page, '/m/home');
    await follow(rail.locator(`a[href="${path}"]`), path);
  }
  // The only vendor of electronic lotteries is launched from home; a visitor has to log in.
  await open(page, '/m/home');
  await rail.locator('a[href="/m/lottery"]').click();
  await login().getByRole('button', { name: 'Close' }).click();
  const centres = page.getByRole('navigation', { name: 'Game centres' });
  for (const [name, path] of [
    ['E-lottery', '/m/lottery'],
    ['In-house games', '/m/inhouse'],
  ] as const) {
    await open(page, '/m/home');
    await follow(rail.locator('a[href="/m/live"]'), '/m/live');
    await follow(centres.getByRole('link', { name }), path);
  }
  await open(page, '/m/home');
  await follow(page.getByRole('main').locator('a[href^="/m/lott"]:not([href^="/m/lottery"])').first(), '/m/lott');
  expect(new Set(reached).size).toBe(10);
});

test('links from centre to centre', async () => {
  await open(page, '/m/live');
  const centres = page.getByRole('navigation', { name: 'Game centres' });
  expect(await centres.getByRole('link', { name: 'Live casino' }).getAttribute('aria-current')).toBe('page');
  await centres.getByRole('link', { name: 'In-house games' }).click();
  await page.waitForURL('**/m/inhouse');
  await expect.poll(names).toEqual(['Fairlot Originals']);
  // The sixth chip of a row that shows four.
  await expect
    .poll(() =>
      centres
        .getByRole('link', { name: 'In-house games' })
        .evaluate((link) => link.getBoundingClientRect().right <= innerWidth),
    )
    .toBe(true);
});

test('leaves no error in the console', () => {
  expect(guest.errors).toEqual([]);
});
