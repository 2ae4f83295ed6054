import { sql, type Tx } from '../../../platform/db/index.ts';
import { moveWithdrawal } from './withdrawal-rows.ts';

/** A code of the console, in addition to those of `payments_withdrawal_marks`. */
export const DEPOSIT_REVERSED = 'deposit-reversed';

/**
 * When a deposit is reversed, sends the member's unsent withdrawals to review, where an operator may use their money
 * for the debt. Holds the lock of withdrawal requests, so that later requests see the remaining balance.
 */
export async function recheckWithdrawals(tx: Tx, memberId: bigint, asset: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`payments_withdrawals:${memberId}`}, 0))`);
  const waiting = await tx.rows(sql<{ id: string }>`
    update payments_withdrawals set marks = array_append(array_remove(marks, ${DEPOSIT_REVERSED}), ${DEPOSIT_REVERSED})
     where member_id = ${memberId}::bigint and asset = ${asset} and status in ('review', 'approved')
    returning id`);
  for (const { id } of waiting) await moveWithdrawal(tx, id, 'review');
}
