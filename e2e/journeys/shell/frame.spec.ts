import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { open, pathOf, type Visit, visit } from '../../kit/browser.ts';
import { endClean } from '../../kit/end.ts';
import { hold } from '../../kit/intercept.ts';
import { footer, heading } from '../../kit/shell.ts';
import { openThree, PASSWORD } from '../../kit/phones.ts';
import type { Product } from '../../kit/product/start-product.ts';

const under = (prefix: string, names: string) => names.split(' ').map((name) => prefix + name);
const CATEGORIES = under('/m/', 'hot rng inhouse pvp fish live sports esports lott lottery cockfight gameCenter');
const VISITORS = [
  '/',
  '/m',
  '/m/index',
  '/m/index.html',
  '/m/home',
  '/m/login',
  '/m/register',
  '/m/register.html',
  '/m/forget',
  ...CATEGORIES,
  '/m/gameList?gameType=RNG&vassalage=BGS',
  '/m/vip',
  '/m/activity',
  '/m/activityDetail?id=6',
  '/m/message',
  '/m/messageDetail?id=1',
  '/m/notice',
  '/m/customer',
  '/m/set',
  '/m/trail',
  '/m/other',
  '/m/useragreement',
];
const LAUNCH = '/m/launchGame?playType=trad&gameId=g-1&gameGroupId=&prize_mode=Lott&code=lobby&pageBack=/m/lott';
const MEMBERS = [
  '/m/member/home',
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/member/benefits',
  '/m/rewardCenter',
  '/m/gameRecord',
  '/m/transaction/record',
  '/m/feedback',
  '/m/webEmail',
  '/m/securityCenter',
  LAUNCH,
];
const AGENTS = [
  ...under('/m/', 'agent agentRegister teamBetting transaction/record?types=A member/notice?types=A'),
  ...under('/m/', 'agent/team/overview agent/team/pnl member/team member/teamRebate'),
  ...under(
    '/m/member/agent/',
    'agentDivident agentRebeat getSalaryContract getDevidendContract getHourContract getRealTimeContract',
  ),
];

let product: Product;
let guest: Visit;
let member: Visit;
let agent: Visit;
test.beforeAll(async () => {
  ({ product, guest, member, agent } = await openThree());
});
test.afterAll(() => endClean(product, guest, member, agent));

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

  test('the search of the logo bar opens that of the category, also without scripts', async () => {
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

  test('every page of the table but three has the footer [L-006]', async () => {
    const launch = await hold(member.page, '**/lgw/lottery/launchLott');
    for (const [{ page }, paths] of [
      [guest, VISITORS],
      [member, MEMBERS],
      [agent, AGENTS],
    ] as const)
      for (const path of paths) {
        await page.goto(path);
        expect([path, new URL(page.url()).pathname, await footer(page).count()]).toEqual([path, path.split('?')[0], 1]);
      }
    launch.release();
  });
});

test.describe('a dialog opened by a click', () => {
  /** Addresses while the dialog is open, and after it was closed. */
  const addresses = async (page: Page, button: Locator, name: string) => {
    const dialog = page.getByRole('dialog', { name });
    await button.click();
    await dialog.waitFor();
    const open = pathOf(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
    return [open, pathOf(page)];
  };
  const stays = (path: string) => [path, path];

  test("does not change the page's path, and neither does closing it [R-013]", async () => {
    const { page } = guest;
    await open(page, '/m/activity');
    expect(await addresses(page, footer(page).getByRole('link', { name: 'Deposit' }), 'Log in')).toEqual(
      stays('/m/activity'),
    );
    expect(await addresses(page, footer(page).getByRole('link', { name: 'Account' }), 'Log in')).toEqual(
      stays('/m/activity'),
    );
    await open(page, '/m/rng');
    expect(await addresses(page, page.getByRole('button', { name: 'Add to favourites' }).first(), 'Log in')).toEqual(
      stays('/m/rng'),
    );
    expect(await addresses(page, page.getByRole('banner').getByRole('link', { name: 'Join' }), 'Register')).toEqual(
      stays('/m/rng'),
    );
    await open(page, '/m/index');
    expect(await addresses(page, page.getByRole('banner').getByRole('link', { name: 'Log in' }), 'Log in')).toEqual(
      stays('/m/index'),
    );
  });

  test('continues only to the page that asked for it', async () => {
    const { page } = await visit(product.origin);
    await open(page, '/m/activity');
    await footer(page).getByRole('link', { name: 'Deposit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await dialog.getByRole('textbox', { name: 'Username' }).fill('demo01');
    await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect.poll(() => pathOf(page)).toBe('/m/voucherCenter');
  });
});

test.describe('addresses that the specification does not list', () => {
  test('other spellings redirect to those of the specification', async () => {
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

  test('every further page has its own address', async () => {
    const { page } = guest;
    const shows = async (path: string, title: string, part: Locator) => {
      await open(page, path);
      await heading(page, title).waitFor();
      await part.waitFor();
      expect(pathOf(page)).toBe(path);
    };
    await test.step('the app for Android, and for iPhone [P-021] [P-022]', async () => {
      const app = (name: string) => page.getByRole('main').getByRole('link', { name });
      await shows('/m/download/android', 'App for Android', app('App for Android'));
      expect(await app('iPhone').count()).toBe(0);
      await shows('/m/download/ios', 'App for iPhone', app('App for iPhone'));
      expect(await app('Android').count()).toBe(0);
    });
    await test.step('how to become an agent [P-028]', () =>
      shows('/m/joinUs', 'Join us', page.getByRole('main').getByRole('link', { name: 'Customer service' })));
    await test.step('the VIP levels, for visitors too', () =>
      shows('/m/vip', 'VIP', page.getByRole('main').getByText('VIP 8')));
    await test.step('maintenance and a restricted region; a click opens an open site', async () => {
      await shows('/m/restricted', 'Not available where you are', page.getByText('127.0.0.1'));
      await shows('/m/maintenance', 'Back in a short while', page.getByRole('link', { name: 'Contact support' }));
      await page.getByRole('button', { name: 'Check again' }).click();
      await expect.poll(() => pathOf(page)).toBe('/m/home');
    });
  });
});
