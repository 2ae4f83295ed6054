import { expect, test } from '../../kit/test.ts';
import { findings } from '../../kit/axe.ts';
import { expectNoOverflow, login, open, type Visit, visit } from '../../kit/browser.ts';
import { type OpenApp, openApp } from '../../kit/open-app.ts';

let running: OpenApp;
let member: Visit;
test.beforeAll(async () => {
  running = await openApp({ started: true });
  member = await visit(running.origin);
  await login(member.page, 'demo02', 'Fairlot2026');
});
test.afterAll(() => running.close());

test('a deposit brings the promotion chosen with it, and the bonus wallet says what is to be played', async () => {
  const { page } = member;
  await open(page, '/m/voucherCenter');
  await page.getByRole('radio', { name: 'Bank QR' }).click();
  await page.getByRole('radio', { name: /20 % on your first deposit/ }).click();
  await page.getByRole('textbox', { name: 'You deposit' }).fill('200000');
  await page.getByRole('button', { name: /^Pay / }).click();
  const reference = await page
    .getByRole('status', { name: 'Reference, needed to find your payment', exact: true })
    .innerText();
  await fetch(`${running.sandbox.payments.url}/payments/${reference.slice(2)}/now`, { method: 'POST' });
  await page.getByRole('heading', { name: 'Deposit received' }).waitFor();
  await open(page, '/m/member/bonus');
  await page.getByText('40,000.00 VND · ends').waitFor();
  await page.getByText('240,000.00 to go.').waitFor();
  expect(await findings(page)).toEqual([]);
  await expectNoOverflow(page);
  // The deposit is to be played first, whatever becomes of the bonus.
  await open(page, '/m/withdraw');
  await page.getByText('Please play the rest of your deposit before you withdraw').waitFor();
  expect(await page.getByText('at any time').count()).toBe(0);
});

test('a red packet is opened among the promotions, and waits until the bonus before it is given up', async () => {
  const { page } = member;
  await open(page, '/m/activity');
  await page.getByRole('button', { name: /Red packet/ }).click();
  await page.getByRole('button', { name: 'Full terms' }).click();
  const terms = page.getByRole('dialog', { name: 'Full terms' });
  await terms.getByText('The bonus is played 1 × within 7 days').waitFor();
  expect(await findings(page)).toEqual([]);
  await terms.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Open a packet' }).click();
  const packet = page.getByRole('dialog');
  await packet.getByRole('button', { name: 'Open a packet' }).click();
  await packet.getByText('All packets', { exact: true }).waitFor();
  expect(await findings(page)).toEqual([]);
  await packet.getByRole('link', { name: 'Bonus wallet' }).click();
  await page.getByText('Waiting', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Give up bonus' }).first().click();
  const question = page.getByRole('dialog', { name: 'Give up bonus' });
  await question.getByText(/40,000\.00 VND\) goes/).waitFor();
  await question.getByRole('button', { name: 'Give up bonus' }).click();
  await page.getByText(/^Given up on/).waitFor();
  await page.getByText('Playing', { exact: true }).waitFor();
  expect(member.errors).toEqual([]);
});
