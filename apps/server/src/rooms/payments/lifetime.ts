import { type Executor, sql } from '../../platform/db/index.ts';

/** What a member has paid in and out since the account was opened, minor units without fees. */
export function lifetimeOf(
  executor: Executor,
  memberId: bigint,
  asset: string,
): Promise<{ inMinor: bigint; outMinor: bigint }> {
  return executor.one(sql`
    select (select coalesce(sum(coalesce(credited_minor, amount_minor)), 0)::bigint from payments_orders
             where member_id = ${memberId}::bigint and asset = ${asset} and status = 'succeeded') as "inMinor",
           (select coalesce(sum(amount_minor), 0)::bigint from payments_withdrawals
             where member_id = ${memberId}::bigint and asset = ${asset} and status = 'paid') as "outMinor"`);
}
