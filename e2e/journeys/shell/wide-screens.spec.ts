import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { expectNoOverflow, login, open, visit } from '../../kit/browser.ts';
import { withPhone, withSharedProduct } from '../../kit/product/with-product.ts';

const product = withSharedProduct();
const member = withPhone(product, { account: 'demo01' });

const TABLET = { width: 1024, height: 768 };
const DESKTOP = { width: 1440, height: 900 };

/** Waits until one part is completely beside the other, before or after it in the line of the text. */
async function expectBeside(first: Locator, second: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const [a, b] = await Promise.all([first.boundingBox(), second.boundingBox()]);
      if (a === null || b === null) return 'missing';
      return a.x + a.width <= b.x && a.y < b.y + b.height && b.y < a.y + a.height ? 'beside' : JSON.stringify([a, b]);
    })
    .toBe('beside');
}

const controls = (page: Page) => page.getByRole('region', { name: 'Bet and controls' });

for (const size of [TABLET, DESKTOP])
  test(`controls, draw and summary are beside a game, a bet page and a deposit, ${size.width} px`, async () => {
    const { page } = member;
    await page.setViewportSize(size);
    await open(page, '/m/inhouse/dice');
    await expectBeside(page.getByRole('region', { name: 'Game' }), controls(page));
    await expectNoOverflow(page);
    await open(page, '/m/lottery/play?gameCode=HANOI');
    await expectBeside(page.locator('.slip-board'), page.locator('.countdown-panel'));
    await expectNoOverflow(page);
    await open(page, '/m/voucherCenter');
    // The columns of the form: fields, then summary and action.
    const column = (control: Locator) => page.locator('.pay-form > div').filter({ has: control });
    await expectBeside(
      column(page.getByRole('textbox', { name: 'You deposit' })),
      column(page.getByRole('button', { name: 'Enter an amount' })),
    );
    await expectNoOverflow(page);
  });

test('on a desktop the list of games is beside the game, and leads to another one', async () => {
  const { page } = member;
  await page.setViewportSize(DESKTOP);
  await open(page, '/m/inhouse/dice');
  const list = page.getByRole('navigation', { name: 'Other games' });
  await expectBeside(list, page.getByRole('region', { name: 'Game' }));
  await expect(list.getByRole('link')).toHaveCount(15);
  await list.getByRole('link', { name: /^Crash/ }).click();
  await page.getByRole('heading', { name: 'Crash' }).waitFor();
  expect(await list.locator('[aria-current="page"]').innerText()).toMatch(/^Crash/);
  await open(page, '/m/lottery/play?gameCode=HANOI');
  const lotteries = page.getByRole('navigation', { name: 'All lotteries' });
  await expectBeside(lotteries, page.getByRole('tabpanel', { name: 'Numbers' }));
  await lotteries.getByRole('link', { name: /^K3 60 seconds/ }).click();
  await page.getByRole('heading', { name: 'K3 60 seconds' }).waitFor();
});

test('from right to left the controls are at the left of the game', async () => {
  const { page, context } = await visit(product.origin);
  await page.setViewportSize(DESKTOP);
  await login(page, 'demo01', 'Fairlot2026');
  await context.addCookies([{ name: 'lang', value: 'AR', url: product.origin }]);
  await open(page, '/m/inhouse/dice');
  await page.locator('html[dir="rtl"]').waitFor();
  await expectBeside(page.locator('.game-panel'), page.locator('.game-stage'));
  await expectBeside(page.locator('.game-stage'), page.locator('.side-list'));
  await expectNoOverflow(page);
});
