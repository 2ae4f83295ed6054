import { sql, type Tx } from '../../../platform/db/index.ts';
import { moveWithdrawal } from './withdrawal-rows.ts';

/** Codes of the console, in addition to those of `payments_withdrawal_marks`. */
export const DEPOSIT_REVERSED = 'deposit-reversed';
export const ACCOUNT_DISABLED = 'account-disabled';

/**
 * When a deposit is reversed or an account disabled, sends the member's unsent withdrawals to review, where an operator
 * decides again. Holds the lock of withdrawal requests, so that later requests see the remaining balance.
 * @param asset only withdrawals in this currency; null = all
 */
export async function recheckWithdrawals(
  tx: Tx,
  memberId: bigint,
  asset: string | null,
  mark: typeof DEPOSIT_REVERSED | typeof ACCOUNT_DISABLED,
): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`payments_withdrawals:${memberId}`}, 0))`);
  const waiting = await tx.rows(sql<{ id: string }>`
    update payments_withdrawals set marks = array_append(array_remove(marks, ${mark}), ${mark})
     where member_id = ${memberId}::bigint and asset = coalesce(${asset}::text, asset)
       and status in ('review', 'approved')
    returning id`);
  for (const { id } of waiting) await moveWithdrawal(tx, id, 'review');
}
