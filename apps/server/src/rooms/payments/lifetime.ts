import { type Executor, sql } from '../../platform/db/index.ts';

/** A member's total deposits and withdrawals, minor units without fees. */
export interface Paid {
  inMinor: bigint;
  outMinor: bigint;
}

/** Days of the shorter sums. */
const MONTH_DAYS = 30;

/** Members' deposits and withdrawals since their accounts were opened, and in the last thirty days. */
export function lifetimesOf(
  executor: Executor,
  members: readonly { memberId: bigint; asset: string }[],
): Promise<(Paid & { memberId: bigint; inMonthMinor: bigint; outMonthMinor: bigint })[]> {
  const since = sql`clock_timestamp() - make_interval(days => ${MONTH_DAYS}::int)`;
  return executor.rows(sql`
    select m.id as "memberId", i.life as "inMinor", i.month as "inMonthMinor", o.life as "outMinor",
           o.month as "outMonthMinor"
      from unnest(${members.map(({ memberId }) => memberId)}::bigint[],
                  ${members.map(({ asset }) => asset)}::text[]) as m (id, asset)
      cross join lateral (
        select coalesce(sum(coalesce(credited_minor, amount_minor)), 0)::bigint as life,
               coalesce(sum(coalesce(credited_minor, amount_minor)) filter (where credited_at > ${since}), 0)::bigint
                 as month
          from payments_orders where member_id = m.id and asset = m.asset and status = 'succeeded') i
      cross join lateral (
        select coalesce(sum(amount_minor), 0)::bigint as life,
               coalesce(sum(amount_minor) filter (where ended_at > ${since}), 0)::bigint as month
          from payments_withdrawals where member_id = m.id and asset = m.asset and status = 'paid') o`);
}

/** One member's deposits and withdrawals since the account was opened. */
export async function lifetimeOf(executor: Executor, memberId: bigint, asset: string): Promise<Paid> {
  const [paid] = await lifetimesOf(executor, [{ memberId, asset }]);
  return paid ?? { inMinor: 0n, outMinor: 0n };
}
