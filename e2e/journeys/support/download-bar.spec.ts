import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { expectNoOverflow, login, open, visit } from '../../kit/browser.ts';
import { logOutByMenu } from '../../kit/login-dialog.ts';
import { withApp } from '../../kit/open-app.ts';
import { openOperator } from '../../kit/operator.ts';

const site = withApp({ started: true });

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';
const barOf = (page: Page) => page.getByRole('complementary', { name: 'Get the app' });
/** Waits until the app has taken over the server-rendered bar. */
const taken = (page: Page) => page.waitForFunction(() => document.querySelector('#bar')?.matches('[data-live]'));

test('the download bar is above home, offers the install options and stays hidden once closed', async () => {
  const { page, context } = await visit(site.origin, { userAgent: ANDROID });
  const bar = barOf(page);
  await test.step("it is the first block, with the merchant's icon and text [D-001] [D-002] [D-003]", async () => {
    await open(page, '/m/home');
    await bar.waitFor();
    // It is rendered again when the app takes it over.
    await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
    expect(await bar.locator('.app-icon img').getAttribute('src')).toBe('/logo.svg');
    expect(await bar.innerText()).toContain('Fairlot on your home screen');
    await expectNoOverflow(page);
  });
  await test.step('five stars and 5.0 are shown, but not read aloud [D-004]', async () => {
    const stars = bar.locator('[aria-hidden=true]', { hasText: '★★★★★' });
    expect(await stars.isVisible()).toBe(true);
    expect(await bar.locator('.numeric[aria-hidden=true]').innerText()).toContain('5.0');
  });
  const popup = page.getByRole('dialog', { name: 'Get the app' });
  await test.step('its button opens the install options [D-005] [D-008] [D-010]', async () => {
    await taken(page);
    await bar.getByRole('link', { name: 'Get' }).click();
    await popup.waitFor();
    expect(await popup.getByRole('link', { name: 'App for Android' }).getAttribute('href')).toBe(
      'https://fairlot.example/app/fairlot.apk',
    );
    expect(await popup.getByRole('link', { name: 'App for iPhone' }).getAttribute('href')).toBe(
      'https://fairlot.example/app/ios',
    );
  });
  await test.step('the profile and the home screen option are included [D-009] [D-007]', async () => {
    expect(await popup.getByRole('link', { name: 'Profile for iPhone' }).getAttribute('href')).toBe(
      '/app.mobileconfig',
    );
    await popup.getByRole('button', { name: /Add to home screen/ }).click();
    await page.getByRole('dialog', { name: 'Add to home screen' }).getByRole('button', { name: 'Close' }).click();
    await popup.getByRole('button', { name: 'Close' }).first().click();
    await popup.waitFor({ state: 'hidden' });
  });
  await test.step('once closed it stays hidden, even without its cookie [D-006] [S-070] [E-118]', async () => {
    await bar.getByRole('button', { name: 'Close the bar' }).click();
    await bar.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => localStorage.getItem('hideDownloadBar'))).not.toBeNull();
    await open(page, '/m/home');
    expect(await bar.count()).toBe(0);
    await context.clearCookies({ name: 'hideDownloadBar' });
    await open(page, '/m/home');
    expect(await bar.count()).toBe(0);
  });
});

test('operators change the rating of the bar or disable it, which removes the stars', async () => {
  const operator = await openOperator(site.origin);
  const rate = (rating: string | null) =>
    operator.put('/site', { changes: { install: { needsLogin: false, rating, android: null } } });
  const { page } = await visit(site.origin, { userAgent: ANDROID });
  /** Stars of the bar and of the app's page. */
  const stars = async () => {
    await open(page, '/m/home');
    const bar = await barOf(page).innerText();
    await open(page, '/m/app');
    await page.getByRole('heading', { level: 1 }).waitFor();
    return [bar, await page.locator('.app-head').innerText()].map((text) => text.match(/[★☆]+\s*[\d.]*/)?.[0] ?? '');
  };
  await rate('3.6');
  await expect.poll(stars).toEqual(['★★★★☆\n3.6', '★★★★☆\n3.6']);
  await rate(null);
  await expect.poll(stars).toEqual(['', '']);
  await rate('5.0');
  await expect.poll(stars).toEqual(['★★★★★\n5.0', '★★★★★\n5.0']);
});

test('no download is offered where the site is already an app', async () => {
  await test.step('in a browser the menu links to it [M-013]', async () => {
    const { page } = await visit(site.origin);
    await open(page, '/m/home');
    await openMenu(page);
    expect(await page.getByRole('link', { name: 'Download', exact: true }).getAttribute('href')).toBe('/m/app');
  });
  await test.step('in the native app neither bar nor entry is shown [S-075] [Q-039]', async () => {
    const { page } = await visit(site.origin, { userAgent: `${ANDROID} FairlotApp/3.2` });
    await open(page, '/m/home');
    expect(await page.locator('#bar').innerHTML()).toBe('');
    await openMenu(page);
    expect(await page.getByRole('link', { name: 'Download' }).count()).toBe(0);
  });
  await test.step('after a start from the home screen neither is shown [S-071] [Q-039]', async () => {
    const { page } = await visit(site.origin, { userAgent: ANDROID });
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    await open(page, '/m/home');
    await barOf(page).waitFor({ state: 'detached' });
    await openMenu(page);
    expect(await page.getByRole('link', { name: 'Download' }).count()).toBe(0);
  });
});

/** The data that the offline page would show now. */
const kept = (page: Page, path: '/kept/page' | '/kept/member') =>
  page.evaluate(async (one) => {
    const answer = await (await caches.open('kept')).match(one);
    return answer === undefined ? undefined : ((await answer.json()) as { draws?: { list: unknown[] } });
  }, path);
const isKept = async (page: Page) => (await kept(page, '/kept/member')) !== undefined;

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Help' }).waitFor();
}

test('the site is installable, and starts offline with a page of its last known data', async () => {
  const { page, context } = await visit(site.origin, { userAgent: ANDROID, hasWorker: true });
  await test.step('the browser reports no obstacle to installation', async () => {
    await open(page, '/m/home');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const browser = await context.newCDPSession(page);
    const errors = async () => {
      const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
      // Journeys run in separate contexts, which count as private windows.
      return installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
    };
    // The manifest and its icons load after the page.
    await expect.poll(errors).toEqual([]);
  });
  await test.step('a visitor sees the next draws while offline', async () => {
    // Data of the offline page is stored after the first screen.
    await expect.poll(async () => (await kept(page, '/kept/page'))?.draws?.list.length ?? 0).toBeGreaterThan(0);
    await context.setOffline(true);
    await page.goto('/m/activity');
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
    await page.getByRole('region', { name: 'Next draws' }).waitFor();
    expect(await page.locator('.offline').evaluate((main) => getComputedStyle(main).display)).toBe('grid');
    await Promise.all([page.waitForEvent('load'), context.setOffline(false)]);
    await page.getByRole('heading', { name: 'Promotions' }).first().waitFor();
  });
  const old = page.getByText(/It may have changed since/);
  await test.step('a member sees the last balance marked as old; money requests get no response', async () => {
    await login(page, 'demo01', 'Fairlot2026');
    await expect.poll(() => isKept(page)).toBe(true);
    await context.setOffline(true);
    expect(
      await page.evaluate(() =>
        fetch('/wps/deposit', { method: 'POST', body: '{}' }).then(
          () => 'answered',
          () => 'failed',
        ),
      ),
    ).toBe('failed');
    await page.goto('/m/voucherCenter');
    await old.waitFor();
    await page.getByText(/5,000,000\.00/).waitFor();
    // The page recovers automatically.
    await Promise.all([page.waitForEvent('load'), context.setOffline(false)]);
  });
  await test.step("no page and no API response is cached, and the log-out deletes the member's data", async () => {
    await open(page, '/m/home');
    const paths = await page.evaluate(async () => {
      const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return caught.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(paths.filter((path) => !/^\/(assets|kept)\/|^\/app-icon\/|^\/favicon/.test(path))).toEqual([]);
    await logOutByMenu(page);
    await expect.poll(() => isKept(page)).toBe(false);
    await context.setOffline(true);
    await page.goto('/m/home');
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
    expect(await old.count()).toBe(0);
  });
});
