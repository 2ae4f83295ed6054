import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { on, withdrawalChanged } from '../../../platform/events/index.ts';

/** End states of withdrawals that matter for markers. */
const TOLD = new Set(['paid', 'cancelled', 'reversed']);

/** Stores withdrawals that were paid out or cancelled; the last event of each counts. */
export const WITHDRAWALS_HEARD = on(withdrawalChanged, async (tx, changed) => {
  for (const { memberId, payload } of changed)
    if (memberId !== null && TOLD.has(payload.status)) await keep(tx, memberId, payload);
});

async function keep(
  tx: Tx,
  memberId: bigint,
  { orderId, status, amountMinor, asset }: { orderId: string; status: string; amountMinor: string; asset: string },
): Promise<void> {
  await tx.run(sql`
    insert into protection_withdrawals (order_id, member_id, asset, amount_minor, status)
    values (${orderId}::uuid, ${memberId}::bigint, ${asset}, ${amountMinor}::bigint, ${status})
    on conflict (order_id) do update set status = excluded.status, at = clock_timestamp()
     where protection_withdrawals.status <> excluded.status`);
}

/** Markers cover the last five weeks. */
export async function forgetWithdrawals(executor: Executor): Promise<void> {
  await executor.run(sql`delete from protection_withdrawals where at < clock_timestamp() - interval '13 months'`);
}
