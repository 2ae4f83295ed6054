import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { login, open, pathOf, recoverable, type Visit, visit } from '../../kit/browser.ts';
import { stopClock } from '../../kit/clock.ts';
import type { Product } from '../../kit/product/start-product.ts';
import { footer, heading, menu, openMenu, openShell, PAGES_ON, type Shell } from '../../kit/shell.ts';

const PASSWORD = 'Fairlot2026';

let product: Product;
let guest: Visit;
let member: Visit;
let setFlags: Shell['setFlags'];
let close: Shell['close'];
test.beforeAll(async () => {
  const shell = await openShell();
  ({ product, guest, member, setFlags, close } = shell);
});
test.afterAll(() => close());

test.describe('header, footer and back', () => {
  test("the footer's items open their pages, and ask visitors to log in", async () => {
    await test.step('header, page and footer are in this order, and dialogs above all of them [L-002]', async () => {
      await open(guest.page, '/m/activity');
      const parts = await guest.page
        .locator('header.header, main, nav.tab-bar')
        .evaluateAll((all) => all.map(({ localName }) => localName));
      expect(parts).toEqual(['header', 'main', 'nav']);
      await footer(guest.page).getByRole('link', { name: 'Account' }).click();
      await guest.page.getByRole('dialog', { name: 'Log in' }).waitFor();
      expect(
        await guest.page
          .locator('dialog[open]')
          .evaluate((dialog) => [dialog.closest('header, main, nav') === null, dialog.matches(':modal')]),
      ).toEqual([true, true]);
      await open(guest.page, '/m/activity');
    });
    await test.step('home and promotions are for everybody [L-009] [L-010]', async () => {
      await footer(guest.page).getByRole('link', { name: 'Home' }).click();
      await expect.poll(() => pathOf(guest.page)).toBe('/m/home');
      await footer(guest.page).getByRole('link', { name: 'Promos' }).click();
      await expect.poll(() => pathOf(guest.page)).toBe('/m/activity');
    });
    const asksVisitor = async (name: string, path: string) => {
      await open(guest.page, '/m/set');
      await footer(guest.page).getByRole('link', { name }).click();
      await guest.page.getByRole('dialog', { name: 'Log in' }).waitFor();
      await open(member.page, '/m/set');
      await footer(member.page).getByRole('link', { name }).click();
      await expect.poll(() => pathOf(member.page)).toBe(path);
    };
    await test.step('the account asks a visitor to log in [L-008]', () => asksVisitor('Account', '/m/member/home'));
    await test.step('the deposit asks a visitor to log in [L-011] [Q-007]', () =>
      asksVisitor('Deposit', '/m/voucherCenter'));
  });

  test('changing the password is a separate page: no footer, no Back', async () => {
    const { page } = member;
    await test.step('its dialog opens over home [R-011] [P-045]', async () => {
      await open(page, '/m/changePsw');
      await page.getByRole('dialog', { name: 'Change password' }).waitFor();
      expect([
        pathOf(page),
        await page.locator('header .logo').count(),
        (await page.locator('main .tile').count()) > 0,
      ]).toEqual(['/m/changePsw', 1, true]);
    });
    await test.step('without footer and Back [L-003] [L-017]', async () => {
      expect([await footer(page).count(), await page.getByRole('button', { name: 'Back' }).count()]).toEqual([0, 0]);
    });
  });

  test('Invite is in the footer while the promotion runs, and opens its page [L-007] [L-012] [Q-035]', async () => {
    const { page } = member;
    await open(page, '/m/set');
    expect(await footer(page).getByRole('link').allInnerTexts()).toEqual(['Account', 'Promos', 'Home', 'Deposit']);
    await setFlags({ REFERRAL: true });
    await open(page, '/m/set');
    expect(await footer(page).getByRole('link').allInnerTexts()).toEqual([
      'Account',
      'Promos',
      'Home',
      'Deposit',
      'Invite',
    ]);
    await footer(page).getByRole('link', { name: 'Invite' }).click();
    await heading(page, 'Invite').waitFor();
    await page.getByText(/\/m\/register\?affiliateCode=/).waitFor();
    // The demonstration's referral offer is paused: the link works, and the page states that there is no reward.
    await page.getByText(/^No reward runs right now/).waitFor();
    await setFlags({});
  });

  test('Back leads home from notices, trial, messages and promotions, else one page back [L-015] [L-016]', async () => {
    const { page } = guest;
    for (const path of ['/m/trail', '/m/notice', '/m/activity', '/m/message']) {
      await open(page, '/m/set');
      await open(page, path);
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await expect.poll(() => pathOf(page)).toBe('/m/home');
    }
    for (const [path, name] of [
      ['/m/login', 'Log in'],
      ['/m/register', 'Register'],
      ['/m/forget', 'Forgot password'],
    ] as const) {
      await open(page, '/m/set');
      await open(page, path);
      await page.getByRole('dialog', { name }).getByRole('button', { name: 'Back' }).click();
      await expect.poll(() => pathOf(page)).toBe('/m/home');
      await page.getByRole('dialog', { name }).waitFor({ state: 'hidden' });
    }
    await open(page, '/m/other');
    await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
    await heading(page, 'Settings').waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.poll(() => pathOf(page)).toBe('/m/other');
    const fresh = await visit(product.origin);
    await open(fresh.page, '/m/set');
    await fresh.page.getByRole('button', { name: 'Back' }).click();
    await expect.poll(() => pathOf(fresh.page)).toBe('/m/home');
  });

  test('a swipe from the edge leads back after 100 pixels [L-018] [K-044]', async () => {
    const { page } = guest;
    const goToSettings = async () => {
      await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
      await heading(page, 'Settings').waitFor();
      // The target of the gesture is updated once the page is painted.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
      );
    };
    await open(page, '/m/other');
    // The gesture loads together with the code that handles load failures.
    await recoverable(page);
    await goToSettings();
    await swipe(page, 4, 105);
    await heading(page, 'More').waitFor();
    await goToSettings();
    await page.evaluate(() => {
      Reflect.set(window, 'backs', 0);
      addEventListener('popstate', () => Reflect.set(window, 'backs', Number(Reflect.get(window, 'backs')) + 1));
    });
    await swipe(page, 4, 103);
    await swipe(page, 4, 105);
    await heading(page, 'More').waitFor();
    expect([pathOf(page), await page.evaluate(() => Reflect.get(window, 'backs'))]).toEqual(['/m/other', 1]);
  });
});

async function swipe(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: 400 }] });
  await touch('touchStart', from);
  for (const share of [0.3, 0.6, 1]) await touch('touchMove', from + (to - from) * share);
  await touch('touchEnd', to);
  await session.detach();
}

test.describe('the side menu', () => {
  test('closes by its button and a click beside it, which works after 300 ms [M-001] [K-038] [K-039]', async () => {
    const { page } = await visit(product.origin, { hasMotion: true });
    await page.clock.install();
    await open(page, '/m/home');
    await openMenu(page);
    await menu(page).getByRole('button', { name: 'Close' }).click();
    await menu(page).waitFor({ state: 'hidden' });
    await stopClock(page);
    await page.evaluate(() => document.querySelector<HTMLElement>('button[aria-label=Menu]')?.click());
    const drawer = page.locator('dialog.drawer[open]');
    await drawer.waitFor();
    expect(
      await drawer.evaluate((dialog) => [
        getComputedStyle(dialog, '::backdrop').animationDuration,
        getComputedStyle(dialog).animationDuration,
      ]),
    ).toEqual(['0.2s', '0.3s']);
    const press = () =>
      drawer.evaluate((dialog) =>
        dialog.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 5, clientY: 400 })),
      );
    await page.clock.runFor(299);
    await press();
    expect(await drawer.getAttribute('data-closing')).toBeNull();
    await page.clock.runFor(2);
    await press();
    await page
      .locator('dialog.drawer[data-closing]')
      .or(page.locator('body:not(:has(dialog.drawer))'))
      .waitFor({ state: 'attached' });
  });

  test('for a visitor: log in, register, and entries that ask for the log-in', async () => {
    const { page } = guest;
    const press = async (entry: Locator, dialog: string) => {
      await open(page, '/m/home');
      await openMenu(page);
      expect(await menu(page).getByRole('button', { name: 'Log out' }).count()).toBe(0);
      await entry.click();
      await page.getByRole('dialog', { name: dialog }).waitFor();
      await menu(page).waitFor({ state: 'hidden' });
    };
    await test.step('deposit and withdrawal ask for the log-in [M-002]', async () => {
      for (const name of ['Deposit', 'Withdraw'])
        await press(menu(page).getByRole('button', { name, exact: true }), 'Log in');
    });
    await test.step('the entry of agents asks for the log-in, and then leads an agent home [M-007]', async () => {
      await press(menu(page).getByRole('button', { name: 'Agent', exact: true }), 'Log in');
      const agent = await visit(product.origin);
      await login(agent.page, 'type02', PASSWORD);
      await openMenu(agent.page);
      await menu(agent.page).getByRole('link', { name: 'Agent', exact: true }).click();
      await expect.poll(() => pathOf(agent.page)).toBe('/m/agent');
      await agent.close();
    });
    await test.step('log in and join open their dialogs [M-014] [M-015]', async () => {
      await press(menu(page).getByRole('link', { name: 'Log in', exact: true }), 'Log in');
      await press(menu(page).getByRole('link', { name: 'Join' }), 'Register');
    });
  });

  test('entries follow their flags, and open their pages', async () => {
    const { page } = member;
    const ENTRIES = {
      VIP: '/m/vip',
      'Reward centre': '/m/rewardCenter',
      'Account record': '/m/transaction/record',
      'Betting record': '/m/gameRecord',
      Messages: '/m/webEmail',
    };
    const seen: Record<string, (string | null)[]> = {};
    for (const isOn of [false, true]) {
      await setFlags({ MEMCLUB3: isOn, REWCEN3: isOn, MAILCEN: isOn, TRANSREC3: isOn, TRANSBETREPMEM3: isOn });
      await open(page, '/m/home');
      await openMenu(page);
      for (const name of Object.keys(ENTRIES)) {
        const link = menu(page).getByRole('link', { name, exact: true });
        seen[name] = [
          ...(seen[name] ?? []),
          (await link.count()) === 0 ? null : new URL((await link.getAttribute('href')) ?? '', product.origin).pathname,
        ];
      }
    }
    const follows = async (name: keyof typeof ENTRIES) => expect(seen[name]).toEqual([null, ENTRIES[name]]);
    await test.step('VIP [M-004] [Q-036]', () => follows('VIP'));
    await test.step('the reward centre [M-006] [Q-027]', () => follows('Reward centre'));
    await test.step('the account record [M-009] [Q-028]', () => follows('Account record'));
    await test.step('the betting record [M-010] [Q-029]', () => follows('Betting record'));
    await test.step('messages [M-012] [Q-030]', () => follows('Messages'));
  });

  test('for a member: name and balance, every entry opens its page, log out is there', async () => {
    const { page } = member;
    await setFlags(PAGES_ON);
    await open(page, '/m/home');
    await openMenu(page);
    const leads = async (ways: Record<string, string>) => {
      for (const [name, path] of Object.entries(ways))
        expect(
          new URL(
            (await menu(page).getByRole('link', { name, exact: true }).getAttribute('href')) ?? '',
            product.origin,
          ).pathname,
          name,
        ).toBe(path);
    };
    await test.step('shows picture, name, balance, log out, and no entry of agents [M-017] [M-016]', async () => {
      await menu(page).getByText('demo01').waitFor();
      await menu(page).getByText('5,000,000.00 VND').waitFor();
      await menu(page).locator('.avatar').waitFor();
      expect([
        await menu(page).getByRole('button', { name: 'Log out' }).count(),
        await menu(page).getByRole('link', { name: 'Agent' }).count(),
      ]).toEqual([1, 0]);
    });
    await test.step('deposit and withdrawal [M-002] [M-003]', () =>
      leads({ Deposit: '/m/voucherCenter', Withdraw: '/m/withdraw' }));
    await test.step('promotions, help and feedback [M-005] [M-008] [M-011]', async () => {
      await leads({ Promotions: '/m/activity', Help: '/m/help', Feedback: '/m/feedback' });
      await menu(page).getByRole('link', { name: 'Promotions' }).click();
      await expect.poll(() => pathOf(page)).toBe('/m/activity');
      await menu(page).waitFor({ state: 'hidden' });
    });
    await test.step('the download, but not within the app [M-013]', async () => {
      await open(page, '/m/home');
      await openMenu(page);
      await leads({ Download: '/m/app' });
      const app = await visit(product.origin, { userAgent: 'Mozilla/5.0 (Linux; Android 15) FairlotApp/1.0' });
      await open(app.page, '/m/home');
      await openMenu(app.page);
      expect(await menu(app.page).getByRole('link', { name: 'Download' }).count()).toBe(0);
      await app.close();
    });
  });
});
