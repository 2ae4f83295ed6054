import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { hydrated, visit } from '../../kit/browser.ts';
import { letPass } from '../../kit/clock.ts';
import { withSharedProduct } from '../../kit/product/with-product.ts';

const DRAWN = /<svg[^>]* class="art"/g;

const product = withSharedProduct();

/** Records the server's elements of the first screen before any script of the app runs; draws may change later. */
const markFirstScreen = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const isSeen = (element: Element) =>
        element.getClientRects().length > 0 &&
        element.getBoundingClientRect().top < innerHeight &&
        element.closest('.draw') === null;
      Object.assign(globalThis, { firstScreen: [...document.querySelectorAll('#app *')].filter(isSeen) });
    });
  });
const firstScreen = (page: Page) =>
  page.evaluate(() => {
    const { firstScreen: elements } = globalThis as unknown as { firstScreen: Element[] };
    return {
      count: elements.length,
      pictures: elements.filter((element) => element.matches('.art-slot > *')).length,
      lost: elements.filter((element) => !element.isConnected).map((element) => element.outerHTML.slice(0, 120)),
    };
  });
/** All paints that were the largest so far: their element, and whether a dialog contained it. */
const largestPaints = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ ms: number; isInDialog: boolean }[]>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().map((entry) => ({
              ms: entry.startTime,
              isInDialog:
                ((entry as PerformanceEntry & { element: Element | null }).element?.closest('dialog') ?? null) !== null,
            })),
          ),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

test.describe('the first screen', () => {
  for (const [_name, path] of [
    ['home', '/m/home'],
    ['a list', '/m/rng'],
    ['a centre', '/m/live'],
  ] as const)
    test(`of ${_name} contains its pictures as served, and the app hydrates the same elements`, async () => {
      const { page } = await visit(product.origin, { dailyNotice: true });
      const html = await (await fetch(product.origin + path)).text();
      expect(html.match(DRAWN)?.length).toBeGreaterThan(2);
      await markFirstScreen(page);
      const settled = page.waitForResponse(/\/lgw\/events/);
      await page.goto(path);
      await hydrated(page);
      await settled;
      await letPass(page, 1000);
      const { count, pictures, lost } = await firstScreen(page);
      expect(count).toBeGreaterThan(50);
      expect(pictures).toBeGreaterThan(2);
      expect(lost).toEqual([]);
      // On home the server-rendered notice may be the largest paint; elsewhere nothing covers the page.
      const paints = await largestPaints(page);
      expect(paints.length).toBeGreaterThan(0);
      expect(paints.some(({ isInDialog }) => isInDialog)).toBe(path === '/m/home');
    });
});
