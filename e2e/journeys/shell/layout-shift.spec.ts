import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { login, open, pathOf, PHONE, pressLink, recoverable, visit } from '../../kit/browser.ts';
import { withSharedProduct } from '../../kit/product/with-product.ts';

const product = withSharedProduct();

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';
/** Largest share of the screen that one page change may move. */
const LIMIT = 0.02;
const TOUR = [
  '/m/lottery/play?gameCode=F1MB4D',
  '/m/home',
  '/m/inhouse',
  '/m/home',
  '/m/lott',
  '/m/rng',
  '/m/home',
  '/m/activity',
  '/m/home',
];

interface Shift {
  value: number;
  moved: string[];
}

/** Lobbies whose lists, banners and countdowns arrive separately on a slow network. */
const LOBBIES = ['/m/home', '/m/lott', '/m/rng', '/m/inhouse'];

/** Starts to record the shifts of the page's layout, even right after a tap. */
async function recordShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.evaluate(() => {
    const shifts: Shift[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? `${node.localName}.${node.className}` : (node?.nodeName ?? 'removed');
          return `${name} ${previousRect.y},${previousRect.height} to ${currentRect.y},${currentRect.height}`;
        });
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (Reflect.get(window, 'shifts') as Shift[]).splice(0));
}

/** Waits until there have been no requests for half a second, and no change of the screen for a little longer. */
async function settled(page: Page): Promise<void> {
  const isIdle = page.waitForLoadState('networkidle');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const end = () => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(end, 600);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(end, 600);
        });
        observer.observe(document.querySelector('main')!, { childList: true, subtree: true });
        setTimeout(end, 3000);
      }),
  );
  await isIdle;
}

// A theme changes colours, not places: each of the two sees one.
for (const [who, theme] of [
  ['visitor', 'dark'],
  ['member', 'light'],
] as const)
  test(`pages change without moving what is on the screen, ${who}, ${theme}`, async () => {
    const { page, context } = await visit(product.origin, { userAgent: ANDROID });
    await context.addCookies([{ name: 'theme', value: theme, url: product.origin }]);
    if (who === 'member') await login(page, 'demo01', 'Fairlot2026');
    else await open(page, '/m/home');
    await recoverable(page);
    await settled(page);
    const shifts = await recordShifts(page);
    const found: string[] = [];
    let before = '/m/home';
    for (const path of TOUR) {
      await pressLink(page, path);
      await expect.poll(() => pathOf(page)).toBe(path.split('?')[0]);
      await settled(page);
      for (const { value, moved } of await shifts())
        if (value > LIMIT) found.push(`${before} to ${path}: ${value.toFixed(3)}, ${moved.join(' | ')}`);
      before = path;
    }
    expect(found).toEqual([]);
  });

for (const who of ['visitor', 'member'] as const)
  test(`lobbies load over a slow network without moving what is on the screen, ${who}`, async () => {
    const { page, context } = await visit(product.origin, { userAgent: ANDROID });
    if (who === 'member') await login(page, 'demo01', 'Fairlot2026');
    await context.addInitScript(() => {
      Reflect.set(window, 'moved', 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Reflect.set(window, 'moved', Number(Reflect.get(window, 'moved')) + (entry as unknown as Shift).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.setCacheDisabled', { cacheDisabled: true });
    const slow = { offline: false, latency: 300, downloadThroughput: 90_000, uploadThroughput: 60_000 };
    await network.send('Network.emulateNetworkConditions', slow);
    for (const path of LOBBIES) {
      await open(page, path);
      await settled(page);
      expect([path, await page.evaluate(() => Number(Reflect.get(window, 'moved')) <= 0.02)]).toEqual([path, true]);
    }
  });

test('a row of games shows the game of the address completely, wherever it is in the row', async () => {
  const { page } = await visit(product.origin);
  for (const gameCode of ['SSC_60', 'LOTTO645X', 'HUE', 'VN60']) {
    await open(page, `/m/lottery/history?gameCode=${gameCode}`);
    const chosen = page.getByRole('group', { name: 'Games' }).locator('[aria-pressed="true"]');
    // The row scrolls once more when its fonts have arrived.
    const isWhole = async () => {
      const { x, width } = (await chosen.boundingBox())!;
      return x >= 0 && x + width <= PHONE.width;
    };
    await expect.poll(isWhole, { message: gameCode }).toBe(true);
  }
});
