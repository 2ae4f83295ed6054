import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { withBettor } from '../../kit/bettor.ts';
import { login, visit } from '../../kit/browser.ts';

const bettor = withBettor();

/** The focused element's role and name, or "body" at the start of the page. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: active } = document;
    if (active === null || active === document.body) return 'body';
    return `${active.getAttribute('role') ?? active.localName} ${active.getAttribute('aria-label') ?? ''}`.trim();
  });

/** Waits until the page keeps the focus: its code is loaded after the page, and a control that is removed shows it. */
async function keeping(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      const probe = document.createElement('button');
      document.querySelector('main')?.append(probe);
      probe.focus();
      probe.remove();
      await new Promise((resolve) => setTimeout(resolve, 150));
      return document.activeElement !== document.body;
    });
  // Only a focus that the keyboard has set is kept.
  await page.keyboard.press('Tab');
  await expect.poll(isKept).toBe(true);
}

test('after a bet from the keyboard the focus is at the numbers', async () => {
  const { page, key, place, placed, bought, openOnSale } = bettor;
  await openOnSale('THAIBINH', 'HANOI');
  await keeping(page);
  await key('07').focus();
  await page.keyboard.press('Enter');
  await place().focus();
  await bought(() => page.keyboard.press('Enter'));
  await placed().waitFor();
  await expect.poll(() => focused(page)).toBe('tabpanel Numbers');
  // The next Tab is in them, not at the start of the page.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[role="tabpanel"]') !== null)).toBe(true);
});

test('after a reward is collected the focus stays in the page, and a second press collects nothing', async () => {
  const { page } = await visit(new URL(bettor.page.url()).origin);
  await login(page, 'vip01', 'Fairlot2026', '/m/rewardCenter');
  const collect = page.getByRole('button', { name: /^Collect all/ });
  await keeping(page);
  await collect.focus();
  await page.keyboard.press('Enter');
  await page.getByText('No rewards right now').waitFor();
  await expect.poll(() => focused(page)).not.toBe('body');
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
});
