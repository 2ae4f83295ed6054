import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from '@fairlot/server/platform/db/index';
import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { closePhones, expectNoOverflow, open, type Visit, visit } from '../../kit/browser.ts';
import { Client, issueOnSale } from '@fairlot/testkit/client';
import { moveDraw, openBeside } from '../../kit/held-draws.ts';
import { logOutByMenu } from '../../kit/login-dialog.ts';
import { createModuleIds } from '../../kit/calls.ts';
import { type StartedProduct, startProduct } from '../../kit/product/start-product.ts';

const CAPTCHA = '24680';

/** One evening of a new player on a first start of the product, without a reload during the draw. */
test.describe('an evening', () => {
  let dataDir = '';
  let product: StartedProduct;
  let anna: Visit;
  let page: Page;
  const modules = createModuleIds();
  test.beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'fairlot-evening-'));
    product = await startProduct({ DATA_DIR: dataDir, TEST_CAPTCHA: CAPTCHA });
    anna = await visit(product.origin, { hasMotion: true });
    page = anna.page;
    modules.note(page);
  });
  test.afterAll(async () => {
    await closePhones();
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Makes the draw of her ticket due now instead of within a minute. */
  async function hastenDraw(): Promise<void> {
    const db = openBeside(product.databaseUrl);
    const { id } = await db.one(sql<{ id: bigint }>`select distinct draw_id as id from lottery_tickets`);
    await moveDraw(db, id, 200, 400);
    await db.close();
  }

  test('she visits home and registers with a captcha', async () => {
    await open(page, '/m/home');
    await page.getByRole('link', { name: 'Join' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Register' });
    await dialog.getByRole('textbox', { name: 'Username' }).fill('anna2026');
    await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill('Lotus7319');
    await dialog.getByRole('textbox', { name: 'Confirm password' }).fill('Lotus7319');
    const captcha = dialog.getByRole('textbox', { name: 'Captcha' });
    await captcha.fill('wrong');
    await dialog.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Verification code error').first().waitFor();
    await captcha.fill(CAPTCHA);
    await dialog.getByRole('button', { name: 'Create account' }).click();
    const welcome = page.getByRole('dialog', { name: 'Welcome to Fairlot' });
    expect(await welcome.innerText()).toContain('anna2026');
    await welcome.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('main').getByText('0.00', { exact: true }).waitFor();
  });

  test('she deposits through the payment provider', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Deposit' }).click();
    await page.getByRole('button', { name: '200,000', exact: true }).click();
    await expectNoOverflow(page);
    await page.getByRole('button', { name: /^Pay 200,000/ }).click();
    await page.getByRole('button', { name: 'Pay now' }).click();
    await page.getByRole('link', { name: 'Back to Fairlot' }).click();
    await page.getByRole('heading', { name: 'Deposit received' }).waitFor();
    await page.getByText('200,000.00').first().waitFor();
  });

  test('she buys a ticket of several lines in the lobby, and sees it drawn and settled without reloading', async () => {
    await open(page, '/m/lott');
    const card = page
      .getByRole('listitem')
      .filter({ hasText: 'Vietnam 60 seconds' })
      .or(page.locator('article', { hasText: 'Vietnam 60 seconds' }))
      .first();
    await card.getByRole('timer').waitFor();
    await card
      .getByRole('button', { name: 'Play' })
      .or(card.getByRole('link', { name: 'Play' }))
      .first()
      .click();
    await page.getByRole('heading', { name: 'Vietnam 60 seconds' }).waitFor();
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true));

    // All last digits of the special prize: exactly one of ten lines wins 9.9 times its stake.
    await page.getByRole('tab', { name: 'Head and tail' }).click();
    await page
      .getByRole('radio', { name: 'Tail' })
      .or(page.getByRole('button', { name: 'Tail', exact: true }))
      .first()
      .click();
    for (let digit = 0; digit <= 9; digit++)
      await page
        .getByRole('button', { name: String(digit), exact: true })
        .first()
        .click();
    const slip = page.getByRole('region', { name: 'Bet slip' });
    await slip.getByText('10 numbers').waitFor();
    const place = slip.getByRole('button', { name: /^Place bet 100,000/ });
    await place.waitFor();
    await expectNoOverflow(page);
    await issueOnSale(new Client(product.origin), 'VN60', 8000);
    await place.click();
    const tickets = page.getByRole('region', { name: /tickets/i });
    await tickets.waitFor();
    await slip.or(page.getByRole('main')).getByText('100,000.00').first().waitFor();

    await hastenDraw();
    // The stage opens automatically, shows numbers one by one and can be skipped.
    const stage = page.getByRole('region', { name: 'Draw', exact: true });
    await stage.getByText(/^Prize \d+ of 27$/).waitFor();
    await stage.getByRole('button', { name: 'Skip', exact: true }).click();
    await stage.getByText('Not this time', { exact: true }).waitFor();
    await stage.getByText('99,000.00 of 100,000.00 returned').waitFor();
    expect(await stage.getByRole('link', { name: 'Check it' }).getAttribute('href')).toContain('/m/lottery/draw?');
    await stage.getByRole('button', { name: 'Done' }).click();
    await stage.waitFor({ state: 'hidden' });
    // 200,000 - 100,000 + 10,000 x 9.9 = 199,000.
    await page
      .getByText(/99,000\.00/)
      .first()
      .waitFor();
    await expect.poll(() => tickets.innerText()).toMatch(/won/i);
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  });

  test('she finds the bet in her betting record and every transaction in her account record', async () => {
    const main = page.getByRole('main');
    await open(page, '/m/gameRecord');
    for (const part of ['Vietnam 60 seconds', '100,000.00', '99,000.00'])
      await expect.poll(() => main.innerText()).toContain(part);
    await open(page, '/m/transaction/record');
    for (const amount of ['200,000.00', '100,000.00', '99,000.00', '199,000.00'])
      await expect.poll(() => main.innerText()).toContain(amount);
    await open(page, '/m/home');
    await page.getByRole('main').getByText('199,000.00', { exact: true }).waitFor();
  });

  test('she logs out', async () => {
    await open(page, '/m/home');
    await logOutByMenu(page);
    expect(await page.getByRole('main').innerText()).not.toContain('199,000.00');
  });

  test('every call contained the module id of the contract', () => {
    expect(modules.count()).toBeGreaterThan(15);
    modules.expectRight();
    for (const moduleId of ['REGISTER_REE3', 'VALID_CAPTCHA3', 'TRANSREC3', 'TRANSBETREPMEM3'])
      expect([moduleId, modules.of(moduleId).length > 0]).toEqual([moduleId, true]);
  });

  test('there is no error in the console, and the ledger is correct', async () => {
    expect(anna.errors).toEqual([]);
    await product.audit();
  });
});
