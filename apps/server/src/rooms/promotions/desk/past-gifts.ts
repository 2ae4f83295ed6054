import { type BodyOf, DEPOSIT_KINDS, PLAY_KINDS, type promotionsDesk as contract } from '@fairlot/contract';
import { type Executor, sql } from '../../../platform/db/index.ts';
import { ofDeposit, ofPlay, type Played } from '../offers/amounts.ts';

type Trial = BodyOf<typeof contract.tryOffer>;

/** A gift that terms would have given. */
export interface Gift {
  amount: bigint;
  /** Number of days ago, by 24 hours; null if unknown. */
  day: number | null;
}

/**
 * Gifts that the deposits and play of the last days would have triggered, once in each period that the terms name.
 * @param zone IANA name of the time zone that defines periods
 */
export async function giftsOf(
  executor: Executor,
  { kind, terms, days }: Trial,
  zone: string,
): Promise<Map<bigint, Gift[]>> {
  const gifts = new Map<bigint, Gift[]>();
  const add = (memberId: bigint, amount: bigint, day: number) => {
    if (amount > 0n) gifts.set(memberId, [...(gifts.get(memberId) ?? []), { amount, day }]);
  };
  const periodOf = (at: 'at' | 'placed_at') =>
    terms.every === 'once'
      ? sql`null::timestamp`
      : sql`date_trunc(${terms.every}, ${sql.ref(at)} at time zone ${zone})`;
  if (DEPOSIT_KINDS.includes(kind)) {
    const deposits = await executor.rows(sql<{ memberId: bigint; amounts: string[]; days: number[] }>`
      select member_id as "memberId", array_agg(amount_minor::text order by at) as amounts,
             array_agg(${daysAgo('at')} order by at) as days
        from promotions_deposits d
       where d.at > clock_timestamp() - make_interval(days => ${days}::int) and not d.is_reversed
         and (${kind !== 'firstDeposit'}::boolean or not exists (
               select 1 from promotions_deposits e where e.member_id = d.member_id and e.at < d.at))
       group by member_id, ${periodOf('at')}`);
    for (const { memberId, amounts, days: ago } of deposits) {
      const given = amounts.map((amount) => ofDeposit(terms, BigInt(amount)));
      const first = given.findIndex((gift) => gift > 0n);
      add(memberId, given[first] ?? 0n, ago[first] ?? 0);
    }
  }
  if (PLAY_KINDS.includes(kind)) {
    const played = await executor.rows(sql<{ memberId: bigint; period: string | null; day: number } & Played>`
      select member_id as "memberId", (${periodOf('placed_at')})::text as period, product,
             min(${daysAgo('placed_at')}) as day,
             sum(stake_minor - bonus_minor)::bigint as "stakeMinor",
             sum(win_minor - bonus_win_minor)::bigint as "winMinor"
        from promotions_bets
       where placed_at > clock_timestamp() - make_interval(days => ${days}::int) and status in ('won', 'lost')
         and win_minor is distinct from stake_minor
       group by 1, 2, 3`);
    for (const [memberId, own] of Map.groupBy(played, (row) => row.memberId))
      for (const rows of Map.groupBy(own, ({ period }) => period).values())
        add(memberId, ofPlay(kind, terms, rows), Math.min(...rows.map(({ day }) => day)));
  }
  return gifts;
}

/** Number of whole days since a time. */
function daysAgo(column: 'at' | 'placed_at') {
  return sql`floor(extract(epoch from clock_timestamp() - ${sql.ref(column)}) / 86400)::int`;
}
