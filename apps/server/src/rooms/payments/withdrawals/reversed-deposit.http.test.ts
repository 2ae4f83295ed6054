import type { TestMember } from '@fairlot/testkit';
import { beforeEach, expect, it } from 'vitest';
import { formatMinor } from '@fairlot/money';
import { sql } from '../../../platform/db/index.ts';
import { makeWebhook } from '../payments.testing.ts';
import { giveDeposit } from '@fairlot/testkit/members';
import { createVerified, openWithProvider } from './withdrawals.testing.ts';

const { app, provider, cashier } = await openWithProvider();
let member: TestMember;
let accountId: string;
beforeEach(async () => {
  provider.mood = 'well';
  member = await createVerified(app, '0.00');
  accountId = await cashier.usableAccount(member);
  await giveDeposit(app, member, 10_000_000n);
});

const statusOf = async (orderId: string) => (await cashier.find(member, orderId)).value.status;
/** The provider reverses the member's deposit. */
async function reverse(): Promise<void> {
  const { id, paymentId, amountMinor } = await app.platform.db.one(sql<{
    id: string;
    paymentId: string;
    amountMinor: bigint;
  }>`
    select id, provider_payment_id as "paymentId", amount_minor as "amountMinor" from payments_orders
     where member_id = ${member.memberId}::bigint`);
  const payment = { paymentId, merchantRef: id, status: 'REVERSED', amount: formatMinor(amountMinor), currency: 'VND' };
  const { body, headers } = makeWebhook(payment);
  const answer = await app.server.inject({
    method: 'POST',
    url: '/wps/deposit/callback/sandbox',
    headers,
    payload: body,
  });
  expect(answer.statusCode).toBe(200);
}
const marksOf = async (orderId: string) =>
  app.platform.db.value(sql<string[]>`select marks from payments_withdrawals where id = ${orderId}::uuid`);
const owed = () => app.rooms.wallet.accountBalance(`member:${member.memberId}:VND:receivable`);

it('an unsent withdrawal waits for review when a deposit is reversed, and pays the debt', async () => {
  const { orderId } = (await cashier.withdraw(member, accountId)).value;
  expect(await statusOf(orderId)).toBe('approved');
  await reverse();
  expect([await statusOf(orderId), await marksOf(orderId), await owed()]).toEqual([
    'review',
    ['deposit-reversed'],
    -10_000_000n,
  ]);
  await app.rooms.payments.sendPayouts();
  expect(provider.payouts.has(orderId)).toBe(false);
  expect((await cashier.call(member, 'DELETE', `/wps/withdraw/${orderId}`)).success).toBe(true);
  expect([await app.rooms.wallet.balance(member.memberId, 'VND'), await owed()]).toEqual([0n, 0n]);
});

it('one requested at the same moment is either seen or finds no money', async () => {
  const [answer] = await Promise.all([cashier.withdraw(member, accountId), reverse()]);
  if (answer.success) expect(await statusOf(answer.value.orderId)).toBe('review');
  else expect(answer.errorCode).toBe('balance.insufficient');
});

it('one already under review is marked once, and one already sent continues', async () => {
  const sent = (await cashier.withdraw(member, accountId, '50000.00')).value.orderId;
  await app.rooms.payments.sendPayouts();
  const waiting = (await cashier.withdraw(member, accountId, '50000.00')).value.orderId;
  await app.platform.db.run(sql`
    update payments_withdrawals set status = 'review', marks = array['amount'] where id = ${waiting}::uuid`);
  await reverse();
  expect([await statusOf(waiting), await marksOf(waiting)]).toEqual(['review', ['amount', 'deposit-reversed']]);
  expect([await statusOf(sent), await marksOf(sent)]).toEqual(['submitted', []]);
});
