import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { open } from '../../kit/browser.ts';
import { withOwnProduct, withPhone } from '../../kit/product/with-product.ts';

const product = withOwnProduct();
const member = withPhone(product, { account: 'demo01' });

/** The announced result of the last round, including "Returned 20,000.00, net +10,000.00". */
const outcome = (page: Page) => page.getByRole('status').filter({ hasText: /Returned [\d,.]+, net / });
const action = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Bet and controls' }).getByRole('button', { name });

test('a split bet in roulette is placed by keyboard, and the whole table is reachable', async () => {
  const { page } = member;
  await open(page, '/m/inhouse/roulette');
  await page.getByText('More bets', { exact: true }).click();
  await page.getByRole('tab', { name: 'Split', exact: true }).click();
  await page.getByRole('button', { name: 'Split 0, 1', exact: true }).focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  expect(await page.getByRole('button', { name: 'Split 5, 8, 10,000.00 on it' }).count()).toBe(1);
  await page.getByRole('tab', { name: 'Six line' }).click();
  const last = page.getByRole('button', { name: 'Six line 31, 32, 33, 34, 35, 36' });
  await last.evaluate((spot) => spot.scrollIntoView({ block: 'center' }));
  await last.click();
  await action(page, /^Spin 20,000\.00/).click();
  await outcome(page).waitFor();
  expect(await outcome(page).innerText()).toMatch(/Returned (0\.00|180,000\.00|60,000\.00), net /);
});

test("roulette's table fits the screen, and the whole wheel is in sight through the spin", async () => {
  const { page } = member;
  await open(page, '/m/inhouse/roulette');
  const stage = page.getByRole('region', { name: 'Game' });
  const table = stage.getByRole('group', { name: 'Table' });
  /** Whether an element is completely on the screen and nothing outside the stage covers its centre. */
  const isInSight = (selector: string) =>
    page.evaluate((wanted) => {
      const element = document.querySelector(wanted);
      const box = element?.getBoundingClientRect();
      if (!element || !box || box.top < 0 || box.bottom > window.innerHeight) return false;
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return top !== null && element.closest('.game-stage')?.contains(top) === true;
    }, selector);
  await table.getByRole('button').first().waitFor();
  const boxes = await table.getByRole('button').evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
  const panelTop = (await page.getByRole('region', { name: 'Bet and controls' }).boundingBox())!.y;
  expect(boxes).toHaveLength(46);
  expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThan(panelTop);
  expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(30);
  await page.getByText('More bets', { exact: true }).click();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('button', { name: 'Column 2', exact: true }).click();
  await action(page, /^Spin 10,000\.00/).click();
  await expect.poll(() => isInSight('.roulette-wheel .wheel-face')).toBe(true);
  // In the first round too, the ball moves as long as the wheel turns.
  const msOf = (selector: string) =>
    page
      .locator(selector)
      .evaluate((element) =>
        Math.max(0, ...element.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime))),
      );
  for (const part of ['.roulette-ball', '.roulette-wheel .wheel-face__turning'])
    await expect.poll(() => msOf(part)).toBe(6000);
  await outcome(page).waitFor();
  expect([await isInSight('.roulette-number'), await isInSight('.result-line__net')]).toEqual([true, true]);
});

test('a tap on a line of the table bets on its numbers, below the last row on a column', async () => {
  const { page } = member;
  await open(page, '/m/inhouse/roulette');
  const cell = (number: number) => page.getByRole('button', { name: new RegExp(`^Number ${number}(,|$)`) });
  const tap = async (number: number, x: number, y: number) => {
    const box = (await cell(number).boundingBox())!;
    await cell(number).click({ position: { x: box.width * x, y: box.height * y } });
  };
  await tap(1, 0.97, 0.5);
  await tap(5, 0.03, 0.04);
  await tap(36, 0.5, 0.96);
  await tap(8, 0.5, 0.5);
  await cell(8).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await action(page, /^Spin 50,000\.00/).waitFor();
  await page.getByText('More bets', { exact: true }).click();
  const laid = (name: string) => page.getByRole('button', { name: `${name}, 10,000.00 on it`, exact: true });
  await laid('Column 3').waitFor();
  for (const [tab, name] of [
    ['Split', 'Split 1, 2'],
    ['Split', 'Split 8, 9'],
    ['Corner', 'Corner 1, 2, 4, 5'],
  ] as const) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    expect(await laid(name).count()).toBe(1);
  }
  await laid('Number 8').waitFor();
  expect(await page.locator('.felt-chip--line').count()).toBe(4);
});
