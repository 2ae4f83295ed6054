import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeBrowser, hydrated, login, open, type Visit, visit } from '../kit/browser.ts';
import { openOperator } from '../kit/operator.ts';
import { type Product, startProduct } from '../kit/product.ts';

const PASSWORD = 'Fairlot2026';
const FLAGS = { MEMCLUB3: true, REWCEN3: true, MAILCEN: true, REFERRAL: true };
const AGENT_PAGES = {
  '/m/agent/team/overview': 'Team overview', '/m/agentRegister': 'Open an account', '/m/agent/team/pnl': 'Team profit', '/m/member/team': 'Team', '/m/teamBetting': 'Team bets',
  '/m/member/agent/agentDivident': 'Dividend', '/m/member/agent/agentRebeat': 'My rebate', '/m/member/teamRebate': 'Team rebate', '/m/transaction/record?types=A': 'Account record of the agent',
};

let product: Product;
let guest: Visit;
let member: Visit;
let operator: Awaited<ReturnType<typeof openOperator>>;
let flags: Record<string, boolean>;
beforeAll(async () => {
  product = await startProduct();
  operator = await openOperator(product.origin);
  flags = ((await (await fetch(`${product.origin}/wps/whitelabel`)).json()) as { value: { flags: Record<string, boolean> } }).value.flags;
  guest = await visit(product.origin);
  member = await visit(product.origin);
  await login(member.page, 'demo01', PASSWORD);
});
afterAll(async () => {
  expect([...guest.errors, ...member.errors]).toEqual([]);
  await guest.close();
  await member.close();
  await closeBrowser();
  await product.stop();
});

const setFlags = (changed: Record<string, boolean>) => operator.put('/site', { changes: { flags: { ...flags, ...changed } } });
const pathOf = (page: Page) => new URL(page.url()).pathname;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const footer = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu(page).waitFor();
}

describe('pages', () => {
  it('for everybody stand at their addresses [R-034] [R-035] [R-036] [R-037] [R-038] [P-038]', async () => {
    const { page } = guest;
    await open(page, '/m/customer');
    await heading(page, 'Customer service').waitFor();
    const entry = page.getByRole('main').getByRole('link', { name: 'Customer service' });
    expect([await entry.getAttribute('href'), await entry.getAttribute('target'), await entry.getAttribute('rel')]).toEqual(['https://fairlot.example/support', '_blank', 'noopener noreferrer']);
    await open(page, '/m/app');
    await page.getByRole('link', { name: 'App for Android' }).waitFor();
    await page.getByRole('link', { name: 'Fairlot, home' }).waitFor();
    expect(await footer(page).count()).toBe(0);
    await page.getByRole('link', { name: 'Close' }).click();
    await expect.poll(() => pathOf(page)).toBe('/m/home');
    for (const [path, title] of [['/m/set', 'Settings'], ['/m/trail', 'Free play'], ['/m/other', 'More'], ['/m/useragreement', 'User agreement']] as const) {
      await open(page, path);
      await heading(page, title).waitFor();
      expect([pathOf(page), await page.title()]).toEqual([path, `${title} · Fairlot`]);
    }
  });

  it('for members: the balance, and why the page is closed, in the merchant\'s words [R-018]', async () => {
    const { page } = member;
    await operator.put('/pages/vip', { open: false, texts: { EN: 'Back on Monday', VI: 'Mở lại vào thứ Hai' } });
    await open(page, '/m/vip');
    await heading(page, 'VIP').waitFor();
    await page.getByRole('main').getByText('Back on Monday').waitFor();
    await page.getByRole('main').getByText('5,000,000.00').waitFor();
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
    await row.getByText('Open', { exact: true }).waitFor();
    await console.close();
    await page.getByText('You have no level yet').waitFor();
    for (const [path, title] of [['/m/rewardCenter', 'Reward centre'], ['/m/member/benefits', 'Benefits'], ['/m/withdraw', 'Withdraw'], ['/m/webEmail', 'Messages'], ['/m/feedback', 'Feedback']] as const) {
      await open(page, path);
      await heading(page, title).waitFor();
      expect(await page.locator('[data-closed] h2').innerText()).toMatch(/closed$/);
    }
  });

  it.each(['/m/voucherCenter', '/m/member/home', '/m/feedback'])('a visitor at %s gets the log-in over home, and the page afterwards [Q-007] [Q-008] [R-007]', async (path) => {
    const { page, close } = await visit(product.origin);
    await open(page, path);
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await dialog.waitFor();
    expect(pathOf(page)).toBe('/m/login');
    await dialog.getByRole('textbox', { name: 'Username' }).fill('demo02');
    await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect.poll(() => pathOf(page)).toBe(path);
    await close();
  });

  it('of agents are for them alone; opened by an agent each says what it is [R-022] [R-026] [R-055] [R-056] [R-057] [R-058] [R-059] [R-060] [R-061] [R-062] [T-005] [T-006]', async () => {
    const { page, close } = await visit(product.origin);
    await login(page, 'type02', PASSWORD);
    await open(page, '/m/agent');
    await heading(page, 'type02').waitFor();
    await page.getByText(/^Good (morning|afternoon|late afternoon|evening)$/).waitFor();
    await page.getByRole('main').getByText('0.00', { exact: true }).waitFor();
    for (const [path, title] of Object.entries(AGENT_PAGES)) {
      await open(page, path);
      await heading(page, title).waitFor();
      expect(page.url()).toBe(product.origin + path);
    }
    await close();
    for (const path of ['/m/agent', '/m/member/team', '/m/transaction/record?types=A', '/m/member/agent/getSalaryContract']) {
      await open(member.page, path);
      expect(pathOf(member.page)).toBe('/m/home');
    }
  });
});

describe('header, footer and back', () => {
  it('the footer: its items lead there, and a visitor to the log-in [L-002] [L-008] [L-009] [L-010] [L-011] [Q-007]', async () => {
    await open(guest.page, '/m/activity');
    for (const part of ['header.hdr', 'main', 'nav.tabbar']) expect(await guest.page.locator(part).count()).toBe(1);
    await footer(guest.page).getByRole('link', { name: 'Home' }).click();
    await expect.poll(() => pathOf(guest.page)).toBe('/m/home');
    await footer(guest.page).getByRole('link', { name: 'Promos' }).click();
    await expect.poll(() => pathOf(guest.page)).toBe('/m/activity');
    for (const [name, path] of [['Account', '/m/member/home'], ['Deposit', '/m/voucherCenter']] as const) {
      await open(guest.page, '/m/set');
      await footer(guest.page).getByRole('link', { name }).click();
      await guest.page.getByRole('dialog', { name: 'Log in' }).waitFor();
      await open(member.page, '/m/set');
      await footer(member.page).getByRole('link', { name }).click();
      await expect.poll(() => pathOf(member.page)).toBe(path);
    }
  });

  it('changing the password stands for itself: no footer, no way back [L-003] [L-017] [P-045] [R-011]', async () => {
    const { page } = member;
    await open(page, '/m/changePsw');
    await page.getByRole('dialog', { name: 'Change password' }).waitFor();
    expect([await footer(page).count(), await page.getByRole('button', { name: 'Back' }).count(), pathOf(page)]).toEqual([0, 0, '/m/changePsw']);
  });

  it('Invite stands in the footer while the promotion runs, and opens its page [L-007] [L-012] [Q-035]', async () => {
    const { page } = member;
    await open(page, '/m/set');
    expect(await footer(page).getByRole('link').allInnerTexts()).toEqual(['Account', 'Promos', 'Home', 'Deposit']);
    await setFlags({ REFERRAL: true });
    await open(page, '/m/set');
    expect(await footer(page).getByRole('link').allInnerTexts()).toEqual(['Account', 'Promos', 'Home', 'Deposit', 'Invite']);
    await footer(page).getByRole('link', { name: 'Invite' }).click();
    await heading(page, 'Invite').waitFor();
    await page.getByText('https://fairlot.example/partners').waitFor();
    await setFlags({});
  });

  it('Back: home from notices, trial, messages and promotions, one page back elsewhere, home where the tab began [L-015] [L-016]', async () => {
    const { page } = guest;
    for (const path of ['/m/trail', '/m/notice', '/m/activity', '/m/message']) {
      await open(page, '/m/set');
      await open(page, path);
      await page.getByRole('button', { name: 'Back' }).click();
      await expect.poll(() => pathOf(page)).toBe('/m/home');
    }
    for (const [path, name] of [['/m/login', 'Log in'], ['/m/register', 'Register'], ['/m/forget', 'Forgot password']] as const) {
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
    await fresh.close();
  });

  it('a finger from the edge leads back after 100 pixels [L-018] [K-044]', async () => {
    const { page } = guest;
    await open(page, '/m/other');
    await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
    await heading(page, 'Settings').waitFor();
    // The gesture joins the page a moment after it stands.
    await page.waitForTimeout(2500);
    await swipe(page, 4, 103);
    await page.waitForTimeout(300);
    expect(pathOf(page)).toBe('/m/set');
    await swipe(page, 4, 105);
    await expect.poll(() => pathOf(page)).toBe('/m/other');
  });
});

async function swipe(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) => session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: 400 }] });
  await touch('touchStart', from);
  for (const share of [0.3, 0.6, 1]) await touch('touchMove', from + (to - from) * share);
  await touch('touchEnd', to);
  await session.detach();
}

describe('the side menu', () => {
  it('opens, and closes by its button and by a press beside it, which counts after 300 ms [M-001] [K-038] [K-039]', async () => {
    const { page } = guest;
    await open(page, '/m/home');
    await openMenu(page);
    await menu(page).getByRole('button', { name: 'Close' }).click();
    await menu(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate(async () => {
      document.querySelector<HTMLElement>('button[aria-label=Menu]')?.click();
      while (document.querySelector('dialog.drawer[open]') === null) await new Promise((resolve) => requestAnimationFrame(resolve));
      const dialog = document.querySelector('dialog.drawer')!;
      const press = () => dialog.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 5, clientY: 400 }));
      const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      const seconds = [getComputedStyle(dialog, '::backdrop').animationDuration, getComputedStyle(dialog).animationDuration];
      await wait(200);
      press();
      await wait(50);
      const stays = !dialog.hasAttribute('data-closing');
      await wait(150);
      press();
      await wait(50);
      return { seconds, stays, closes: dialog.hasAttribute('data-closing') || !dialog.isConnected };
    })).toEqual({ seconds: ['0.2s', '0.3s'], stays: true, closes: true });
  });

  it('for a visitor: log in, register, and entries that ask for the log-in [M-002] [M-007] [M-014] [M-015] [M-016]', async () => {
    const { page } = guest;
    await open(page, '/m/set');
    for (const entry of ['Deposit', 'Withdraw', 'Agent', 'Log in']) {
      await open(page, '/m/home');
      await openMenu(page);
      expect(await menu(page).getByRole('button', { name: 'Log out' }).count()).toBe(0);
      await menu(page).getByRole(entry === 'Log in' ? 'link' : 'button', { name: entry, exact: true }).click();
      await page.getByRole('dialog', { name: 'Log in' }).waitFor();
      await menu(page).waitFor({ state: 'hidden' });
    }
    await open(page, '/m/home');
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Join' }).click();
    await page.getByRole('dialog', { name: 'Register' }).waitFor();
  });

  it('entries follow their flags [M-004] [M-006] [M-009] [M-010] [M-012] [Q-027] [Q-028] [Q-029] [Q-030] [Q-036]', async () => {
    const { page } = member;
    const names = ['VIP', 'Reward centre', 'Account record', 'Betting record', 'Messages'];
    for (const [isOn, expected] of [[false, [0, 0, 0, 0, 0]], [true, [1, 1, 1, 1, 1]]] as const) {
      await setFlags({ MEMCLUB3: isOn, REWCEN3: isOn, MAILCEN: isOn, TRANSREC3: isOn, TRANSBETREPMEM3: isOn });
      await open(page, '/m/home');
      await openMenu(page);
      expect(await Promise.all(names.map((name) => menu(page).getByRole('link', { name, exact: true }).count()))).toEqual(expected);
    }
  });

  it('for a member: who and how much, every entry leads to its page, log out is there [M-003] [M-005] [M-008] [M-011] [M-013] [M-016] [M-017]', async () => {
    const { page } = member;
    await setFlags(FLAGS);
    const ways = {
      Deposit: '/m/voucherCenter', Withdraw: '/m/withdraw', VIP: '/m/vip', Promotions: '/m/activity', 'Reward centre': '/m/rewardCenter', 'Account record': '/m/transaction/record', 'Betting record': '/m/gameRecord',
      Messages: '/m/webEmail', Help: '/m/help', Feedback: '/m/feedback', Download: '/m/app',
    };
    await open(page, '/m/home');
    await openMenu(page);
    await menu(page).getByText('demo01').waitFor();
    await menu(page).getByText('5,000,000.00 VND').waitFor();
    expect([await menu(page).getByRole('button', { name: 'Log out' }).count(), await menu(page).getByRole('link', { name: 'Agent' }).count()]).toEqual([1, 0]);
    for (const [name, path] of Object.entries(ways)) expect(new URL((await menu(page).getByRole('link', { name, exact: true }).getAttribute('href')) ?? '', product.origin).pathname, name).toBe(path);
    await menu(page).getByRole('link', { name: 'Promotions' }).click();
    await expect.poll(() => pathOf(page)).toBe('/m/activity');
    await menu(page).waitFor({ state: 'hidden' });
    const app = await visit(product.origin, { userAgent: 'Mozilla/5.0 (Linux; Android 15) FairlotApp/1.0' });
    await open(app.page, '/m/home');
    await openMenu(app.page);
    expect(await menu(app.page).getByRole('link', { name: 'Download' }).count()).toBe(0);
    await app.close();
  });
});

describe('customer service', () => {
  it('opens over the page and closes by its button, a press beside it and another page; messages follow their flag [C-001] [C-002] [C-008] [C-009] [C-010] [C-011] [E-065]', async () => {
    const { page } = member;
    const sheet = page.getByRole('dialog', { name: 'Customer service' });
    const show = async () => {
      await open(page, '/m/member/home');
      await page.getByRole('button', { name: 'Customer service' }).click();
      await sheet.getByRole('link', { name: 'Customer service' }).waitFor();
    };
    await setFlags({ MAILCEN: false });
    await show();
    expect(await sheet.getByRole('link', { name: 'Messages' }).count()).toBe(0);
    expect(await sheet.getByRole('link', { name: 'Customer service' }).getAttribute('href')).toBe('https://fairlot.example/support');
    await sheet.getByRole('button', { name: 'Close' }).click();
    await sheet.waitFor({ state: 'hidden' });
    await setFlags({ MAILCEN: true });
    await show();
    expect(await sheet.getByRole('link', { name: 'Messages' }).getAttribute('href')).toBe('/m/webEmail');
    await page.waitForTimeout(350);
    await page.mouse.click(200, 20);
    await sheet.waitFor({ state: 'hidden' });
    await show();
    await sheet.getByRole('link', { name: 'Help centre' }).click();
    await expect.poll(() => pathOf(page)).toBe('/m/help');
    await sheet.waitFor({ state: 'hidden' });
  });

  it('contacts float over home, as many as the merchant has [C-018] [C-019] [C-020] [E-062]', async () => {
    const { page } = guest;
    await open(page, '/m/home');
    await page.getByRole('button', { name: 'Show contacts' }).click();
    const links = page.getByRole('navigation', { name: 'Contacts' }).getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))).toEqual([
      ['WhatsApp', 'https://fairlot.example/whatsapp'], ['Telegram', 'https://fairlot.example/telegram'], ['Telegram news', 'https://fairlot.example/telegram-news'], ['Facebook', 'https://fairlot.example/facebook'],
    ]);
  });
});

describe('settings and the member centre', () => {
  it('light until chosen; the theme and the sound are kept [I-020] [E-121]', async () => {
    const { page, close } = await visit(product.origin, { colorScheme: 'dark' });
    await open(page, '/m/set');
    const theme = () => page.evaluate(() => [document.documentElement.dataset['theme'], localStorage.getItem('theme'), localStorage.getItem('sound')]);
    expect(await theme()).toEqual(['light', null, null]);
    await page.getByRole('switch', { name: 'Dark theme' }).click();
    await page.getByRole('switch', { name: 'Sound for credits' }).click();
    expect(await theme()).toEqual(['dark', 'dark', 'on']);
    await page.reload();
    await hydrated(page);
    expect(await theme()).toEqual(['dark', 'dark', 'on']);
    expect([await page.getByRole('switch', { name: 'Dark theme' }).isChecked(), await page.getByRole('switch', { name: 'Sound for credits' }).isChecked()]).toEqual([true, true]);
    await close();
  });

  it('the languages are those of the merchant, each with its flag; a change keeps the place [I-018] [P-017] [L-014] [E-125]', async () => {
    const { page, close } = await visit(product.origin);
    await open(page, '/m/customer');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await open(page, '/m/set');
    const languages = page.getByRole('dialog', { name: 'Language' });
    await page.getByRole('button', { name: /^Language/ }).click();
    const rows = languages.getByRole('listitem');
    const count = await rows.count();
    expect(count).toBeGreaterThanOrEqual(2);
    expect(await rows.locator('img.lflag').evaluateAll((flags) => flags.filter((flag) => (flag as HTMLImageElement).naturalWidth > 0).length)).toBe(count);
    await languages.getByRole('button', { name: 'Tiếng Việt' }).click();
    await heading(page, 'Cài đặt').waitFor();
    expect([pathOf(page), await page.title(), await page.locator('html').getAttribute('lang')]).toEqual(['/m/set', 'Cài đặt · Fairlot', 'vi']);
    await page.reload();
    expect(await page.locator('html').getAttribute('lang')).toBe('vi');
    await operator.put('/site', { changes: { languages: ['EN'], defaultLanguage: 'EN' } });
    await open(page, '/m/set');
    await page.getByRole('button', { name: /^Language/ }).click();
    expect(await languages.getByRole('listitem').count()).toBe(1);
    await operator.put('/site', { changes: { languages: ['EN', 'VI', 'AR'], defaultLanguage: 'EN' } });
    await close();
  });

  it('the member centre has an entry for every page that is switched on [P-037] [Q-037]', async () => {
    const { page } = member;
    await setFlags(FLAGS);
    await open(page, '/m/member/home');
    const entries = page.getByRole('navigation', { name: 'Your pages' });
    expect(await entries.getAttribute('data-template')).toBe('new');
    const ways = () => entries.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const all = await ways();
    expect(all).toEqual(expect.arrayContaining(['/m/transaction/record', '/m/gameRecord', '/m/rewardCenter', '/m/vip', '/m/gameList?type=fav', '/m/webEmail']));
    await page.route('**/wps/whitelabel/settings', async (route) => {
      const answer = (await (await route.fetch()).json()) as { value: object };
      await route.fulfill({ json: { ...answer, value: { ...answer.value, templates: { mem_cen: 0, dep_func: 1 } } } });
    });
    await open(page, '/m/member/home');
    await page.locator('nav[data-template=base]').waitFor();
    expect(await ways()).toEqual(all);
    await page.unroute('**/wps/whitelabel/settings');
  });
});
