import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { expectNoOverflow, followFromSettings, open, pathOf } from '../../kit/browser.ts';
import { type Calls, recordCalls } from '../../kit/calls.ts';
import { changeAnswer } from '../../kit/intercept.ts';
import { card, tab } from '../../kit/lobby.ts';
import { withOwnProduct, withPhone } from '../../kit/product/with-product.ts';

const product = withOwnProduct({ SEED_GAMES: '600' });
const member = withPhone(product, { account: 'demo01' });
let calls: Calls;
test.beforeAll(() => {
  calls = recordCalls(member.page);
});

const bar = (page: Page) => page.getByRole('region', { name: 'Game', exact: true });
const inside = (page: Page): FrameLocator => page.frameLocator('.game-area iframe');
const balanceOf = (page: Page) => bar(page).locator('dd').last().innerText();

/** Plays one paid spin; the balance in our bar must end up equal to that on the vendor's page. */
async function spin(page: Page): Promise<void> {
  const game = inside(page);
  await game.getByRole('button', { name: 'Spin' }).click();
  await game.getByText(/^(Total win [\d,]+|No win this time)$/).waitFor();
  const shown = await game.getByLabel('Balance').innerText();
  await expect.poll(() => balanceOf(page)).toBe(shown);
}

test.describe('a member', () => {
  test('opens a tile, plays, and returns to the list at the same position', async () => {
    const { page } = member;
    await open(page, '/m/rng');
    await page.locator('.tile').first().waitFor();
    await page.evaluate(() => window.scrollTo(0, 700));
    const tile = page.locator('.tile', { hasText: 'Northwind' }).last();
    // The list grows while scrolling: compare with its position at the click.
    await page.evaluate(() => {
      const note = () => sessionStorage.setItem('pressedAt', String(window.scrollY));
      document.addEventListener('pointerdown', note, { capture: true, once: true });
    });
    calls.clear();
    await tile.getByRole('button').first().click();
    await bar(page).waitFor();
    expect(pathOf(page)).toBe('/m/game');
    expect(calls.bodies('/lgw/game/launchGameV3')).toHaveLength(1);
    const before = await balanceOf(page);
    await spin(page);
    await test.step('shows time, net and balance outside of the frame', async () => {
      const terms = await bar(page).locator('dt').allInnerTexts();
      expect(terms).toEqual(['Time', 'Net', 'Balance']);
      expect(await bar(page).getByRole('timer').innerText()).toMatch(/^\d+:\d\d$/);
      await expectNoOverflow(page);
    });
    await bar(page).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => pathOf(page)).toBe('/m/rng');
    const top = Number(await page.evaluate(() => sessionStorage.getItem('pressedAt')));
    expect(top).toBeGreaterThan(500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
    expect(before).toMatch(/^[\d,]+\.\d\d$/);
    await test.step("the round is in the betting record and links to the vendor's details", async () => {
      const row = page.locator('summary', { hasText: 'Northwind' }).first();
      // The record lists a bet a moment after it was placed, and an open page does not refetch it.
      await expect
        .poll(async () => {
          await open(page, '/m/gameRecord');
          return row.count();
        })
        .toBe(1);
      await row.click();
      const round = page.getByRole('link', { name: 'View the round' });
      const detail = await page.request.get((await round.getAttribute('href')) ?? '');
      expect([detail.ok(), await detail.text()]).toEqual([true, expect.stringContaining('Stake')]);
    });
  });

  for (const [vendor, protocol] of [
    ['PLAN', 'a call of several actions'],
    ['BREEL', 'signed forms'],
  ] as const)
    test(`plays at ${vendor}, by ${protocol}, opened by the address`, async () => {
      const { page } = member;
      await open(page, `/m/game?vendor=${vendor}&gameId=${vendor}0001`);
      await inside(page).getByRole('button', { name: 'Spin' }).waitFor();
      await spin(page);
      expect(await balanceOf(page)).toMatch(/^[\d,]+\.00$/);
    });

  test('is asked before leaving while a round is open, and Back leaves the game immediately', async () => {
    const { page } = member;
    await open(page, '/m/pvp');
    await page.locator('.tile').first().getByRole('button').first().click();
    await inside(page).getByRole('button', { name: 'Deal' }).click();
    await inside(page).getByRole('button', { name: /^Call/ }).waitFor();
    await bar(page).getByRole('button', { name: 'Close' }).click();
    const asked = page.getByRole('alertdialog', { name: 'Leave the game?' });
    await asked.getByRole('button', { name: 'Keep playing' }).click();
    await asked.waitFor({ state: 'hidden' });
    await inside(page).getByRole('button', { name: 'Fold' }).click();
    await inside(page).getByRole('button', { name: 'Deal' }).waitFor();
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe('/m/pvp');
  });

  test('sees a message and a link when the address names no game', async () => {
    const { page } = member;
    await open(page, '/m/game?vendor=NWND&gameId=NOBODY');
    await page.getByRole('alert').getByRole('link', { name: 'To home' }).click();
    await expect.poll(() => pathOf(page)).toBe('/m/home');
  });
});

test("moves money into a vendor's wallet, plays with it, and returns all of it", async () => {
  const { page } = member;
  await open(page, '/m/member/wallets');
  await page.getByRole('button', { name: /^To Grand Pick/ }).waitFor();
  await page.getByRole('textbox', { name: 'You move' }).fill('100000');
  await page.getByRole('button', { name: 'Move 100,000.00 VND to Grand Pick' }).click();
  const held = page.getByRole('region', { name: 'Vendor wallets' }).getByRole('button', { name: /Grand Pick/ });
  await expect.poll(() => held.innerText()).toContain('100,000.00');
  await expectNoOverflow(page);
  await open(page, '/m/game?vendor=GPI&gameId=GPI0001');
  await expect.poll(() => inside(page).getByLabel('Balance').innerText()).toBe('100,000.00');
  await open(page, '/m/member/wallets');
  await test.step('either wallet can be the source', async () => {
    await page.getByRole('button', { name: /^From Main wallet/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Grand Pick/ })
      .click();
    await page.getByRole('button', { name: /^To Main wallet/ }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('textbox', { name: 'You move' }).fill('100001');
    await page.getByRole('alert').getByText('Your balance is not enough').waitFor();
    await page.getByRole('textbox', { name: 'You move' }).fill('40000');
    await page.getByRole('button', { name: 'Move 40,000.00 VND to Main wallet' }).click();
    await expect.poll(() => held.innerText()).toContain('60,000.00');
  });
  await page.getByRole('button', { name: 'Move all back' }).click();
  await expect.poll(() => held.innerText()).toMatch(/\s0\.00$/);
  await test.step('earlier transfers are shown on demand', async () => {
    await page.getByRole('button', { name: 'Past transfers' }).click();
    const rows = page.getByRole('dialog', { name: 'Past transfers' }).getByRole('listitem');
    await expect.poll(() => rows.allInnerTexts()).toHaveLength(3);
    expect(await rows.first().innerText()).toContain('60,000.00');
    await page.keyboard.press('Escape');
  });
  await test.step('money is transferred automatically if the member enables it', async () => {
    await page.getByRole('switch', { name: 'Move automatically' }).click();
    await expect.poll(() => page.getByRole('switch', { name: 'Move automatically' }).isChecked()).toBe(true);
    await open(page, '/m/game?vendor=GPI&gameId=GPI0001');
    await expect.poll(() => inside(page).getByLabel('Balance').innerText()).not.toMatch(/^0?\.?0*$/);
    const collected = page.waitForResponse('**/wps/wallet/vendors/collect');
    await bar(page).getByRole('button').first().click();
    await collected;
    await open(page, '/m/member/wallets');
    await expect.poll(() => held.innerText()).toMatch(/\s0\.00$/);
  });
});

test("a vendor's lottery opens in its frame, and returns to its group [S-065]", async () => {
  const { page } = member;
  await open(page, '/m/lott');
  await tab(page, 'GPI', 'Lottery groups').click();
  await page.getByRole('list', { name: 'Vendor’s games' }).getByRole('button').first().click();
  await inside(page).getByText('Place your bets').first().waitFor();
  await bar(page).getByRole('button', { name: 'Close' }).click();
  await page.waitForURL((url) => url.pathname + url.search === '/m/lott?tag=GPI');
});

test('a lottery of TCG_SEA opens in its frame, with its prize mode [S-062]', async () => {
  const { page } = member;
  const stop = await changeAnswer(page, '**/lgw/lottery/vn/menu**', ({ value }: { value: { gameMenus: object[] }[] }) =>
    Object.assign(value[0]!.gameMenus[0]!, {
      vassalage: 'TCG_SEA',
      gameCode: 'TCG_SEA0001',
      remark: 'Sea game',
      displayName: 'Sea game',
    }),
  );
  await followFromSettings(page, '/m/lott');
  await card(page, 'Sea game').getByRole('button', { name: 'Play' }).click();
  await page.waitForURL((url) => url.pathname === '/m/game' && url.searchParams.get('prizeMode') === 'SEA');
  await inside(page).getByRole('button', { name: /^Big/ }).waitFor();
  await stop();
});
