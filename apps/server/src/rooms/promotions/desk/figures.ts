import type { promotionsDesk as contract, ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { type Executor, sql } from '../../../platform/db/index.ts';
import type { Figure, FigurePart } from '../../../platform/operators/index.ts';
import { compareGroups } from './effect.ts';
import { costsOfOffer, givenBetween } from './costs.ts';

/** Cost of promotions, by the time of giving. */
export const FIGURES: readonly Figure[] = [
  {
    name: 'bonusCost',
    permission: 'figures.read',
    unit: 'money',
    parts: (executor, { part, zone, from, to, asset }) =>
      executor.rows(sql<FigurePart>`
        select date_trunc(${part}, at, ${zone}) as at, sum(cost)::bigint as value
          from (${givenBetween(from, to, asset)}) c group by 1 order by 1`),
  },
];

interface Sums {
  joined: number;
  given: number;
  cost: bigint;
  converted: bigint;
  lapsed: bigint;
  turnover: bigint;
  revenue: bigint;
}

/**
 * Results of an offer. Play is the real-money play of members who took it, as long as it is tracked.
 * @param zone IANA name of the time zone that defines days
 */
export async function reportOffer(
  executor: Executor,
  id: bigint,
  zone: string,
): Promise<ValueOf<typeof contract.report>> {
  const sums = await executor.one(sql<Sums>`
    with takers as (
      select member_id, min(at) as since from (
        select member_id, at from promotions_awards where offer_id = ${id}::bigint
        union all select member_id, accepted_at from promotions_acceptances where offer_id = ${id}::bigint) t
       group by member_id)
    select (select count(*)::int from takers) as joined, a.given, a.cost, g.converted, g.lapsed, b.turnover, b.revenue
      from (select count(*)::int as given,
                   (select coalesce(sum(cost), 0)::bigint from (${costsOfOffer(id)}) c) as cost
              from promotions_awards where offer_id = ${id}::bigint and lapsed_at is null) a,
           (select coalesce(sum(paid_minor), 0)::bigint as converted,
                   coalesce(sum(amount_minor) filter (where state in ('expired', 'givenUp', 'cancelled')), 0)::bigint
                     as lapsed
              from promotions_grants where offer_id = ${id}::bigint) g,
           (select coalesce(sum(b.stake_minor - b.bonus_minor), 0)::bigint as turnover,
                   coalesce(sum(b.stake_minor - b.bonus_minor - b.win_minor + b.bonus_win_minor), 0)::bigint as revenue
              from takers t join promotions_bets b on b.member_id = t.member_id and b.placed_at >= t.since
             where b.status in ('won', 'lost')) b`);
  return {
    joined: sums.joined,
    given: sums.given,
    cost: formatMinor(sums.cost),
    converted: formatMinor(sums.converted),
    lapsed: formatMinor(sums.lapsed),
    turnover: formatMinor(sums.turnover),
    revenue: formatMinor(sums.revenue),
    comparison: await compareGroups(executor, id, zone),
  };
}
