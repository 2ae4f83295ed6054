import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOperator, openSandbox, openTwoProcesses, runJob } from '@fairlot/testkit';
import { giveDeposit } from '@fairlot/testkit/members';
import { afterAll, expect, it } from 'vitest';
import { connectProvider, createVerified, openCashier } from './withdrawals.testing.ts';

// Two processes send payouts over payOS. The account that was connected first never answers.

const PROVIDER = 'payos-payout';
const silent = createServer((request) => request.socket.destroy()).listen(0, '127.0.0.1');
await once(silent, 'listening');
const other = await openSandbox();
const { apps, close } = await openTwoProcesses();
const [app, second] = apps;
const cashier = openCashier(app);
const operators = [await createOperator(app), await createOperator(app)];
afterAll(async () => {
  await close();
  silent.close();
});

async function connect(url: string): Promise<void> {
  const { apiKey, webhookSecret: checksumKey } = other.payments;
  await connectProvider(app, operators, PROVIDER, {
    url,
    fields: { clientId: 'fairlot' },
    keys: { apiKey, checksumKey },
  });
  await runJob(second, 'connections:payments');
}

it('a payout whose first answer was lost is not sent from another account by another process', async () => {
  await connect(`http://127.0.0.1:${(silent.address() as AddressInfo).port}`);
  const member = await createVerified(app, '0');
  await giveDeposit(app, member, 100_000_000n);
  const accountId = await cashier.usableAccount(member, { bank: 'Vietcombank' });
  const { orderId } = (await cashier.withdraw(member, accountId)).value;
  const statusOf = async () => (await cashier.find(member, orderId)).value.status;
  await app.rooms.payments.sendPayouts();
  expect(await statusOf()).toBe('unknown');

  await connect(`${other.payments.url}/payos`);
  await cashier.makeDue(orderId);
  await Promise.all([second, app].map(({ rooms }) => rooms.payments.sendPayouts()));
  expect(await (await fetch(`${other.payments.url}/payouts`)).json()).toEqual([]);
  expect([await statusOf(), await app.rooms.wallet.accountBalance(`member:${member.memberId}:VND:held`)]).toEqual([
    'unknown',
    10_000_000n,
  ]);
});
