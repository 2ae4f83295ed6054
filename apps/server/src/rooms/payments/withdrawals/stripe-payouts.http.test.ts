import { createOperator, openSandbox, openTestApp, type TestMember } from '@fairlot/testkit';
import { beforeEach, expect, it } from 'vitest';
import { giveDeposit } from '@fairlot/testkit/members';
import { connectProvider, createVerified, openCashier } from './withdrawals.testing.ts';

// A site whose operators connected the payouts of Stripe Connect, and a member with a Stripe account.

/** Another account for each member: a shared one sends the withdrawal to review. */
const accountOf = ({ memberId }: TestMember) => `acct_1MTfjCQ9PRzxEwk${memberId}`;

const sandbox = await openSandbox();
const app = await openTestApp();
const cashier = openCashier(app);
await connectProvider(app, [await createOperator(app), await createOperator(app)], 'stripe-payout', {
  url: `${sandbox.payments.url}/stripe`,
  fields: {},
  keys: { secretKey: sandbox.payments.apiKey },
});
let member: TestMember;
beforeEach(async () => {
  member = await createVerified(app, '0');
  await giveDeposit(app, member, 100_000_000n);
});

async function withdraw(): Promise<string> {
  const account = { kind: 'wallet', bank: 'Stripe', account: accountOf(member) };
  const { orderId } = (await cashier.withdraw(member, await cashier.usableAccount(member, account))).value;
  await app.rooms.payments.sendPayouts();
  return orderId;
}
async function decide(orderId: string, decision: string): Promise<string> {
  await fetch(`${sandbox.payments.url}/payouts/${orderId}/${decision}`, { method: 'POST' });
  await cashier.makeDue(orderId);
  await app.rooms.payments.sendPayouts();
  return (await cashier.find(member, orderId)).value.status;
}
const balance = () => app.rooms.wallet.balance(member.memberId, 'VND');

it('a withdrawal to a Stripe account is paid, to the id as the member wrote it', async () => {
  const orderId = await withdraw();
  const sent = (await (await fetch(`${sandbox.payments.url}/payouts`)).json()) as object[];
  expect(sent).toContainEqual(
    expect.objectContaining({ id: orderId, account: accountOf(member), amount: '100000.00' }),
  );
  expect([await decide(orderId, 'paid'), await balance()]).toEqual(['paid', 90_000_000n]);
});

it.each(['failed', 'reversed'])('a withdrawal whose payout is %s returns to the member', async (decision) => {
  const orderId = await withdraw();
  if (decision === 'reversed') await decide(orderId, 'paid');
  expect([await decide(orderId, decision), await balance()]).toEqual([decision, 100_000_000n]);
});

it('a withdrawal to a bank account is rejected, where no other provider pays it', async () => {
  const accountId = await cashier.usableAccount(member);
  expect(await cashier.withdraw(member, accountId)).toMatchObject({ success: false, errorCode: 'request.invalid' });
  expect(await balance()).toBe(100_000_000n);
});
