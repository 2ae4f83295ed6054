import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { follow, open, pathOf, pressLink, recoverable, visit } from '../../kit/browser.ts';
import { stopClock } from '../../kit/clock.ts';
import { withPhone, withSharedProduct } from '../../kit/product/with-product.ts';
import { footer, heading, menu, openMenu } from '../../kit/shell.ts';

const product = withSharedProduct();
const guest = withPhone(product);

test.describe('header, footer and back', () => {
  test('header, page and footer are in this order, and dialogs above all of them [L-002]', async () => {
    const { page } = guest;
    await open(page, '/m/activity');
    const parts = await page
      .locator('header.header, main, nav.tab-bar')
      .evaluateAll((all) => all.map(({ localName }) => localName));
    expect(parts).toEqual(['header', 'main', 'nav']);
    await footer(page).getByRole('link', { name: 'Account' }).click();
    await page.getByRole('dialog', { name: 'Log in' }).waitFor();
    expect(
      await page
        .locator('dialog[open]')
        .evaluate((dialog) => [dialog.closest('header, main, nav') === null, dialog.matches(':modal')]),
    ).toEqual([true, true]);
  });

  test('Back closes the open menu and stays on the page, and then leaves it', async () => {
    const { page } = guest;
    await open(page, '/m/home');
    await recoverable(page);
    await follow(page, '/m/lott');
    await openMenu(page);
    await page.evaluate(() => history.back());
    await menu(page).waitFor({ state: 'hidden' });
    expect(pathOf(page)).toBe('/m/lott');
    await page.evaluate(() => history.back());
    await page.waitForURL('**/m/home');
  });

  test('Back leads home from notices, trial, messages and promotions, else one page back [L-015] [L-016]', async () => {
    const { page } = guest;
    await open(page, '/m/set');
    for (const path of ['/m/trail', '/m/notice', '/m/activity', '/m/message']) {
      await follow(page, path);
      await heading(page, 'Settings').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await expect.poll(() => pathOf(page)).toBe('/m/home');
      await follow(page, '/m/set');
      await heading(page, 'Settings').waitFor();
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
    for (const path of ['/m/set', '/m/gameList', '/m/about', '/m/lottery/week', '/m/lottery/history']) {
      const fresh = await visit(product.origin);
      await open(fresh.page, path);
      await fresh.page.getByRole('button', { name: 'Back' }).click();
      await expect.poll(() => pathOf(fresh.page)).toBe('/m/home');
    }
  });

  test('a row of games is where it was left when the visitor comes back', async () => {
    const { page } = guest;
    await open(page, '/m/home');
    const rows = page.locator('main .scroller:not(.carousel *)');
    const row = rows.filter({ has: page.locator('.tile, .cover') }).first();
    // Home may replace the row with that of a newer answer.
    await expect
      .poll(() =>
        row.evaluate((element) => {
          element.scrollTo({ left: 90, behavior: 'instant' });
          return element.scrollLeft;
        }),
      )
      .toBe(90);
    // The scroll event, with which the app stores the position, is sent before the callbacks of the second frame.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
    await pressLink(page, '/m/set');
    await heading(page, 'Settings').waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBe(90);
    await pressLink(page, '/m/home');
    await pressLink(page, '/m/set');
    await heading(page, 'Settings').waitFor();
    await pressLink(page, '/m/home');
    await row.waitFor();
    expect(await row.evaluate((element) => element.scrollLeft)).toBe(0);
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

test('the side menu closes by its button and, after 300 ms, by a click beside it [M-001] [K-038] [K-039]', async () => {
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
  const durations = (where: Locator) =>
    where.evaluate((dialog) => [
      getComputedStyle(dialog, '::backdrop').animationDuration,
      getComputedStyle(dialog).animationDuration,
    ]);
  expect(await durations(drawer)).toEqual(['0.2s', '0.3s']);
  const press = () =>
    drawer.evaluate((dialog) =>
      dialog.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 5, clientY: 400 })),
    );
  await page.clock.runFor(299);
  await press();
  expect(await drawer.getAttribute('data-closing')).toBeNull();
  await page.clock.runFor(2);
  await press();
  const closing = page.locator('dialog.drawer[data-closing]');
  await closing.waitFor({ state: 'attached' });
  expect(await durations(closing)).toEqual(['0.2s', '0.3s']);
});
