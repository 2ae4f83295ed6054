import { sql } from '@fairlot/testkit/site/server-parts';
import { createMember } from '@fairlot/testkit/members';
import { test } from '@fairlot/testkit/page/kit';
import { expect } from 'vitest';
import { box, create, fillSecrets, openSheet } from '../kit.testing.ts';
import { openPageSite, type Page } from '../open-page.testing.tsx';

const site = await openPageSite();
const { app } = site;

/** The next call to a path reaches the server, but its answer is lost. */
function loseAnswer(page: Page, path: RegExp): void {
  const stop = page.network.intercept(path, async (request) => {
    if (request.method === 'GET') return page.network.ask(request);
    void stop();
    await page.network.ask(request);
    throw new TypeError('Failed to fetch');
  });
}

test('a transfer whose answer was lost is listed, and sent once when the form is filled in again', async () => {
  const agent = await createMember(app, { type: 1, balance: '100000.00' });
  const { memberId } = await createMember(app, { inviterId: agent.memberId });
  await app.platform.events.outbox.drain();
  const { db } = app.platform;
  await db.run(sql`
    insert into identity_secrets (member_id, payment_password_hash)
    select ${agent.memberId}::bigint, hash from identity_passwords where member_id = ${agent.memberId}::bigint`);
  const page = site.phone({ ...agent, type: 1 });
  await page.goto('/m/member/team?tab=transfer');
  loseAnswer(page, /agent\/team\/transfer/);
  const main = page.getByRole('main');
  const send = async () => {
    await main.getByRole('button', { name: /^t.\*/ }).click();
    await main.getByRole('textbox', { name: 'Amount' }).fill('20000');
    await main.getByLabel('Payment password').fill('Test2026');
    await main.getByRole('button', { name: /^Transfer 20,000/ }).click();
  };
  await send();
  await main.getByText('− 20,000.00').waitFor();
  await main.getByRole('button', { name: 'Someone else' }).click();
  await send();
  await page
    .getByText(/^20,000.00 sent to/)
    .first()
    .waitFor();
  expect(await app.rooms.wallet.balance(memberId, 'VND')).toBe(2_000_000n);
});

test('an offered contract and a new code whose answers were lost are listed', async () => {
  const page = await site.phoneOf('agent01');
  const main = page.getByRole('main');
  const sheet = page.getByRole('dialog');
  await page.goto('/m/member/agent/getSalaryContract');
  await page.getByRole('button', { name: 'Offer a contract' }).click();
  await sheet.getByRole('button', { name: /^li\*+7/ }).click();
  loseAnswer(page, /contract\/dailySalary\/offer/);
  await sheet.getByRole('button', { name: 'Send offer' }).click();
  await main.getByText(/^To li\*+7$/).waitFor();

  await page.goto('/m/agentRegister');
  await main.getByRole('tab', { name: 'Codes' }).click();
  await main.getByRole('button', { name: 'New code' }).click();
  await sheet.getByRole('textbox', { name: 'Name of the code' }).fill('Fair');
  loseAnswer(page, /agent\/links/);
  await sheet.getByRole('button', { name: 'New code' }).click();
  await main.getByText('Fair').waitFor();
});

test('a registration whose answer was lost says what a taken name means', async () => {
  const page = site.phone();
  const sheet = await openSheet(page);
  await box(sheet, 'Username').fill('lostanswer1');
  await fillSecrets(sheet);
  loseAnswer(page, /account\/register$/);
  await create(sheet).click();
  await sheet.getByText(/^No connection\. If the name or number is taken when you try again/).waitFor();
});

test('a change of password whose answer was lost says which password to use', async () => {
  const page = await site.phoneOfNew();
  await page.goto('/m/changePsw');
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await box(dialog, 'Old password').fill('Test2026');
  await box(dialog, 'New password').fill('Winter4Rain');
  await box(dialog, 'Confirm new password').fill('Winter4Rain');
  loseAnswer(page, /account\/password/);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await dialog.getByText(/^No connection\. Your password may have changed/).waitFor();
});
