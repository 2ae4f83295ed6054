import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { findings } from '../../kit/axe.ts';
import { expectNoOverflow, open, pathOf } from '../../kit/browser.ts';
import { changeAnswer } from '../../kit/intercept.ts';
import { withApp } from '../../kit/open-app.ts';
import { withPhone } from '../../kit/product/with-product.ts';

const running = withApp({ started: true });
const member = withPhone(running, { account: 'demo02' });

/** Simulates an action of the bank or the blockchain for an order. */
async function bank(reference: string, step: string): Promise<void> {
  const { url } = running.sandbox.payments;
  const answer = await fetch(`${url}/payments/${encodeURIComponent(reference)}/${step}`, { method: 'POST' });
  expect(answer.status, `${reference} ${step}`).toBe(200);
}
async function begin(page: Page, method: string, amount: string): Promise<void> {
  await open(page, '/m/voucherCenter');
  await choose(page, method);
  await page.getByRole('textbox', { name: 'You deposit' }).fill(amount);
  await page.getByRole('button', { name: /^Pay / }).click();
}
/** Chooses a payment method in the list behind the row of the first one. */
async function choose(page: Page, method: string): Promise<void> {
  await page.getByRole('button', { name: /^Sandbox bank/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Payment method' });
  await sheet.getByRole('radio', { name: method }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: new RegExp(`^${method}`) }).waitFor();
}
const detail = (page: Page, label: string) => page.getByRole('status', { name: label, exact: true }).innerText();
const orderOf = (page: Page): string => new URL(page.url()).searchParams.get('orderId') ?? '';

test.describe('a deposit', () => {
  test('by QR code shows amount and time, can be confirmed, follows the bank’s status [I-008] [Q-010]', async () => {
    const { page } = member;
    await begin(page, 'Bank QR', '200000');
    await page.getByRole('img', { name: 'Payment code' }).waitFor();
    await page.getByRole('timer', { name: 'Time left' }).waitFor();
    expect(await detail(page, 'Amount')).toBe('200,000.00');
    const reference = await detail(page, 'Reference, needed to find your payment');
    expect(await findings(page)).toEqual([]);
    await expectNoOverflow(page);
    await open(page, '/m/voucherCenter');
    await choose(page, 'Bank QR');
    await page.getByRole('link', { name: 'View deposit' }).click();
    await page.getByRole('button', { name: 'I have sent 200,000.00 VND' }).click();
    await page.getByRole('button', { name: 'Add a receipt' }).waitFor();
    await bank(reference.slice(2), 'now');
    await page.getByRole('heading', { name: 'Deposit received' }).waitFor();
    await page.getByText('New balance 200,000.00 VND').waitFor();
    await open(page, '/m/withdraw');
    await page.getByText('200,000.00').first().waitFor();
    await open(page, '/m/home');
    await page.getByText('200,000.00').first().waitFor();
  });

  test('by transfer is cancelled, or found by its reference', async () => {
    const { page } = member;
    await begin(page, 'Bank transfer', '50000');
    await page.getByRole('button', { name: 'Cancel this deposit' }).click();
    await page.getByRole('heading', { name: 'Deposit cancelled' }).waitFor();
    await begin(page, 'Bank transfer', '50000');
    await bank(await detail(page, 'Reference, needed to find your payment'), 'now');
    await page.getByRole('heading', { name: 'Deposit received' }).waitFor();
    expect(pathOf(page)).toBe('/m/voucherCenter');
  });

  test('to a blockchain address counts the confirmations and charges its fee', async () => {
    const { page } = member;
    await begin(page, 'Stablecoin', '100000');
    await page.getByText('Send on this network only. Other coins are lost.').waitFor();
    await bank(orderOf(page), 'now');
    await page.getByText(/[0-3] of 3 confirmations/).waitFor();
    await page.getByRole('heading', { name: 'Deposit received' }).waitFor();
    await page.getByText('New balance 340,000.00 VND').waitFor();
    expect(pathOf(page)).toBe('/m/voucherCenter');
  });

  test("with either template is completed on the provider's page [Q-038]", async () => {
    const { page } = member;
    for (const [template, name] of [
      [1, 'new'],
      [0, 'base'],
    ] as const) {
      const stop = await changeAnswer(page, '**/wps/whitelabel/settings', ({ value }: { value: object }) =>
        Object.assign(value, { templates: { mem_cen: 1, dep_func: template } }),
      );
      await open(page, '/m/voucherCenter');
      await page.locator(`form[data-template=${name}]`).waitFor();
      if (name === 'new') await choose(page, 'E-wallet');
      else await page.getByRole('radio', { name: 'E-wallet' }).click();
      await page.getByRole('textbox', { name: 'You deposit' }).fill('50000');
      await page.getByRole('button', { name: 'Pay 50,000 VND' }).click();
      await page.getByRole('button', { name: 'Pay now' }).click();
      await page.getByRole('link', { name: 'Back to Fairlot' }).click();
      await page.getByRole('heading', { name: 'Deposit received' }).waitFor();
      await stop();
    }
  });
});

test('a member saves the statement of this month as a document and as a spreadsheet', async () => {
  const { page } = member;
  await open(page, '/m/transaction/record');
  const millions = { deposited: '64600000.00', withdrawn: '12345678.00', net: '52254322.00' };
  await changeAnswer(page, '**/wps/report/lifetime', ({ value }: { value: object }) => Object.assign(value, millions));
  await page.getByRole('link', { name: 'Statements' }).click();
  await page.waitForURL('**/m/transaction/statement');
  const net = page.getByText('+52,254,322.00');
  await net.waitFor();
  // An amount is on one line.
  expect(await net.evaluate((amount) => amount.parentElement!.getClientRects()[0]!.height)).toBeLessThan(30);
  const month = page.getByRole('region', { name: /^\d{4}$/ });
  const save = async (kind: 'PDF' | 'CSV') => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      month
        .getByRole('button', { name: new RegExp(`as ${kind}$`) })
        .first()
        .click(),
    ]);
    expect(download.suggestedFilename()).toMatch(new RegExp(`^statement-\\d{4}-\\d{2}\\.${kind.toLowerCase()}$`));
    return readFile(await download.path());
  };
  expect((await save('PDF')).subarray(0, 8).toString()).toBe('%PDF-1.7');
  const table = (await save('CSV')).toString();
  expect(table).toContain('"Time","Account","Type","Amount"');
  expect(await findings(page)).toEqual([]);
  await expectNoOverflow(page);
});
