import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { colourFindings, findings, sizeFindings } from '../../kit/axe.ts';
import { open, PHONE, visit } from '../../kit/browser.ts';
import { envelope } from '../../kit/calls.ts';
import { answerWith, changeAnswer } from '../../kit/intercept.ts';
import { withPhone, withSharedProduct } from '../../kit/product/with-product.ts';

const PLAY = '/m/lottery/play?gameCode=VN300';

const product = withSharedProduct();
const visitor = withPhone(product, { expectsErrors: true });
const member = withPhone(product, { account: 'demo01', expectsErrors: true });

/**
 * Checks the light theme at the default width, and what a theme or a width can change: the colours of the dark theme,
 * and sizes and scrolling at the narrowest width.
 */
async function expectClean(page: Page): Promise<void> {
  for (const [theme, width, check] of [
    ['light', 390, findings],
    ['dark', 390, colourFindings],
    ['light', 360, sizeFindings],
  ] as const) {
    await page.evaluate((value) => (document.documentElement.dataset['theme'] = value), theme);
    await page.setViewportSize({ width, height: 844 });
    // Colours are animated when the theme changes.
    await page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter((animation) => animation instanceof CSSTransition)
          .map(({ finished }) => finished),
      ),
    );
    expect(await check(page), `${theme} ${width}`).toEqual([]);
  }
  await page.setViewportSize(PHONE);
}

test('the checks of colours and sizes find faint text and small buttons; the complete check finds more', async () => {
  const { page } = await visit(product.origin);
  await page.setContent(
    '<main><p style="color: #eee; background: #fff">Faint</p><img src="data:,">' +
      '<button style="inline-size: 9px; block-size: 9px; padding: 0">a</button>' +
      '<button style="inline-size: 9px; block-size: 9px; padding: 0">b</button></main>',
  );
  const ids = async (found: ReturnType<typeof findings>) => (await found).map(({ id }) => id);
  expect(await ids(colourFindings(page))).toEqual(['color-contrast']);
  expect(await ids(sizeFindings(page))).toEqual(['target-size']);
  expect(await ids(findings(page))).toEqual(expect.arrayContaining(['color-contrast', 'image-alt']));
});

test.describe('axe finds nothing', () => {
  for (const path of [
    '/m/home',
    '/m/lott',
    '/m/lottery/history?gameCode=VN60',
    '/m/rng?type=search&vassalage=NWND&minBet=0.5',
    '/m/live',
    '/m/hot',
    '/m/activity',
    '/m/set',
    '/m/help?tag=terms',
    '/m/notice',
    '/m/message',
    '/m/messageDetail?id=1',
    '/m/activityDetail?id=6',
    '/m/privacy',
    '/m/trail',
    PLAY,
  ] as const)
    test(`for a visitor on ${path}`, async () => {
      await open(visitor.page, path);
      await expectClean(visitor.page);
    });

  for (const path of ['/m/login', '/m/register', '/m/forget'] as const)
    test(`in the dialog of ${path}`, async () => {
      await open(visitor.page, path);
      await visitor.page.getByRole('dialog').getByRole('textbox').nth(1).waitFor();
      await expectClean(visitor.page);
    });

  for (const path of [
    '/m/home',
    '/m/member/home',
    '/m/member/limits',
    '/m/member/history',
    '/m/voucherCenter',
    '/m/withdraw',
    '/m/transaction/record',
    '/m/gameRecord',
  ] as const)
    test(`for a member on ${path}`, async () => {
      await open(member.page, path);
      await expect.poll(() => member.page.locator('main .skeleton').count()).toBe(0);
      await expectClean(member.page);
    });

  test('on the bet page with a slip, its sheet and its helpers', async () => {
    const { page } = member;
    await open(page, PLAY);
    for (const number of ['07', '13']) await page.getByRole('button', { name: number, exact: true }).click();
    await expectClean(page);
    await page.getByRole('button', { name: /change with the keypad/ }).click();
    await page.getByRole('dialog', { name: 'Bet slip' }).waitFor();
    await expectClean(page);
  });

  test('in the menu', async () => {
    const { page } = member;
    await open(page, '/m/home');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await expectClean(page);
    await page.keyboard.press('Escape');
  });

  for (const [status, title] of [
    [1, 'Back in a short while'],
    [2, 'Not available where you are'],
  ] as const)
    test(`on the page of a closed site, status ${status}`, async () => {
      const { page } = await visit(product.origin);
      const value = {
        status,
        location: { ip: '203.0.113.84', country: null },
        info: { mobileTemplate: {}, whitelabel: { flags: {} }, paths: {} },
        maintenance: status === 1,
        regionRestriction: status === 2,
      };
      await answerWith(page, '**/wps/whitelabel/systemStatus', envelope(value));
      await page.goto('/m/home');
      await page.getByRole('heading', { name: title }).waitFor();
      await expectClean(page);
    });

  test('on a wide screen with its panels', async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/m/home');
    await page.getByRole('complementary', { name: 'Draws and results' }).waitFor();
    const found = await findings(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(found).toEqual([]);
  });
});

test.describe('by keyboard', () => {
  test("tabbing through home's header follows the reading order, after the skip link", async () => {
    const { page } = visitor;
    await open(page, '/m/home');
    await page.locator('#bar[data-live]').waitFor();
    const names: string[] = [];
    for (let presses = 0; presses < 7; presses++) {
      await page.keyboard.press('Tab');
      names.push(
        await page.evaluate(
          () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
        ),
      );
    }
    const bar = ['Get', 'Close the bar'];
    expect(names).toEqual(['Skip to content', ...bar, 'Fairlot, home', 'Log in', 'Join', 'Menu']);
  });

  test('the login dialog focuses its first field, traps the focus, closes by Escape and restores it', async () => {
    const { page } = visitor;
    await open(page, '/m/lott');
    await page.getByRole('button', { name: 'Play', exact: true }).first().focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await dialog.waitFor();
    await expect
      .poll(() =>
        dialog.getByRole('textbox', { name: 'Username' }).evaluate((field) => field === document.activeElement),
      )
      .toBe(true);
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab');
      // At the ends of a modal dialog the browser's own controls follow, never the page behind.
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Play');
  });

  test('arrow keys move between tabs and wrap around; the tabs are one tab stop', async () => {
    const { page } = visitor;
    await open(page, PLAY);
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    expect(await tabs.nth(1).getAttribute('aria-selected')).toBe('true');
    expect(await tabs.nth(1).evaluate((tab) => tab === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    expect(await tabs.last().getAttribute('aria-selected')).toBe('true');
    expect(await tabs.evaluateAll((all) => all.filter((tab) => tab.getAttribute('tabindex') === '0').length)).toBe(1);
  });
});

test.describe('for screen readers and with reduced motion', () => {
  test('every countdown is a named timer that is not announced automatically', async () => {
    const { page } = visitor;
    await open(page, '/m/home');
    const timers = await page
      .getByRole('timer')
      .evaluateAll((all) => all.map((timer) => [timer.getAttribute('aria-label'), timer.getAttribute('aria-live')]));
    expect(timers.length).toBeGreaterThanOrEqual(2);
    for (const [name, live] of timers) {
      expect(name).toMatch(/closes in/);
      expect(live).toBeNull();
    }
  });

  test('banners, announcements and near countdowns do not move; with motion banners do', async () => {
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      const { page, close } = await visit(product.origin);
      await page.emulateMedia({ reducedMotion });
      await page.clock.install();
      await changeAnswer(
        page,
        '**/lgw/lottery/vn/menu**',
        ({ value }: { value: { gameMenus: { remainTime: number; lockTime: number; isSale: boolean }[] }[] }) => {
          for (const game of value.flatMap((group) => group.gameMenus))
            Object.assign(game, { remainTime: game.lockTime + 5900, isSale: true });
        },
      );
      await open(page, '/m/home');
      await page.locator('[data-near]').first().waitFor();
      const banners = page.locator('.carousel .scroller');
      expect(await page.locator('.carousel .banner').count()).toBeGreaterThan(1);
      const running = () =>
        page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
      if (reducedMotion === 'reduce') expect(await running()).toBe(0);
      await page.clock.runFor(5500);
      const left = () => banners.evaluate((track) => track.scrollLeft);
      if (reducedMotion === 'reduce') expect(await left()).toBe(0);
      else await expect.poll(left).toBeGreaterThan(100);
      await close();
    }
  });
});
