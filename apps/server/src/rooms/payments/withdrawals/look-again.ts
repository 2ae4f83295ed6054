import { sql, type Tx } from '../../../platform/db/index.ts';
import { moveWithdrawal } from './withdrawal-rows.ts';

/** A word of the console, beside those of `payments_withdrawal_marks`. */
export const DEPOSIT_REVERSED = 'deposit-reversed';

/**
 * A deposit of the member is taken back: withdrawals that have not been sent wait for a person, who may give their
 * money to what is owed. Under the lock of those who ask for a withdrawal: whoever comes later finds what is left.
 */
export async function lookAgain(tx: Tx, memberId: bigint, asset: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`payments_withdrawals:${memberId}`}, 0))`);
  const waiting = await tx.rows(sql<{ id: string }>`
    update payments_withdrawals set marks = array_append(array_remove(marks, ${DEPOSIT_REVERSED}), ${DEPOSIT_REVERSED})
     where member_id = ${memberId}::bigint and asset = ${asset} and status in ('review', 'approved')
    returning id`);
  for (const { id } of waiting) await moveWithdrawal(tx, id, 'review');
}
