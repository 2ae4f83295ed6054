import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeBrowser, expectNoOverflow, open, type Visit, visit } from '../kit/browser.ts';
import { type Calls, recordCalls } from '../kit/calls.ts';
import { type Product, startProduct } from '../kit/product.ts';

let product: Product;
let guest: Visit;
let calls: Calls;
let page: Page;
beforeAll(async () => {
  product = await startProduct({ SEED_GAMES: '120' });
  guest = await visit(product.origin);
  page = guest.page;
  calls = recordCalls(page);
});
afterAll(async () => {
  await guest.close();
  await closeBrowser();
  await product.stop();
});

const names = () => page.locator('.vendor .h3').allInnerTexts();

it.each([
  ['/m/sports', 'm_sports', ['Northstar Sportsbook', 'Terrace Line']], ['/m/esports', 'm_esports', ['Arena Vault', 'Arc Initiative', 'Iron Mesa', 'Tall Fortress', 'Inner Arena']],
  ['/m/live', 'm_live', ['Studio Nine', 'Harbour Live', 'Old Mill Tables']], ['/m/lottery', 'm_elott', ['Fairlot Draws']], ['/m/cockfight', 'm_sports', ['Dawn Spur', 'Digby Ring', 'Westgate Barn']],
  ['/m/inhouse', 'm_inhouse', ['Fairlot Originals']], ['/m/gameCenter', 'm_sports', ['Northstar Sportsbook', 'Terrace Line']], ['/m/gameCenter?gameType=FISH', 'm_fish', ['Deep Blue', 'Tidepool Works']],
  ['/m/gameCenter?gameType=LIVE', 'm_live', ['Studio Nine', 'Harbour Live', 'Old Mill Tables']],
])('%s is the centre of its vendors [R-042] [R-045] [R-046] [R-047] [R-050] [R-051] [P-025] [G-021] [G-033] [G-034] [G-035] [G-036] [G-037] [G-038] [G-039] [G-040] [E-048] [E-069]', async (path, group, vendors) => {
  calls.clear();
  await open(page, path);
  expect(await names()).toEqual(vendors);
  await page.locator('.banner').first().waitFor();
  await page.getByRole('region', { name: 'Announcements' }).waitFor();
  expect((await calls.next('/wps/announcements/bannerNew')).searchParams.get('groupName')).toBe(group);
  expect((await calls.next('/lgw/game/vassgameType')).searchParams.get('typeId')).toBe('1');
  await page.setViewportSize({ width: 360, height: 844 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 390, height: 844 });
});

it('a vendor leads to its games, in the view of its address [G-036]', async () => {
  await open(page, '/m/live');
  await page.getByRole('link', { name: /Harbour Live/ }).click();
  await page.waitForURL('**/m/live?vassalage=HLIVE');
  await page.locator('.tile').first().waitFor();
  expect(new Set(await page.locator('.tile .vd').allInnerTexts())).toEqual(new Set(['Harbour Live']));
  await open(page, '/m/inhouse');
  calls.clear();
  await page.locator('a.vendor').click();
  await page.waitForURL('**/m/gameList?gameType=RNG&vassalage=BGS');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('In-house games');
});

it('a vendor with a single game opens it: a visitor is asked to log in [G-036] [S-060]', async () => {
  await open(page, '/m/cockfight');
  await page.getByRole('link', { name: /Westgate Barn/ }).click();
  await page.getByRole('dialog', { name: 'Log in' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/m/cockfight');
  await page.keyboard.press('Escape');
});

it('follows the order of the mapping, splits SPORTS by itself, and says when there is nothing or nothing comes [E-068] [E-069]', async () => {
  const entry = (vassalage: string, gameCategory: string) => ({ vassalage, displayName: `Vendor ${vassalage}`, gameCategory, gameCount: 3, classes: [], isTop: vassalage === 'B', isNew: false, maintenance: null, sorting: { gameCategory: 1, vendorNames: ['B', 'AV', 'A'] } });
  let answer: object = { success: true, value: [entry('A', 'SPORTS'), entry('AV', 'SPORTS'), entry('B', 'SPORTS'), entry('DIG', 'SPORTS')], errorCode: null, message: null };
  await page.route('**/lgw/game/vassgameType?**', (route) => route.fulfill({ json: answer }));
  await open(page, '/m/sports');
  await expect.poll(names).toEqual(['Vendor B', 'Vendor A']);
  expect(await page.locator('.vendor').first().getByText('Hot').count()).toBe(1);
  await open(page, '/m/esports');
  await expect.poll(names).toEqual(['Vendor AV']);
  answer = { success: true, value: [], errorCode: null, message: null };
  await open(page, '/m/sports');
  await page.getByText('No vendors here right now').waitFor();
  await page.unroute('**/lgw/game/vassgameType?**');
});

it('leads from home to every category through links alone, and from centre to centre [I-003]', async () => {
  await open(page, '/m/home');
  const links = await page.getByRole('navigation', { name: 'Game categories' }).getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(expect.arrayContaining(['/m/hot', '/m/rng', '/m/live', '/m/sports', '/m/lottery', '/m/fish', '/m/pvp', '/m/esports', '/m/cockfight']));
  await open(page, '/m/live');
  const centres = page.getByRole('navigation', { name: 'Game centres' });
  expect(await centres.getByRole('link', { name: 'Live casino' }).getAttribute('aria-current')).toBe('page');
  await centres.getByRole('link', { name: 'In-house games' }).click();
  await page.waitForURL('**/m/inhouse');
  await expect.poll(names).toEqual(['Fairlot Originals']);
});

it('leaves no error in the console', () => {
  expect(guest.errors).toEqual([]);
});
