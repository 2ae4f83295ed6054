import { describe, expect } from 'vitest';
import { test } from '@fairlot/testkit/page/kit';
import { changeAnswer } from '@fairlot/testkit/page/network';
import { ROUTES } from '../app/route-table.ts';
import { loginDialogOf } from './kit.testing.ts';
import type { Locator } from '@fairlot/testkit/page/locator';
import { openPageSite, type Page } from './open-page.testing.tsx';

const site = await openPageSite();

/** Pages of members with a flag; from pages of visitors, members are led home. */
const FLAGGED = ROUTES.filter(
  (row): row is typeof row & { flag: string } => row.flag !== undefined && row.guard !== 'visitor',
);
const footer = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const pathOf = (page: Page) => new URL(page.url()).pathname;
const textsOf = async (links: Locator) =>
  (await links.evaluateAll((all) => all.map((link) => link.textContent))).map((text) => text?.trim());

// The demonstration's offers set their flags by an event.
await site.app.platform.events.outbox.drain();

async function openMenu(page: Page): Promise<void> {
  await page.goto('/m/home');
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu(page).waitFor();
}

test('a tap on the words of the theme changes it, on each page that offers it [E-121]', async () => {
  const page = site.phone();
  await openMenu(page);
  const theme = () => [localStorage.getItem('theme'), document.documentElement.dataset['theme']];
  await menu(page).getByText('Dark theme', { exact: true }).click();
  await expect.poll(theme).toEqual(['dark', 'dark']);
  await page.goto('/m/set');
  await page.getByRole('main').getByText('Dark theme', { exact: true }).click();
  await expect.poll(theme).toEqual(['light', 'light']);
});

describe('the footer', () => {
  test('leads everybody to home and promotions [L-009] [L-010]', async () => {
    const page = site.phone();
    await page.goto('/m/activity');
    await footer(page).getByRole('link', { name: 'Home' }).click();
    await page.waitForURL('/m/home');
    await footer(page).getByRole('link', { name: 'Promos' }).click();
    await page.waitForURL('/m/activity');
  });

  test('leads members to account and deposit, and asks a visitor to log in [L-008] [L-011] [Q-007]', async () => {
    for (const [name, path] of [
      ['Account', '/m/member/home'],
      ['Deposit', '/m/voucherCenter'],
    ] as const) {
      const guest = site.phone();
      await guest.goto('/m/set');
      await footer(guest).getByRole('link', { name }).click();
      await loginDialogOf(guest).waitFor();
      const member = await site.phoneOf('demo01');
      await member.goto('/m/set');
      await footer(member).getByRole('link', { name }).click();
      await member.waitForURL(path);
    }
  });

  test('has Invite while the promotion runs, which opens its page [L-007] [L-012] [Q-035]', async () => {
    const page = await site.phoneOf('demo01');
    await page.goto('/m/set');
    const links = footer(page).getByRole('link');
    expect(await textsOf(links)).toEqual(['Account', 'Promos', 'Home', 'Deposit', 'Invite']);
    await site.setFlags({ REFERRAL: false });
    await page.goto('/m/set');
    expect(await textsOf(links)).toEqual(['Account', 'Promos', 'Home', 'Deposit']);
    await site.setFlags({});
    await page.goto('/m/set');
    await footer(page).getByRole('link', { name: 'Invite' }).click();
    await page.getByRole('heading', { level: 1, name: 'Invite', exact: true }).waitFor();
    await page.getByText(/\/m\/register\?affiliateCode=/).waitFor();
    // While the offer is paused the link works, and the page states that there is no reward.
    changeAnswer<{ value: { reward: null } }>(page, /wps\/referral/, ({ value }) => (value.reward = null));
    await page.goto('/m/referral');
    await page.getByText(/^There is no reward right now/).waitFor();
  });
});

test('the dialog for another password', async () => {
  const page = await site.phoneOf('demo01');
  await page.goto('/m/changePsw');
  await page.getByRole('dialog', { name: 'Change password' }).waitFor();
  await test.step('opens over home [R-011] [P-045]', async () => {
    await page.locator('main .tile').first().waitFor();
    expect([pathOf(page), await page.locator('header .logo').count()]).toEqual(['/m/changePsw', 1]);
  });
  await test.step('has neither footer nor way back [L-003] [L-017]', async () =>
    expect([await footer(page).count(), await page.getByRole('button', { name: 'Back' }).count()]).toEqual([0, 0]));
});

describe('the side menu of a visitor', () => {
  const press = async (entryOf: (page: Page) => Locator, dialog: string) => {
    const page = site.phone();
    await openMenu(page);
    expect(await menu(page).getByRole('button', { name: 'Log out' }).count()).toBe(0);
    await entryOf(page).click();
    await page.getByRole('dialog', { name: dialog }).waitFor();
    await menu(page).waitFor({ state: 'hidden' });
  };

  test('asks to log in for deposit and withdrawal [M-002]', async () => {
    for (const name of ['Deposit', 'Withdraw'])
      await press((page) => menu(page).getByRole('button', { name, exact: true }), 'Log in');
  });

  test('asks to log in for the pages of agents, which an agent reaches [M-007]', async () => {
    await press((page) => menu(page).getByRole('button', { name: 'Agent', exact: true }), 'Log in');
    const agent = await site.phoneOf('type02');
    await openMenu(agent);
    await menu(agent).getByRole('link', { name: 'Agent', exact: true }).click();
    await agent.waitForURL('/m/agent');
  });

  test('opens log-in and registration [M-014] [M-015]', async () => {
    await press((page) => menu(page).getByRole('link', { name: 'Log in', exact: true }), 'Log in');
    await press((page) => menu(page).getByRole('link', { name: 'Join' }), 'Register');
  });
});

describe('the side menu of a member', () => {
  const ENTRIES = {
    MEMCLUB3: ['VIP', '/m/vip'],
    REWCEN3: ['Reward centre', '/m/rewardCenter'],
    TRANSREC3: ['Account record', '/m/transaction/record'],
    TRANSBETREPMEM3: ['Betting record', '/m/gameRecord'],
    MAILCEN: ['Messages', '/m/webEmail'],
  } as const;
  /** By its name, with or without the number at its end. */
  const linkOf = (page: Page, name: string) =>
    menu(page).getByRole('link', { name: new RegExp(String.raw`^${name}( \d+)?$`) });
  const wayOf = async (page: Page, name: string) =>
    new URL((await linkOf(page, name).getAttribute('href')) ?? '', site.origin).pathname;

  test('has entries for the pages that are on, and lacks the one whose flag is off', async () => {
    const page = await site.phoneOf('demo01');
    const on = Object.fromEntries(Object.keys(ENTRIES).map((flag) => [flag, true]));
    const withFlags = async (flags: Record<string, boolean>) => {
      await site.setFlags({ ...on, ...flags });
      await openMenu(page);
      await linkOf(page, 'Help').waitFor();
      const ways: [string, string][] = [];
      for (const [name] of Object.values(ENTRIES))
        if ((await linkOf(page, name).count()) > 0) ways.push([name, await wayOf(page, name)]);
      return ways;
    };
    expect(await withFlags({})).toEqual(Object.values(ENTRIES));
    const follows = async (flag: keyof typeof ENTRIES) =>
      expect(await withFlags({ [flag]: false })).toEqual(Object.values(ENTRIES).filter((one) => one !== ENTRIES[flag]));
    await test.step('VIP [M-004] [Q-036]', () => follows('MEMCLUB3'));
    await test.step('the reward centre [M-006] [Q-027]', () => follows('REWCEN3'));
    await test.step('the account record [M-009] [Q-028]', () => follows('TRANSREC3'));
    await test.step('the betting record [M-010] [Q-029]', () => follows('TRANSBETREPMEM3'));
    await test.step('messages [M-012] [Q-030]', () => follows('MAILCEN'));
    await site.setFlags({});
  });

  test('a page that is switched off shows a message at its address, below its title and Back', async () => {
    await site.setFlags(Object.fromEntries(FLAGGED.map(({ flag }) => [flag, false])));
    const page = await site.phoneOf('demo01');
    const off: string[] = [];
    for (const { path } of FLAGGED) {
      await page.goto(path);
      await page.getByRole('main').getByText('This feature is switched off', { exact: true }).waitFor();
      expect([path, await page.getByRole('main').getByRole('link').count()]).toEqual([path, 0]);
      await page.getByRole('banner').getByRole('button', { name: 'Back' }).waitFor();
      off.push(path);
    }
    expect(off.sort()).toEqual(['/m/member/benefits', '/m/securityCenter', '/m/vip']);
    await site.setFlags({});
    await page.goto('/m/vip');
    await page.getByRole('main').getByText('VIP 1').first().waitFor();
  });

  test('has picture, name, balance and log out, and nothing for agents [M-017] [M-016]', async () => {
    const page = await site.phoneOf('demo01');
    changeAnswer<{ value: { nickname: string } }>(page, /member\/info/, ({ value }) => void (value.nickname = ''));
    await openMenu(page);
    await menu(page).getByText('demo01').first().waitFor();
    await menu(page).getByText('5,000,000.00 VND').waitFor();
    await menu(page).locator('.avatar').first().waitFor();
    expect([
      await menu(page).getByRole('button', { name: 'Log out' }).count(),
      await menu(page).getByRole('link', { name: 'Agent' }).count(),
    ]).toEqual([1, 0]);
  });

  test('shows the level, and how many rewards and messages wait', async () => {
    const page = await site.phoneOf('demo01');
    changeAnswer<{ value: { level: number } }>(page, /member\/clubBenefit/, ({ value }) => void (value.level = 3));
    changeAnswer<{ value: { count: number } }>(page, /rewards\/waiting/, ({ value }) => void (value.count = 2));
    changeAnswer<{ value: number }>(page, /inbox\/unreadCount/, (body) => void (body.value = 120));
    await openMenu(page);
    for (const name of ['VIP 3', 'Reward centre 2', 'Messages 99+'])
      await menu(page).getByRole('link', { name, exact: true }).waitFor();
  });

  test('leads to deposit and withdrawal [M-002] [M-003]', async () => {
    const page = await site.phoneOf('demo01');
    await openMenu(page);
    expect([await wayOf(page, 'Deposit'), await wayOf(page, 'Withdraw')]).toEqual(['/m/voucherCenter', '/m/withdraw']);
  });

  test('leads to promotions, help and feedback [M-005] [M-008] [M-011]', async () => {
    const page = await site.phoneOf('demo01');
    await openMenu(page);
    expect([await wayOf(page, 'Help'), await wayOf(page, 'Feedback')]).toEqual(['/m/help', '/m/feedback']);
    await linkOf(page, 'Promotions').click();
    await page.waitForURL('/m/activity');
    await menu(page).waitFor({ state: 'hidden' });
  });
});
