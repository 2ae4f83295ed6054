import { formatMinor } from '@fairlot/money';
import { createMember, REASON } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { giveDeposit } from '@fairlot/testkit/members';
import { createVerified } from '../withdrawals/withdrawals.testing.ts';
import { openWithdrawalDesk } from './withdrawal-desk.testing.ts';

// The books are audited when the desk is closed.
const { app, call, cashier, decide } = await openWithdrawalDesk();
const { db } = app.platform;

const rowOf = async (memberId: bigint) =>
  (await call<{ list: object[] }>('GET', `/members?filter=memberId:eq:${memberId}`)).value.list[0];

/** Ledger transfers between the member and the providers. */
async function ledgerOf(memberId: bigint): Promise<{ inMinor: bigint; outMinor: bigint }> {
  const moved = (own: ReturnType<typeof sql>, other: ReturnType<typeof sql>) => sql`
    (select coalesce(sum(t.amount_minor), 0)::bigint from wallet_transfers t
       join wallet_accounts a on a.id = ${own} join wallet_accounts b on b.id = ${other}
      where a.member_id = ${memberId}::bigint and b.code like 'clearing:%')`;
  return db.one(sql`
    select ${moved(sql`t.credit_account`, sql`t.debit_account`)} as "inMinor",
           ${moved(sql`t.debit_account`, sql`t.credit_account`)} as "outMinor"`);
}

it("the list of members shows each one's payments as in the ledger, in total and of thirty days", async () => {
  const member = await createVerified(app);
  await giveDeposit(app, member, 1_000_000n);
  // Longer ago than thirty days.
  await db.run(sql`
    update payments_orders set credited_at = clock_timestamp() - interval '31 days'
     where member_id = ${member.memberId}::bigint`);
  await giveDeposit(app, member, 250_050n);
  const accountId = await cashier.usableAccount(member);
  const { orderId } = (await cashier.withdraw(member, accountId, '3000000.00')).value;
  expect(await rowOf(member.memberId)).toMatchObject({ paidOut: '0.00' });
  await decide(orderId, 'approve', { byHand: true, reason: REASON });
  await decide(orderId, 'pay', { proof: 'FT-1', reason: REASON });
  const { inMinor, outMinor } = await ledgerOf(member.memberId);
  expect([inMinor, outMinor]).toEqual([1_250_050n, 300_000_000n]);
  expect(await rowOf(member.memberId)).toMatchObject({
    paidIn: formatMinor(inMinor),
    paidOut: formatMinor(outMinor),
    paidNet: formatMinor(inMinor - outMinor),
    paidInMonth: '2500.50',
    paidOutMonth: '3000000.00',
    paidNetMonth: '-2997499.50',
  });
});

it("a member without payments has zeros, and the member's page agrees", async () => {
  const { memberId } = await createMember(app, { balance: '5.00' });
  expect(await rowOf(memberId)).toMatchObject({ paidIn: '0.00', paidOut: '0.00', paidNet: '0.00' });
  const { value } = await call<{ cards: { card: string; facts: object[] }[] }>('GET', `/members/${memberId}`);
  expect(value.cards.find(({ card }) => card === 'payments')?.facts).toMatchObject([
    { name: 'in', value: '0.00' },
    { name: 'out', value: '0.00' },
    { name: 'difference', value: '0.00' },
  ]);
});
