import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { on, withdrawalChanged } from '../../../platform/events/index.ts';

/** End states of withdrawals that matter for markers. */
const TOLD = new Set(['paid', 'cancelled', 'reversed']);

/** Stores withdrawals that were paid out or cancelled; the last event of each counts. */
export const WITHDRAWALS_HEARD = on(withdrawalChanged, async (tx, changed) => {
  for (const { memberId, payload, at } of changed)
    if (memberId !== null && TOLD.has(payload.status)) await keep(tx, memberId, payload, at);
});

async function keep(
  tx: Tx,
  memberId: bigint,
  { orderId, status, amountMinor, asset }: { orderId: string; status: string; amountMinor: string; asset: string },
  at: Date,
): Promise<void> {
  await tx.run(sql`
    insert into protection_withdrawals (order_id, member_id, asset, amount_minor, status, at)
    values (${orderId}::uuid, ${memberId}::bigint, ${asset}, ${amountMinor}::bigint, ${status}, ${at}::timestamptz)
    on conflict (order_id) do update set status = excluded.status, at = excluded.at
     where protection_withdrawals.status <> excluded.status`);
}

/** Markers cover the last five weeks. */
export async function forgetWithdrawals(executor: Executor): Promise<void> {
  await executor.run(sql`delete from protection_withdrawals where at < clock_timestamp() - interval '13 months'`);
}
