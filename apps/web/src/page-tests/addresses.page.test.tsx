import { get } from '@fairlot/testkit/draws';
import { createMember } from '@fairlot/testkit/members';
import { describe, expect } from 'vitest';
import { callOf, test } from '@fairlot/testkit/page/kit';
import { fillLogin, loginDialogOf, submitLogin } from './kit.testing.ts';
import { answerWith, changeAnswer, envelope } from '@fairlot/testkit/page/network';
import { openPageSite, type Page } from './open-page.testing.tsx';

const CATEGORIES = ['/m/rng', '/m/pvp', '/m/fish', '/m/live', '/m/sports', '/m/lottery', '/m/cockfight', '/m/esports'];
const BANNERS = '/wps/announcements/bannerNew';

const site = await openPageSite();

const main = (page: Page) => page.getByRole('main');
const footer = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const pathOf = (page: Page) => new URL(page.url()).pathname;

describe('dialogs', () => {
  test('open over home and close to home', async () => {
    const page = site.phone();
    const opens = async (path: string, name: string) => {
      await page.goto(path);
      const dialog = page.getByRole('dialog', { name });
      await dialog.waitFor();
      await page.locator('main .tile').first().waitFor();
      expect([pathOf(page), await page.locator('header .logo').count()]).toEqual([path, 1]);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.waitForURL('/m/home');
    };
    await test.step('registration, at both of its addresses [R-008] [R-009]', async () => {
      await opens('/m/register', 'Register');
      await opens('/m/register.html', 'Register');
    });
    await test.step('forgotten password and log-in, each at its address [R-010] [R-006]', async () => {
      await opens('/m/forget', 'Forgot password');
      await opens('/m/login', 'Log in');
    });
    await test.step('a password change that the member cancels [R-012]', async () => {
      const member = await site.phoneOf('demo02');
      await member.goto('/m/changePsw');
      const change = member.getByRole('dialog', { name: 'Change password' });
      await change.getByRole('button', { name: 'Close' }).click();
      await change.waitFor({ state: 'detached' });
      await member.waitForURL('/m/home');
    });
  });

  test('after a link from an e-mail that is no longer valid, another e-mail can be requested', async () => {
    const page = site.phone();
    await page.goto('/m/forget#reset=used-already');
    const dialog = page.getByRole('dialog', { name: 'Forgot password' });
    await dialog.getByRole('textbox', { name: 'New password', exact: true }).fill('Fresh4Lantern');
    await dialog.getByRole('textbox', { name: 'Confirm new password' }).fill('Fresh4Lantern');
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await page.getByText('This link is not valid any more').waitFor();
    await dialog.getByRole('textbox', { name: 'E-mail' }).waitFor();
    expect(await dialog.getByRole('tab', { name: 'E-mail' }).getAttribute('aria-selected')).toBe('true');
  });

  test('registration shows the banners of its own group [E-047]', async () => {
    const page = site.phone();
    for (const [path, group] of [
      ['/m/register', 'm_reg'],
      ['/m/home', 'm_home'],
      ['/m/inhouse', 'm_inhouse'],
    ] as const) {
      await page.goto(path);
      const groups = () => page.network.to(BANNERS).map(({ url }) => url.searchParams.get('groupName'));
      await expect.poll(groups).toContain(group);
      await page.locator('.banner').first().waitFor();
      const { value } = await get<{ groupName: string }[]>(site.app, `${BANNERS}?groupName=${group}`);
      expect([...new Set(value.map(({ groupName }) => groupName))]).toEqual([group]);
    }
  });

  for (const path of ['/m/voucherCenter', '/m/member/home', '/m/feedback'] as const)
    test(`a visitor at ${path} gets the log-in over home, then the page [Q-007] [Q-008] [R-007]`, async () => {
      const { userName } = await createMember(site.app);
      const page = site.phone();
      await page.goto(path);
      await loginDialogOf(page).waitFor();
      expect(pathOf(page)).toBe('/m/login');
      await fillLogin(page, userName, 'Test2026');
      await submitLogin(page);
      await page.waitForURL(path);
    });
});

describe('pages', () => {
  test("home's logo leads home; pages of games have banners [H-001] [L-001]", async () => {
    const page = site.phone();
    await page.goto('/m/index');
    await page.getByRole('banner').getByRole('link', { name: 'Fairlot, home' }).click();
    await page.waitForURL('/m/home');
    await page.locator('.banner').first().waitFor();
    expect(await page.getByRole('navigation', { name: 'Game categories' }).count()).toBe(1);
    for (const path of CATEGORIES) {
      await page.goto(path);
      await page.locator('.games-top').waitFor();
    }
    await page.goto('/m/app');
    await page.getByRole('link', { name: 'Fairlot, home' }).click();
    await page.waitForURL('/m/home');
    const member = await site.phoneOf('demo02');
    await member.goto('/m/feedback');
    await heading(member, 'Feedback').waitFor();
    expect(await member.locator('.banner, .games-top').count()).toBe(0);
  });

  test("of the merchant's content have their addresses", async () => {
    const page = site.phone();
    await test.step('help, and the terms in it, both without the footer [R-023] [R-024] [L-005]', async () => {
      await page.goto('/m/help');
      await expect.poll(() => main(page).getByRole('tab').count()).toBeGreaterThan(1);
      expect(await footer(page).count()).toBe(0);
      await page.goto('/m/help?tag=terms');
      await main(page).getByText(/years/).first().waitFor();
      expect(await footer(page).count()).toBe(0);
      expect(await main(page).getByRole('tab', { selected: true }).innerText()).toMatch(/terms/i);
    });
    await test.step('the user agreement [R-039]', async () => {
      await page.goto('/m/useragreement');
      await heading(page, 'User agreement').waitFor();
      await expect.poll(async () => (await main(page).innerText()).length).toBeGreaterThan(400);
    });
    await test.step('messages, and each single one [P-035] [P-036]', async () => {
      await page.goto('/m/message');
      // "Inbox" is the name of /m/webEmail.
      await heading(page, 'Message centre').waitFor();
      await main(page)
        .getByRole('link')
        .filter({ hasText: /\d{4}-\d{2}-\d{2}/ })
        .first()
        .waitFor();
      await page.goto('/m/messageDetail?id=1');
      await main(page).locator('.rich-text').waitFor();
    });
  });

  test('of records belong to the member; an empty list has a picture and a text [R-025] [R-027] [P-015]', async () => {
    const page = await site.phoneOf('demo02');
    for (const [path, title, none] of [
      ['/m/transaction/record', 'Account record', /./],
      ['/m/gameRecord', 'Betting record', /No bets in this period/],
    ] as const) {
      await page.goto(path);
      await heading(page, title).waitFor();
      const empty = main(page).locator('.empty');
      await empty.waitFor();
      expect([await empty.locator('svg').count(), none.test(await empty.innerText())]).toEqual([1, true]);
    }
  });

  test('of agents: only their announcements, and the security centre [R-033] [R-063]', async () => {
    const page = await site.phoneOf('type02');
    await page.goto('/m/member/notice?types=A');
    await heading(page, 'Announcements').waitFor();
    const asked = () => page.network.to('/wps/announcements/noticeNew').map(({ url }) => url.searchParams.get('types'));
    await expect.poll(asked).toContain('A');
    await main(page).getByRole('button', { name: /agent/i }).first().waitFor();
    // Announcements for everyone are not among them.
    const { value } = await get<{ player: { title: string }[] }>(site.app, '/wps/announcements/noticeNew?types=PL');
    expect(value.player.length).toBeGreaterThan(0);
    for (const { title } of value.player) expect(await main(page).getByText(title, { exact: true }).count()).toBe(0);
    await page.goto('/m/securityCenter');
    await heading(page, 'Security').waitFor();
    expect(pathOf(page)).toBe('/m/securityCenter');
  });
});

describe('everybody', () => {
  test('visitor, member, trial member and agent see home with their own links [I-002] [Q-022]', async () => {
    for (const [open, own] of [
      [() => site.phone(), ['Log in', 'Agent']],
      [() => site.phoneOf('demo02'), ['Log out']],
      [() => site.phoneOfNew({ type: 4, balance: '1000000.00' }), ['Log out']],
      [() => site.phoneOf('type02'), ['Log out', 'Agent']],
    ] as const) {
      const page = await open();
      await page.goto('/m/home');
      await expect.poll(() => page.locator('.tile').count()).toBeGreaterThan(3);
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await menu.getByText('Download').first().waitFor();
      const isThere = async (name: string) =>
        (await menu.getByRole('link', { name, exact: true }).count()) +
          (await menu.getByRole('button', { name, exact: true }).count()) >
        0;
      const found: string[] = [];
      for (const name of ['Log in', 'Log out', 'Agent']) if (await isThere(name)) found.push(name);
      expect(found).toEqual(own);
    }
  });

  test('a match of the strip and its list are for members: visitors log in [S-006] [S-007] [Q-044]', async () => {
    const strip = (page: Page) => page.getByRole('region', { name: 'Hot match' });
    const match = (page: Page) => strip(page).getByRole('button').first();
    const all = (page: Page) => strip(page).getByRole('link', { name: 'Check all' });
    const guest = site.phone();
    for (const part of [match, all]) {
      await guest.goto('/m/home');
      await part(guest).click();
      await loginDialogOf(guest).waitFor();
    }
    const page = await site.phoneOf('demo02');
    answerWith(page, /game\/launchGameV3/, envelope({ url: 'https://vendor.example/game', openMode: 'frame' }));
    await page.goto('/m/home');
    const launch = await callOf(page, '/lgw/game/launchGameV3', () => match(page).click());
    expect(launch.body).toMatchObject({ gameCategory: 'SPORTS' });
    await page.waitForURL(/^\/m\/game\?/);
    await page.goto('/m/home');
    await all(page).click();
    await page.waitForURL(/^\/m\/sports/);
  });
});

test('pages of agents have their headings', async () => {
  const page = await site.phoneOf('type02');
  const says = async (pages: Record<string, string>) => {
    for (const [path, title] of Object.entries(pages)) {
      await page.goto(path);
      await heading(page, title).waitFor();
      expect(location.pathname + location.search).toBe(path);
    }
  };
  await test.step('home greets by name and shows the balance [R-022] [T-005] [T-006]', async () => {
    const stop = changeAnswer<{ value: object }>(page, /wallet\/merchant/, ({ value }) => {
      Object.assign(value, { sumBalance: 1234567.5 });
    });
    const before = greeting();
    await page.goto('/m/agent');
    await heading(page, 'type02').waitFor();
    await main(page).getByText('1,234,567.50', { exact: true }).waitFor();
    // By the agent's local hour, not the merchant's. The hour may change meanwhile.
    expect([before, greeting()].some((text) => main(page).getByText(text, { exact: true }).elements().length > 0)).toBe(
      true,
    );
    await stop();
  });
  await test.step('a new account, bets of the team and the account record [R-026]', () =>
    says({
      '/m/agentRegister': 'Open an account',
      '/m/teamBetting': 'Team bets',
      '/m/transaction/record?types=A': 'Account record of the agent',
    }));
  await says({
    '/m/agent/team/overview': 'Team overview',
    '/m/agent/team/pnl': 'Team profit',
    '/m/member/team': 'Team',
    '/m/member/agent/agentDivident': 'Dividend',
    '/m/member/agent/agentRebeat': 'My rebate',
    '/m/member/teamRebate': 'Team rebate',
  });
});

/** The greeting of an agent at this hour of the phone. */
function greeting(): string {
  const hour = new Date().getHours();
  if (hour <= 10) return 'Good morning';
  if (hour <= 14) return 'Good afternoon';
  return hour <= 18 ? 'Good late afternoon' : 'Good evening';
}
