import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOperator, openSandbox, openTestApp, type TestMember } from '@fairlot/testkit';
import { beforeEach, expect, it } from 'vitest';
import { giveDeposit } from '@fairlot/testkit/members';
import { sql } from '../../../platform/db/index.ts';
import { ProviderUnavailable } from '../adapters/adapter.ts';
import { createStripePayouts } from '../adapters/stripe/payouts.ts';
import { connectProvider, createVerified, openCashier } from './withdrawals.testing.ts';

// A site whose operators connected the payouts of Stripe Connect, and a member with a Stripe account.

/** Another account for each member: a shared one sends the withdrawal to review. */
const accountOf = ({ memberId }: TestMember) => `acct_1MTfjCQ9PRzxEwk${memberId}`;

const sandbox = await openSandbox();
const app = await openTestApp();
const cashier = openCashier(app);
const operators = [await createOperator(app), await createOperator(app)];
const connect = (secretKey: string) =>
  connectProvider(app, operators, 'stripe-payout', {
    url: `${sandbox.payments.url}/stripe`,
    fields: {},
    keys: { secretKey },
  });
await connect(sandbox.payments.apiKey);
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

it('a payout that fails after Stripe reported it as paid returns to the member once', async () => {
  const orderId = await withdraw();
  expect([await decide(orderId, 'paid'), await balance()]).toEqual(['paid', 90_000_000n]);
  for (const _query of [1, 2])
    expect([await decide(orderId, 'failed'), await balance()]).toEqual(['reversed', 100_000_000n]);
  const cases = await app.platform.db.rows(sql`select 1 from payments_reviews where provider = 'stripe-payout'`);
  expect(cases).toEqual([]);
});

it('a withdrawal to a bank account is rejected, where no other provider pays it', async () => {
  const accountId = await cashier.usableAccount(member);
  expect(await cashier.withdraw(member, accountId)).toMatchObject({ success: false, errorCode: 'request.invalid' });
  expect(await balance()).toBe(100_000_000n);
});

it('a withdrawal stays approved until Stripe names the account that pays', async () => {
  await connect('another-key');
  const orderId = await withdraw();
  const found = async () => (await cashier.find(member, orderId)).value.status;
  expect(await found()).toBe('approved');
  await connect(sandbox.payments.apiKey);
  await cashier.makeDue(orderId);
  await app.rooms.payments.sendPayouts();
  expect([await found(), await decide(orderId, 'paid'), await balance()]).toEqual(['submitted', 'paid', 90_000_000n]);
});

it('the account that pays is that of its key where the key may not read it, otherwise it needs an answer', async () => {
  let status = 403;
  const server = createServer((_request, response) => {
    response.writeHead(status).end(JSON.stringify({ error: { type: 'invalid_request_error' } }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const accountOf = (secretKey: string) => createStripePayouts({ url, secretKey }).account();
    const [one, again, other] = [
      await accountOf('rk_live_one'),
      await accountOf('rk_live_one'),
      await accountOf('rk_live_two'),
    ];
    expect([one === again, one === other, one.includes('rk_live')]).toEqual([true, false, false]);
    for (status of [200, 401, 429, 500])
      await expect(accountOf('rk_live_one'), String(status)).rejects.toThrow(ProviderUnavailable);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
