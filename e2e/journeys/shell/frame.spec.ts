import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { open, pathOf, visit } from '../../kit/browser.ts';
import { footer, heading } from '../../kit/shell.ts';
import { PASSWORD } from '../../kit/phones.ts';
import { withPhone, withSharedProduct } from '../../kit/product/with-product.ts';

const under = (prefix: string, names: string) => names.split(' ').map((name) => prefix + name);
const CATEGORIES = under('/m/', 'hot rng inhouse pvp fish live sports esports lott lottery cockfight gameCenter');
const product = withSharedProduct();
const guest = withPhone(product);
const member = withPhone(product, { account: 'demo02' });
const agent = withPhone(product, { account: 'type02' });

/** Heads of a page: titles in bars, the logo, and the page's own first headings. */
const top = async (page: Page) => [
  await page.locator('header h1, header .header__title').count(),
  await page.getByRole('banner').locator('.logo').count(),
  await page.locator('main h1').count(),
];

test.describe('the frame', () => {
  test('home and every category have the logo bar and no title; other pages have a title [L-013]', async () => {
    const { page } = guest;
    for (const path of ['/m/home', ...CATEGORIES]) {
      await page.goto(path);
      expect([path, ...(await top(page))]).toEqual([path, 0, 1, 1]);
    }
    await open(member.page, '/m/feedback');
    await heading(member.page, 'Feedback').waitFor();
    expect(await top(member.page)).toEqual([1, 0, 0]);
  });

  test('the search of the logo bar opens that of the category, even without scripts', async () => {
    const { page } = guest;
    const find = () => page.getByRole('banner').getByRole('link', { name: /^Search/ });
    await open(page, '/m/rng');
    await find().click();
    await expect
      .poll(() => page.getByRole('searchbox').evaluate((field) => field === document.activeElement))
      .toBe(true);
    await open(page, '/m/gameCenter?gameType=FISH');
    await find().click();
    await page.waitForURL('**/m/gameList?gameType=FISH&type=search');
    await open(page, '/m/lott');
    await find().click();
    await page.getByRole('dialog', { name: /Search/ }).waitFor();
    expect(pathOf(page)).toBe('/m/lott');
    const plain = await visit(product.origin, { javaScriptEnabled: false });
    await plain.page.goto('/m/live');
    await plain.page
      .getByRole('banner')
      .getByRole('link', { name: /^Search/ })
      .click();
    await plain.page.waitForURL('**/m/live?type=search');
  });
});

test('a dialog opened by a click continues only to the page that asked for it', async () => {
  const { page } = await visit(product.origin);
  await open(page, '/m/activity');
  await footer(page).getByRole('link', { name: 'Deposit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByRole('textbox', { name: 'Username' }).fill('demo01');
  await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.poll(() => pathOf(page)).toBe('/m/voucherCenter');
});

test.describe('addresses that the specification does not list', () => {
  test('other spellings redirect to the specified ones', async () => {
    await guest.page.goto('/m/trial');
    expect(pathOf(guest.page)).toBe('/m/trail');
    for (const [other, spelling] of [
      ['agentDividend', 'agentDivident'],
      ['agentRebate', 'agentRebeat'],
      ['getDividendContract', 'getDevidendContract'],
    ]) {
      await agent.page.goto(`/m/member/agent/${other}`);
      expect(pathOf(agent.page)).toBe(`/m/member/agent/${spelling}`);
    }
  });

  test('those of maintenance and a restricted region; a click opens an open site', async () => {
    const { page } = guest;
    const shows = async (path: string, title: string, part: Locator) => {
      await open(page, path);
      await heading(page, title).waitFor();
      await part.waitFor();
      expect(pathOf(page)).toBe(path);
    };
    await shows('/m/restricted', 'Not available where you are', page.getByText('127.0.0.1'));
    await shows('/m/maintenance', 'Back in a short while', page.getByRole('link', { name: 'Contact support' }));
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect.poll(() => pathOf(page)).toBe('/m/home');
  });
});
