import type { Locator } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { login, open, pathOf, type Visit, visit } from '../../kit/browser.ts';
import { letPass } from '../../kit/clock.ts';
import { changeAnswer } from '../../kit/intercept.ts';
import type { Product } from '../../kit/product/start-product.ts';
import { footer, heading, openShell, type Shell } from '../../kit/shell.ts';

const PASSWORD = 'Fairlot2026';

/** The greeting of an agent at this hour; the phones of journeys are in New York. */
function greetingIn(timeZone: string): string {
  const hour = Number(new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format());
  if (hour <= 10) return 'Good morning';
  if (hour <= 14) return 'Good afternoon';
  return hour <= 18 ? 'Good late afternoon' : 'Good evening';
}

let product: Product;
let guest: Visit;
let member: Visit;
let operator: Shell['operator'];
let setFlags: Shell['setFlags'];
let close: Shell['close'];
test.beforeAll(async () => {
  const shell = await openShell();
  ({ product, guest, member, operator, setFlags, close } = shell);
});
test.afterAll(() => close());

test.describe('pages', () => {
  test('for everyone open at their addresses', async () => {
    const { page } = guest;
    await test.step("customer service links to the merchant's support [R-034] [P-020]", async () => {
      await open(page, '/m/customer');
      await heading(page, 'Customer service').waitFor();
      const entry = page.getByRole('main').getByRole('link', { name: 'Customer service' });
      expect([
        await entry.getAttribute('href'),
        await entry.getAttribute('target'),
        await entry.getAttribute('rel'),
      ]).toEqual(['https://fairlot.example/support', '_blank', 'noopener noreferrer']);
    });
    await test.step('the app page has logo, downloads, a link home and no footer [R-035] [L-004]', async () => {
      await open(page, '/m/app');
      await page.getByRole('link', { name: 'App for Android' }).waitFor();
      await page.getByRole('link', { name: 'Fairlot, home' }).waitFor();
      expect(await footer(page).count()).toBe(0);
      await page.getByRole('link', { name: 'Close' }).click();
      await expect.poll(() => pathOf(page)).toBe('/m/home');
    });
    const shows = async (path: string, title: string, ...parts: Locator[]) => {
      await open(page, path);
      await heading(page, title).waitFor();
      expect([pathOf(page), await page.title()]).toEqual([path, `${title} · Fairlot`]);
      for (const part of parts) await part.waitFor();
    };
    await test.step('settings hold language and theme [R-036] [P-038]', () =>
      shows(
        '/m/set',
        'Settings',
        page.getByRole('button', { name: /^Language/ }),
        page.getByRole('switch', { name: 'Dark theme' }),
      ));
    await test.step('the trial has its button [R-037]', () =>
      shows('/m/trail', 'Free play', page.getByRole('main').getByRole('button', { name: 'Free play' })));
    await test.step('More has its own page [R-038]', () =>
      shows('/m/other', 'More', page.getByRole('main').getByRole('link', { name: 'Settings' })));
    await shows('/m/useragreement', 'User agreement');
  });

  test("a closed page shows members the merchant's reason", async () => {
    const { page } = member;
    await operator.put('/pages/vip', { open: false, texts: { EN: 'Back on Monday', VI: 'Mở lại vào thứ Hai' } });
    await open(page, '/m/vip');
    await heading(page, 'VIP').waitFor();
    await page.getByRole('main').getByText('Back on Monday').waitFor();
    const console = await visit(product.origin);
    await console.page.setViewportSize({ width: 1280, height: 900 });
    await console.page.goto('/backoffice/pages');
    await console.page.getByRole('textbox', { name: 'Name' }).fill('operator');
    await console.page.getByLabel('Password').fill(PASSWORD);
    await console.page.getByRole('button', { name: 'Log in' }).click();
    const row = console.page.getByRole('row').filter({ hasText: 'VIP' });
    await row.getByText('EN: Back on Monday').waitFor();
    await row.getByRole('button', { name: 'Open VIP' }).click();
    const dialog = console.page.getByRole('dialog', { name: 'Open VIP' });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The programme starts');
    await dialog.getByRole('button', { name: 'Open VIP' }).click();
    // The status of the row; the text 'Open' is also on the button that was there before.
    await row.getByRole('button', { name: 'Close VIP' }).waitFor();
    await console.close();
    await page.getByRole('main').getByText('Back on Monday').waitFor({ state: 'detached' });
    await page.getByRole('main').getByText('You rise by at most one level a day').waitFor();
    await test.step('the deposit page has its own address [R-015]', async () => {
      await open(page, '/m/voucherCenter');
      await heading(page, 'Deposit').waitFor();
      await page.getByRole('main').getByRole('textbox', { name: 'You deposit' }).waitFor();
    });
    await test.step('the withdrawal has its address and can be requested [R-016] [Q-011]', async () => {
      await open(page, '/m/withdraw');
      await heading(page, 'Withdraw').waitFor();
      await page.getByRole('textbox', { name: 'You withdraw' }).fill('100000');
      // Identity and account are done; the missing step is listed first, and is completed without losing the amount.
      await page.getByRole('region', { name: 'Before the first withdrawal' }).getByText('2 of 3 done').waitFor();
      await page.getByRole('button', { name: 'Set payment password' }).click();
      const sheet = page.getByRole('dialog', { name: 'Set payment password' });
      await sheet.getByRole('textbox', { name: 'New payment password' }).fill('2468');
      await sheet.getByRole('textbox', { name: 'Confirm payment password' }).fill('2468');
      await sheet.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
      await sheet.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('radio', { name: /Harbour Bank/ }).waitFor();
      await page.getByRole('textbox', { name: 'Payment password' }).fill('2468');
      await expect
        .poll(() => page.getByRole('button', { name: 'Withdraw 100,000 VND' }).isEnabled({ timeout: 1000 }))
        .toBe(true);
    });
  });

  for (const path of ['/m/voucherCenter', '/m/member/home', '/m/feedback'] as const)
    test(`a visitor at ${path} gets the log-in over home, then the page [Q-007] [Q-008] [R-007]`, async () => {
      const { page } = await visit(product.origin);
      await open(page, path);
      const dialog = page.getByRole('dialog', { name: 'Log in' });
      await dialog.waitFor();
      expect(pathOf(page)).toBe('/m/login');
      await dialog.getByRole('textbox', { name: 'Username' }).fill('demo02');
      await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
      await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect.poll(() => pathOf(page)).toBe(path);
    });

  test('of agents are only for agents, and each has its heading', async () => {
    const { page, close } = await visit(product.origin);
    await login(page, 'type02', PASSWORD);
    const says = async (pages: Record<string, string>) => {
      for (const [path, title] of Object.entries(pages)) {
        await open(page, path);
        await heading(page, title).waitFor();
        expect(page.url()).toBe(product.origin + path);
      }
    };
    const stop = await changeAnswer(page, '**/wps/wallet/merchant*', ({ value }: { value: object }) =>
      Object.assign(value, { sumBalance: 1234567.5 }),
    );
    await test.step('home greets by name and shows the balance [R-022] [T-005] [T-006]', async () => {
      await open(page, '/m/agent');
      await heading(page, 'type02').waitFor();
      // By the agent's local hour, not the merchant's.
      await page.getByText(greetingIn('America/New_York'), { exact: true }).waitFor();
      await page.getByRole('main').getByText('1,234,567.50', { exact: true }).waitFor();
    });
    await stop();
    await test.step('overview, profit and team', () =>
      says({
        '/m/agent/team/overview': 'Team overview',
        '/m/agent/team/pnl': 'Team profit',
        '/m/member/team': 'Team',
      }));
    await test.step('a new account, bets of the team and the account record [R-026]', () =>
      says({
        '/m/agentRegister': 'Open an account',
        '/m/teamBetting': 'Team bets',
        '/m/transaction/record?types=A': 'Account record of the agent',
      }));
    await test.step('dividend, own rebate and that of the team', () =>
      says({
        '/m/member/agent/agentDivident': 'Dividend',
        '/m/member/agent/agentRebeat': 'My rebate',
        '/m/member/teamRebate': 'Team rebate',
      }));
    await close();
    for (const path of ['/m/agent', '/m/member/team', '/m/transaction/record?types=A', '/m/member/teamRebate']) {
      await open(member.page, path);
      expect(pathOf(member.page)).toBe('/m/home');
    }
  });
});

test.describe('customer service', () => {
  test('opens over the page, closes by button, outside click and navigation; messages by flag', async () => {
    const { page } = member;
    const sheet = page.getByRole('dialog', { name: 'Customer service' });
    const show = async () => {
      await open(page, '/m/member/home');
      await page.getByRole('button', { name: 'Customer service' }).click();
      await sheet.getByRole('link', { name: 'Customer service' }).waitFor();
    };
    const messages = sheet.getByRole('link', { name: 'Messages' });
    await setFlags({ MAILCEN: false });
    await show();
    await test.step('the entry has its title and its encrypted address [C-001] [E-064] [E-065]', async () => {
      const answer = await page.request.get('/wps/system/getService?language=EN');
      expect(await answer.text()).not.toContain('fairlot.example');
      const { value } = (await answer.json()) as { value: { title: string }[] };
      const entry = sheet.getByRole('link', { name: value[0]!.title });
      expect(await entry.getAttribute('href')).toBe('https://fairlot.example/support');
    });
    expect(await messages.count()).toBe(0);
    await test.step('its button closes it [C-011]', async () => {
      await sheet.getByRole('button', { name: 'Close' }).click();
      await sheet.waitFor({ state: 'hidden' });
    });
    await setFlags({ MAILCEN: true });
    await show();
    await test.step('messages are there while they are enabled [C-002]', async () =>
      expect(await messages.getAttribute('href')).toBe('/m/webEmail'));
    await test.step('a click beside it closes it, after 300 ms [C-010]', async () => {
      await letPass(page, 350);
      await page.mouse.click(200, 20);
      await sheet.waitFor({ state: 'hidden' });
    });
    await show();
    await test.step('help opens its page, which closes the sheet [C-008] [C-009]', async () => {
      await sheet.getByRole('link', { name: 'Help centre' }).click();
      await expect.poll(() => pathOf(page)).toBe('/m/help');
      await sheet.waitFor({ state: 'hidden' });
    });
  });

  test("the merchant's contacts float over home", async () => {
    const { page } = guest;
    await open(page, '/m/home');
    await page.getByRole('button', { name: 'Show contacts' }).click();
    const links = await page
      .getByRole('navigation', { name: 'Contacts' })
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    await test.step('WhatsApp and Facebook [C-018] [C-020]', async () =>
      expect([links[0], links[3]]).toEqual([
        ['WhatsApp', 'https://fairlot.example/whatsapp'],
        ['Facebook', 'https://fairlot.example/facebook'],
      ]));
    await test.step('two kinds of Telegram, and no others [C-019] [E-062]', async () => {
      expect(links.slice(1, 3)).toEqual([
        ['Telegram', 'https://fairlot.example/telegram'],
        ['Telegram news', 'https://fairlot.example/telegram-news'],
      ]);
      expect(links).toHaveLength(4);
    });
  });
});
