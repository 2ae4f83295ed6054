import { createVerified, openCashier, PAYMENT_PASSWORD } from '@fairlot/testkit/clients/cashier';
import { createMember } from '@fairlot/testkit/members';
import { WITH_FEED } from '@fairlot/testkit/draws';
import { sql } from '@fairlot/testkit/site/server-parts';
import { changeAnswer, hold } from '@fairlot/testkit/page/network';
import { expect, test } from 'vitest';
import type { Withdrawal } from '../../features/payments/api/withdraw-calls.ts';
import { openPageSite } from '../open-page.testing.tsx';

const site = await openPageSite({ config: WITH_FEED });

/** A verified member with an account for withdrawals, on the page of withdrawals. */
async function openWithdraw() {
  const member = await createVerified(site.app, '9000000.00');
  await openCashier(site.app).usableAccount(member);
  const page = site.phone(member);
  await page.goto('/m/withdraw');
  return page;
}

test('the amount keeps still while a withdrawal is under way, so that it is sent once', async () => {
  const page = await openWithdraw();
  const amount = page.getByRole('textbox').first();
  await amount.fill('500000');
  await page.getByLabel('Payment password').fill(PAYMENT_PASSWORD);
  const held = hold(page, /\/wps\/withdraw$/);
  const send = page.getByRole('button', { name: /^Withdraw 500,000/ });
  await send.click();
  await expect.poll(() => page.network.to('/wps/withdraw').filter(({ method }) => method === 'POST')).toHaveLength(1);
  await amount.fill('600000');
  expect(await send.isDisabled()).toBe(true);
  held.release();
  await page.getByText('is reserved for this withdrawal').waitFor();
  expect(page.network.to('/wps/withdraw').filter(({ method }) => method === 'POST')).toHaveLength(1);
  await held.stop();
});

test('an account that is removed elsewhere is no longer chosen', async () => {
  const member = await createVerified(site.app, '9000000.00');
  const cashier = openCashier(site.app);
  await cashier.usableAccount(member);
  const removed = await cashier.usableAccount(member, { account: '5550001112' });
  const page = site.phone(member);
  await page.goto('/m/withdraw');
  await page.getByRole('textbox').first().fill('500000');
  await page.getByRole('radio', { name: /1112/ }).click();
  await cashier.call(member, 'DELETE', `/wps/payout/accounts/${removed}`);
  await page.comeBack();
  await page.getByRole('radio', { name: /1112/ }).waitFor({ state: 'detached' });
  await page.getByLabel('Payment password').fill(PAYMENT_PASSWORD);
  await page.getByRole('button', { name: /^Withdraw 500,000/ }).click();
  await page.getByText('is reserved for this withdrawal').waitFor();
  expect(page.network.to('/wps/withdraw').filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('an answer that comes after the member has left the form opens no page', async () => {
  const page = await openWithdraw();
  const posts = (path: string) => page.network.to(path).filter(({ method }) => method === 'POST');
  await page.getByRole('textbox').first().fill('500000');
  await page.getByLabel('Payment password').fill(PAYMENT_PASSWORD);
  const held = hold(page, /\/wps\/(withdraw|deposit)$/);
  await page.getByRole('button', { name: /^Withdraw 500,000/ }).click();
  await expect.poll(() => posts('/wps/withdraw')).toHaveLength(1);
  await page.follow('/m/voucherCenter');
  await page.getByRole('group', { name: 'Suggested amounts' }).getByRole('button').first().click();
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect.poll(() => posts('/wps/deposit')).toHaveLength(1);
  await page.follow('/m/home');
  held.release();
  await page.settle();
  expect(await posts('/wps/withdraw')[0]?.answer).toMatchObject({ success: true });
  expect(new URL(page.url()).pathname).toBe('/m/home');
  await held.stop();
});

test('a withdrawal in review names its possible outcomes, not as if they had happened', async () => {
  const page = await openWithdraw();
  changeAnswer<{ value: Withdrawal }>(page, /\/wps\/withdraw\/[0-9a-f-]{36}$/, ({ value }) => {
    Object.assign(value, { status: 'review', cancellable: true });
  });
  await page.getByRole('textbox').first().fill('500000');
  await page.getByLabel('Payment password').fill(PAYMENT_PASSWORD);
  await page.getByRole('button', { name: /^Withdraw 500,000/ }).click();
  await page.getByText('You can cancel it until it is approved').waitFor();
  await page.getByText('The money returns to your balance', { exact: true }).waitFor();
  for (const end of ['You cancelled this withdrawal', 'The bank rejected the payment', 'back in your balance'])
    expect(await page.getByText(end).count()).toBe(0);
});

test('a past step of a withdrawal has no sentence about the present', async () => {
  const page = await openWithdraw();
  changeAnswer<{ value: Withdrawal }>(page, /\/wps\/withdraw\/[0-9a-f-]{36}$/, ({ value }) => {
    const steps = (['requested', 'review', 'refused'] as const).map((status, at) => ({ status, at: Date.now() + at }));
    Object.assign(value, { status: 'refused', steps, cancellable: false });
  });
  await page.getByRole('textbox').first().fill('500000');
  await page.getByLabel('Payment password').fill(PAYMENT_PASSWORD);
  await page.getByRole('button', { name: /^Withdraw 500,000/ }).click();
  await page.getByText('The money is back in your balance').waitFor();
  for (const past of ['is reserved for this withdrawal', 'We are reviewing your withdrawal'])
    expect(await page.getByText(past).count()).toBe(0);
});

test('an account cannot be added without the payment password, and the form says so', async () => {
  const page = site.phone(await createVerified(site.app, '9000000.00'));
  await page.goto('/m/withdraw');
  await page.getByRole('button', { name: 'Add an account' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Bank').fill('First Bank');
  await form.getByLabel('Account number').fill('0123456789');
  await form.getByLabel('Account holder').fill('NGUYEN VAN A');
  await form.getByRole('button', { name: 'Add an account' }).click();
  await form.getByText('Please fill in every required field').waitFor();
  expect(page.network.to('/wps/payout/accounts').filter(({ method }) => method === 'POST')).toEqual([]);
});

test('while the security centre is off, the payment password leads to no page that is switched off', async () => {
  const page = await openWithdraw();
  const link = page.getByRole('link', { name: 'Forgot payment password?' });
  await link.waitFor();
  await site.setFlags({ SECCEN: false });
  await page.goto('/m/withdraw');
  await page.getByLabel('Payment password').waitFor();
  expect(await link.count()).toBe(0);
  const newcomer = await site.phoneOfNew();
  const form = newcomer.getByRole('dialog');
  const add = async (path: string) => {
    await newcomer.goto(path);
    await newcomer.getByRole('button', { name: 'Add an account' }).first().click();
    await form.getByLabel('Bank').fill('First Bank');
    await form.getByLabel('Account number').fill('0123456789');
    await form.getByLabel('Account holder').fill('NGUYEN VAN A');
    await form.getByLabel('Payment password').fill(PAYMENT_PASSWORD);
    await form.getByRole('button', { name: 'Add an account' }).click();
    await form.getByText('Please set a payment password').waitFor();
  };
  await add('/m/withdraw');
  expect(await form.getByRole('link').count()).toBe(0);
  await add('/m/payoutAccounts');
  await form.getByRole('link', { name: 'Set payment password' }).click();
  await newcomer.waitForURL('/m/withdraw');
  await newcomer.getByRole('button', { name: 'Set payment password' }).first().waitFor();
  await site.setFlags({});
});

test('a finished step before the first withdrawal names the account instead of asking for it', async () => {
  const page = await site.phoneOf('vip01');
  await page.goto('/m/withdraw');
  const steps = page.getByRole('list').filter({ hasText: 'Accounts for payments' });
  await steps.getByText('Harbour Bank').waitFor();
  expect(await page.getByText('Add the bank account or wallet').count()).toBe(0);
});

test('an amount above the own deposit limit cannot be paid, and the line about the limit is an error', async () => {
  const page = await site.phoneOf('limit01');
  await page.goto('/m/voucherCenter');
  const line = page.getByRole('alert').filter({ hasText: /Your deposit limit leaves 100,000\.00/ });
  await page.getByText('Your deposit limit leaves').waitFor();
  await page.getByRole('button', { name: '50,000', exact: true }).click();
  expect(await line.count()).toBe(0);
  expect(await page.getByRole('button', { name: /^Pay 50,000/ }).isDisabled()).toBe(false);
  await page.getByRole('button', { name: '200,000', exact: true }).click();
  await line.waitFor();
  expect(await page.getByRole('button', { name: /^Pay 200,000/ }).isDisabled()).toBe(true);
  expect(await page.getByLabel('You deposit').getAttribute('aria-invalid')).toBe('true');
});

const arabic = (digits: string) =>
  digits.replace(/\d/g, (digit) => '\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669'[Number(digit)] ?? '');

test('digits of an Arabic keyboard are those of the account number and the payment password', async () => {
  const member = await createVerified(site.app, '9000000.00');
  const page = site.phone(member);
  await page.goto('/m/withdraw');
  await page.getByRole('button', { name: 'Add an account' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Bank').fill('First Bank');
  await form.getByLabel('Account number').fill(arabic('0123456789'));
  await form.getByLabel('Account holder').fill('NGUYEN VAN A');
  await form.getByLabel('Payment password').fill(arabic(PAYMENT_PASSWORD));
  await form.getByRole('button', { name: 'Add an account' }).click();
  await page.getByText('First Bank ·· 6789').first().waitFor();
  await page.goto('/m/securityCenter');
  await page.getByRole('button', { name: /^Payment password/ }).click();
  const setting = page.getByRole('dialog');
  await setting.getByRole('textbox', { name: 'New payment password' }).fill(arabic('246813'));
  await setting.getByRole('textbox', { name: 'Confirm payment password' }).fill('246813');
  await setting.getByRole('textbox', { name: 'Current password' }).fill('Test2026');
  await setting.getByRole('button', { name: 'Save' }).click();
  await setting.waitFor({ state: 'hidden' });
  expect(await site.app.rooms.identity.checkPaymentPassword(member.memberId, '246813', '10.0.0.1')).toBe(true);
});

test('a bonus on a deposit is announced as it is given: for the payment with its fee', async () => {
  const page = site.phone({ ...(await createMember(site.app)), type: 0 });
  changeAnswer<{ value: { fee: string }[] }>(page, /\/deposit\/methods/, ({ value }) => {
    for (const method of value) method.fee = '10000.00';
  });
  await page.goto('/m/voucherCenter');
  await page.getByRole('switch', { name: '20% on your first deposit' }).click();
  await page.getByRole('textbox', { name: 'You deposit' }).fill('200000');
  await expect
    .poll(() => page.locator('dl').last().innerText())
    .toMatch(/10,000\.00[^]*\+ 40,000\.00[^]*230,000\.00 VND/);
});

test('the question before an account is removed names the wait of the withdrawal terms', async () => {
  const { db } = site.app.platform;
  const setWait = (hours: number) =>
    db.run(sql`update payments_withdrawal_terms set account_wait_hours = ${hours}::int where level = 0`);
  for (const [hours, words] of [
    [36, 'You can no longer withdraw to this account. A new account can receive money after 36 hours.'],
    [0, 'You can no longer withdraw to this account.'],
  ] as const) {
    await setWait(hours);
    const page = await site.phoneOf('vip01');
    await page.goto('/m/payoutAccounts');
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    const question = page.getByRole('dialog').locator('p');
    // The question can open before the terms have arrived.
    await expect.poll(async () => (await question.innerText()).trim()).toBe(words);
  }
  await setWait(24);
});
