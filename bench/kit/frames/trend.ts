import type { CDPSession, Page } from '@playwright/test';

/** A game whose five digits have a trend each. */
const GAME = 'SSC_60';
const DRAWS = 1000;
const SCROLL_PX = 9000;
const PX_A_SECOND = 3000;

/** Opens the trend of a thousand draws: the demonstration has drawn fewer, so the answer is made up. */
export async function openTrend(page: Page): Promise<void> {
  await page.route('**/lgw/lottery/trend?*', (route) => {
    const list = Array.from({ length: DRAWS }, (_, n) => ({
      numero: `20260101${String(DRAWS - n).padStart(4, '0')}`,
      numbers: Array.from({ length: 5 }, (__, place) => String((n * 7 + place * 3 + (n % 13)) % 10)),
    }));
    return route.fulfill({ json: { success: true, errorCode: null, message: null, value: { list } } });
  });
  await page.goto(`/m/lottery/winNumbers?gameCode=${GAME}`);
  const trend = page.getByRole('region', { name: 'Trend by position' });
  await trend.getByRole('button', { name: /1,?000/ }).click();
  await trend.locator('.trend-grid__box').scrollIntoViewIfNeeded();
  await page.waitForFunction((px) => (document.querySelector('.trend-grid__box')?.scrollHeight ?? 0) > px, SCROLL_PX);
  await waitForLateParts(page);
}

/** Waits until everything that a page loads when idle is complete. */
export async function waitForLateParts(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/load-again')),
  );
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
}

/** Moves a finger over the rows, as fast as a player flicks. */
export async function scrollTrend(page: Page, devtools: CDPSession): Promise<void> {
  const box = await page.locator('.trend-grid__box').boundingBox();
  if (box === null) throw new Error('the trend is not shown');
  await devtools.send('Input.synthesizeScrollGesture', {
    x: Math.round(box.x + box.width / 2),
    y: Math.round(box.y + box.height / 2),
    yDistance: -SCROLL_PX,
    speed: PX_A_SECOND,
    gestureSourceType: 'touch',
    preventFling: true,
  });
}
