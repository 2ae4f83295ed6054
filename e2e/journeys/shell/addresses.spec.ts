import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { open, pathOf, type Visit, visit } from '../../kit/browser.ts';
import { recordCalls } from '../../kit/calls.ts';
import { endClean } from '../../kit/end.ts';
import { changeSite } from '../../kit/operator.ts';
import { footer, heading } from '../../kit/shell.ts';
import { openThree } from '../../kit/phones.ts';
import type { Product } from '../../kit/product/start-product.ts';

const CATEGORIES = ['/m/rng', '/m/pvp', '/m/fish', '/m/live', '/m/sports', '/m/lottery', '/m/cockfight', '/m/esports'];

let product: Product;
let guest: Visit;
let member: Visit;
let agent: Visit;
test.beforeAll(async () => {
  ({ product, guest, member, agent } = await openThree());
});
test.afterAll(() => endClean(product, guest, member, agent));

const main = (page: Page) => page.getByRole('main');

test.describe('dialogs', () => {
  test('open over home and close to home', async () => {
    const { page } = guest;
    const opens = async (path: string, name: string) => {
      await open(page, path);
      const dialog = page.getByRole('dialog', { name });
      await dialog.waitFor();
      expect([
        pathOf(page),
        (await page.locator('main .tile').count()) > 0,
        await page.locator('header .logo').count(),
      ]).toEqual([path, true, 1]);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await dialog.waitFor({ state: 'detached' });
      expect(pathOf(page)).toBe('/m/home');
    };
    await test.step('registration, at both of its addresses [R-008] [R-009]', async () => {
      await opens('/m/register', 'Register');
      await opens('/m/register.html', 'Register');
    });
    await test.step('forgotten password and log-in, each at its address [R-010] [R-006]', async () => {
      await opens('/m/forget', 'Forgot password');
      await opens('/m/login', 'Log in');
    });
    await test.step('a change of password that the member cancels [R-012]', async () => {
      await open(member.page, '/m/changePsw');
      const change = member.page.getByRole('dialog', { name: 'Change password' });
      await change.getByRole('button', { name: 'Close' }).click();
      await change.waitFor({ state: 'detached' });
      expect(pathOf(member.page)).toBe('/m/home');
    });
  });

  test('registration shows the banners of its own group [E-047]', async () => {
    const { page } = guest;
    await page.goto('about:blank');
    const calls = recordCalls(page);
    await open(page, '/m/register');
    expect(
      (
        await calls.next('/wps/announcements/bannerNew', (url) => url.searchParams.get('groupName') === 'm_reg')
      ).searchParams.get('groupName'),
    ).toBe('m_reg');
    await page.getByRole('dialog', { name: 'Register' }).locator('.banner').first().waitFor();
    for (const [path, group] of [
      ['/m/home', 'm_home'],
      ['/m/inhouse', 'm_inhouse'],
    ] as const) {
      await open(page, path);
      await calls.next('/wps/announcements/bannerNew', (url) => url.searchParams.get('groupName') === group);
      await main(page).locator('.banner').first().waitFor();
    }
    const groups = await page.evaluate(async () =>
      Promise.all(
        ['m_home', 'm_reg', 'm_inhouse'].map(async (group) => {
          const answer = (await (await fetch(`/wps/announcements/bannerNew?groupName=${group}`)).json()) as {
            value: { groupName: string }[];
          };
          return [...new Set(answer.value.map(({ groupName }) => groupName))];
        }),
      ),
    );
    expect(groups).toEqual([['m_home'], ['m_reg'], ['m_inhouse']]);
  });
});

test.describe('pages', () => {
  test("home's logo leads home; pages of games have banners [H-001] [L-001]", async () => {
    const { page } = guest;
    await open(page, '/m/index');
    await page.getByRole('banner').getByRole('link', { name: 'Fairlot, home' }).click();
    await expect.poll(() => pathOf(page)).toBe('/m/home');
    expect([
      (await page.locator('.banner').count()) > 0,
      await page.getByRole('navigation', { name: 'Game categories' }).count(),
    ]).toEqual([true, 1]);
    for (const path of CATEGORIES) {
      await page.goto(path);
      expect([path, await page.locator('.games-top').count()]).toEqual([path, 1]);
    }
    await open(member.page, '/m/feedback');
    await heading(member.page, 'Feedback').waitFor();
    expect([await member.page.locator('.banner').count(), await member.page.locator('.games-top').count()]).toEqual([
      0, 0,
    ]);
    for (const [path, role, name] of [
      ['/m/gameList', 'button', 'Back'],
      ['/m/app', 'link', 'Fairlot, home'],
    ] as const) {
      await page.goto('about:blank');
      await open(page, path);
      await page.getByRole(role, { name }).click();
      await expect.poll(() => pathOf(page)).toBe('/m/home');
    }
  });

  test("of the merchant's content have their addresses", async () => {
    const { page } = guest;
    await test.step('help, and the terms in it, both without the footer [R-023] [R-024] [L-005]', async () => {
      await open(page, '/m/help');
      expect(await main(page).getByRole('tab').count()).toBeGreaterThan(1);
      expect(await footer(page).count()).toBe(0);
      await open(page, '/m/help?tag=terms');
      expect(await footer(page).count()).toBe(0);
      expect(await main(page).getByRole('tab', { selected: true }).innerText()).toMatch(/terms/i);
      await main(page).getByText(/years/).first().waitFor();
    });
    await test.step('the user agreement [R-039]', async () => {
      await open(page, '/m/useragreement');
      await heading(page, 'User agreement').waitFor();
      expect((await main(page).innerText()).length).toBeGreaterThan(400);
    });
    await test.step('messages, and each single one [P-035] [P-036]', async () => {
      await open(page, '/m/message');
      await main(page)
        .getByRole('link')
        .filter({ hasText: /\d{4}-\d{2}-\d{2}/ })
        .or(
          main(page)
            .getByRole('button')
            .filter({ hasText: /\d{4}-\d{2}-\d{2}/ }),
        )
        .first()
        .waitFor();
      await open(page, '/m/messageDetail?id=1');
      await main(page).locator('.rich-text').waitFor();
    });
  });

  test('of records belong to the member; an empty list has a picture and a text [R-025] [R-027] [P-015]', async () => {
    const { page } = member;
    for (const [path, title, none] of [
      ['/m/transaction/record', 'Account record', /./],
      ['/m/gameRecord', 'Betting record', /No bets in this period/],
    ] as const) {
      await open(page, path);
      await heading(page, title).waitFor();
      const empty = main(page).locator('.empty');
      await empty.waitFor();
      expect([await empty.locator('svg').count(), none.test(await empty.innerText())]).toEqual([1, true]);
    }
  });

  test('of agents: only their announcements, and the security centre [R-033] [R-063]', async () => {
    const { page } = agent;
    const calls = recordCalls(page);
    await open(page, '/m/member/notice?types=A');
    await heading(page, 'Announcements').waitFor();
    expect(
      (
        await calls.next('/wps/announcements/noticeNew', (url) => url.searchParams.get('types') === 'A')
      ).searchParams.get('types'),
    ).toBe('A');
    await main(page).getByRole('button', { name: /agent/i }).first().waitFor();
    // Announcements for everyone are not among them.
    const reported = await (await page.request.get('/wps/announcements/noticeNew?types=PL')).json();
    const { player } = (reported as { value: { player: { title: string }[] } }).value;
    expect(player.length).toBeGreaterThan(0);
    for (const { title } of player) expect(await main(page).getByText(title, { exact: true }).count()).toBe(0);
    await open(page, '/m/securityCenter');
    await heading(page, 'Security').waitFor();
    expect(pathOf(page)).toBe('/m/securityCenter');
  });

  test("the app page shows the merchant's text and colour [E-076]", async () => {
    const { page } = guest;
    const template = {
      app_background: '/art/inhouse/elsewhere.svg?v=1&w=430&h=160',
      app_desc: { EN: 'Every draw in your pocket' },
      app_desc_font_color: '#12ab34',
    };
    await changeSite(product.origin, { mobileTemplate: template });
    await open(page, '/m/app');
    const words = main(page).getByText('Every draw in your pocket');
    await words.waitFor();
    expect([
      await words.evaluate((text) => getComputedStyle(text).color),
      await page.locator('.app-banner img').getAttribute('src'),
    ]).toEqual(['rgb(18, 171, 52)', template.app_background]);
  });
});

test.describe('everybody', () => {
  test('visitor, member, trial member and agent see home with their own links [I-002]', async () => {
    const trial = await visit(product.origin);
    await open(trial.page, '/m/trail');
    await trial.page.getByRole('button', { name: 'Free play' }).click();
    await trial.page.waitForURL('**/m/home');
    await main(trial.page).getByText('1,000,000.00').first().waitFor();
    const who = [
      [guest.page, ['Log in', 'Agent']],
      [member.page, ['Log out']],
      [trial.page, ['Log out']],
      [agent.page, ['Log out', 'Agent']],
    ] as const;
    for (const [page, own] of who) {
      await open(page, '/m/home');
      expect(await page.locator('.tile').count()).toBeGreaterThan(3);
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await menu.getByText('Download').waitFor();
      const found = await Promise.all(
        ['Log in', 'Log out', 'Agent'].map(async (name) =>
          (await menu
            .getByRole('link', { name, exact: true })
            .or(menu.getByRole('button', { name, exact: true }))
            .count()) > 0
            ? name
            : null,
        ),
      );
      expect(found.filter((name) => name !== null)).toEqual(own);
    }
  });

  test('a match of the strip and its list are for members: visitors log in [S-006] [S-007] [Q-044]', async () => {
    const strip = (page: Page) => page.getByRole('region', { name: 'Hot match' });
    for (const press of ['tile', 'all'] as const) {
      await open(guest.page, '/m/home');
      await strip(guest.page).scrollIntoViewIfNeeded();
      await (
        press === 'tile'
          ? strip(guest.page).getByRole('button').first()
          : strip(guest.page).getByRole('link', { name: 'Check all' })
      ).click();
      await guest.page.getByRole('dialog', { name: 'Log in' }).waitFor();
    }
    await open(member.page, '/m/home');
    const launched = member.page.waitForRequest('**/lgw/game/launchGameV3');
    await strip(member.page).getByRole('button').first().click();
    expect((await launched).postDataJSON()).toMatchObject({ gameCategory: 'SPORTS' });
    await expect.poll(() => pathOf(member.page)).toBe('/m/game');
    await open(member.page, '/m/home');
    await strip(member.page).getByRole('link', { name: 'Check all' }).click();
    await expect.poll(() => pathOf(member.page)).toBe('/m/sports');
  });
});
