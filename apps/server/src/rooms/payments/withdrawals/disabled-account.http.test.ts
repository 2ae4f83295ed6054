import { sql } from '../../../platform/db/index.ts';
import { expect, it } from 'vitest';
import { createVerified, openWithProvider } from './withdrawals.testing.ts';

const { app, provider, cashier } = await openWithProvider();

it('an approved withdrawal is not sent once the account is disabled, until an operator approves it again', async () => {
  const member = await createVerified(app);
  const accountId = await cashier.usableAccount(member);
  const { orderId } = (await cashier.withdraw(member, accountId)).value;
  const stateOf = async () =>
    app.platform.db.one(sql`select status, marks from payments_withdrawals where id = ${orderId}::uuid`);
  expect(await stateOf()).toEqual({ status: 'approved', marks: [] });
  await app.rooms.identity.disableMember(member.memberId);
  await app.platform.events.outbox.drain();
  expect(await stateOf()).toEqual({ status: 'review', marks: ['account-disabled'] });
  await app.rooms.payments.sendPayouts();
  expect(provider.payouts.has(orderId)).toBe(false);
});
