import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { hydrated, open, pressLink, recoverable, visit } from '../../kit/browser.ts';
import { recordCalls } from '../../kit/calls.ts';
import { stopClock } from '../../kit/clock.ts';
import { hold, intercept } from '../../kit/intercept.ts';
import { withSharedProduct } from '../../kit/product/with-product.ts';
import { heading } from '../../kit/shell.ts';

const product = withSharedProduct();

const main = (page: Page) => page.getByRole('main');

test('a picture is fetched 200 ms after it came into view, unless it left before [K-040]', async () => {
  const { page } = await visit(product.origin);
  await page.clock.install();
  await open(page, '/m/set');
  await pressLink(page, '/m/gameList');
  await main(page).locator('.tile').first().waitFor();
  await stopClock(page);
  await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.tile img')]
      .find((image) => image.getBoundingClientRect().top > innerHeight + 200)
      ?.setAttribute('data-far', ''),
  );
  const far = page.locator('img[data-far]');
  /** Scrolls until the browser reports that the picture is in view or not; the page is notified earlier. */
  const show = (isShown: boolean) =>
    page.evaluate(async (wanted) => {
      const image = document.querySelector('img[data-far]')!;
      if (wanted) image.scrollIntoView({ block: 'center' });
      else window.scrollTo(0, 0);
      await new Promise<void>((resolve) =>
        new IntersectionObserver(([entry]) => entry?.isIntersecting === wanted && resolve()).observe(image),
      );
    }, isShown);
  await show(true);
  await page.clock.runFor(199);
  await show(false);
  await page.clock.runFor(1000);
  await show(true);
  await page.clock.runFor(199);
  expect(await far.getAttribute('src')).toBeNull();
  await page.clock.runFor(1);
  await expect.poll(() => far.getAttribute('src')).not.toBeNull();
});

test('a page from the server fetches only the pictures of its first screen [K-040]', async () => {
  const { page } = await visit(product.origin);
  // High enough for tiles whose pictures are not part of the page.
  await page.setViewportSize({ width: 390, height: 1000 });
  await open(page, '/m/gameList');
  const tiles = await page.evaluate(() =>
    [...document.querySelectorAll('.tile img')].map((image) => {
      const isInView = image.getBoundingClientRect().top < innerHeight;
      return `${isInView ? 'first screen' : 'below'}, ${image.hasAttribute('src') ? 'fetched' : 'waits'}`;
    }),
  );
  expect([...new Set(tiles)].sort()).toEqual(['below, waits', 'first screen, fetched']);
});

test('a pulled-down list shows its message, and reloads on release [P-018]', async () => {
  const { page } = await visit(product.origin);
  await open(page, '/m/gameList');
  await main(page).locator('.tile').first().waitFor();
  const calls = recordCalls(page);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y = 0) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: 200, y }] });
  const startPull = async () => {
    await touch('touchStart', 300);
    for (const y of [320, 340, 360]) await touch('touchMove', y);
  };
  await startPull();
  // A touch that began before the list listened is repeated.
  await expect
    .poll(async () => {
      if (await page.getByText('Pull down to refresh').isVisible()) return true;
      await touch('touchEnd');
      await startPull();
      return false;
    })
    .toBe(true);
  for (const y of [380, 410]) await touch('touchMove', y);
  await page.getByText('Let go to refresh').waitFor();
  calls.clear();
  await touch('touchEnd');
  await calls.next('/lgw/game/list');
  expect(await page.getByText('Let go to refresh').count()).toBe(0);
  await session.detach();
});

test('a page whose code fails to load is logged and retried while an indicator is shown [N-033]', async () => {
  const { page, errors } = await visit(product.origin, { expectsErrors: true });
  await open(page, '/m/home');
  await recoverable(page);
  let tries = 0;
  // A HEAD request in between checks whether a deploy removed it.
  await intercept(page, /assets\/settings-page.*\.js/, (route) =>
    route.request().method() === 'GET' && ++tries >= 3 ? route.continue() : route.abort(),
  );
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await pressLink(page, '/m/set');
  await page.getByRole('status', { name: 'Loading' }).waitFor();
  await heading(page, 'Settings').waitFor();
  await page.getByRole('status', { name: 'Loading' }).waitFor({ state: 'detached' });
  expect([tries, await page.evaluate(() => Reflect.get(window, 'sameDocument'))]).toEqual([3, true]);
  expect(errors.map((text) => text.slice(0, 27))).toEqual([
    'A page could not be loaded ',
    'A page could not be loaded ',
  ]);
});

test('home works without the styles of other pages, which are fetched again before such a page is shown', async () => {
  const { page, errors } = await visit(product.origin, { expectsErrors: true });
  let tries = 0;
  await intercept(page, /assets\/pages-.*\.css/, (route) => (++tries >= 4 ? route.continue() : route.abort()));
  await open(page, '/m/home');
  await recoverable(page);
  const sheets = page.locator('link[rel="stylesheet"][href*="/pages-"]');
  expect(await sheets.count()).toBe(0);
  await pressLink(page, '/m/set');
  await heading(page, 'Settings').waitFor();
  expect(await sheets.count()).toBe(1);
  expect(tries).toBeGreaterThanOrEqual(4);
  expect(errors.filter((text) => text.startsWith('A page could not be loaded ')).length).toBeGreaterThan(0);
});

test('a page whose code a deploy removed reloads the document once', async () => {
  const { page } = await visit(product.origin, { expectsErrors: true });
  await open(page, '/m/home');
  await recoverable(page);
  let isGone = true;
  await intercept(page, /assets\/settings-page.*\.js/, async (route) => {
    if (!isGone) return route.continue();
    if (route.request().method() !== 'HEAD') return route.abort();
    // The new document names an existing script.
    isGone = false;
    return route.fulfill({ status: 404 });
  });
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await pressLink(page, '/m/set');
  await page.waitForFunction(() => !Reflect.has(window, 'sameDocument'));
  await heading(page, 'Settings').waitFor();
  expect(new URL(page.url()).pathname).toBe('/m/set');
});

test('a page of an earlier release, whose scripts no longer exist, is reloaded', async () => {
  const { page } = await visit(product.origin, { expectsErrors: true });
  let documents = 0;
  page.on('request', (request) => request.isNavigationRequest() && (documents += 1));
  await intercept(page, /assets\/.*\.js/, (route) =>
    documents === 1 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto(`${product.origin}/m/home`);
  await expect.poll(() => documents).toBe(2);
  await hydrated(page);
});

test('a slow response and a lost network show a message; a web clip is recorded [N-023] [E-119]', async () => {
  const { page, context } = await visit(product.origin);
  await page.addInitScript(() => {
    // The protocol cannot make Chromium emulate an app on the home screen.
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia.call(window, query === '(display-mode: standalone)' ? 'all' : query);
  });
  await page.clock.install();
  await page.goto('/m/set?source=webclip');
  await hydrated(page);
  // A registration may follow immediately, before the parts that load in idle time.
  expect(await page.evaluate(() => localStorage.getItem('WEBCLIP'))).toBe('1');
  // From here on the clock runs only when the test advances it, so a busy machine changes nothing.
  await stopClock(page);
  await page.clock.runFor(1000);
  const vendors = await hold(page, '**/lgw/game/vassgameType*');
  const asked = page.waitForRequest('**/lgw/game/vassgameType*');
  await pressLink(page, '/m/esports');
  await asked;
  await page.clock.runFor(9900);
  expect(await page.getByText('The network is slow or offline').count()).toBe(0);
  await page.clock.runFor(200);
  await page.getByText('The network is slow or offline').waitFor();
  vendors.release();
  await context.setOffline(true);
  await page.getByText('No connection').first().waitFor();
});
