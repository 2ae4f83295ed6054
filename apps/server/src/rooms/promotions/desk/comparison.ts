import type { promotionsDesk as contract, ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { type Executor, sql } from '../../../platform/db/index.ts';
import { costsOfOffer } from './costs.ts';

type Comparison = NonNullable<ValueOf<typeof contract.report>['comparison']>;

interface Sums {
  members: bigint;
  turnover: bigint;
  revenue: bigint;
}

const NOBODY: Sums = { members: 0n, turnover: 0n, revenue: 0n };

/**
 * Effect of an offer: real-money play of members who were offered it, whether or not they took it, compared with the
 * control group, each from the time they could have had it. Null for an offer without a control group.
 */
export async function compareGroups(executor: Executor, offerId: bigint): Promise<Comparison | null> {
  const groups = await executor.rows(sql<Sums & { isControl: boolean }>`
    select e.is_control as "isControl", count(*)::bigint as members, coalesce(sum(b.turnover), 0)::bigint as turnover,
           coalesce(sum(b.revenue), 0)::bigint as revenue
      from promotions_exposures e
      left join lateral (
        select sum(b.stake_minor - b.bonus_minor) as turnover,
               sum(b.stake_minor - b.bonus_minor - b.win_minor + b.bonus_win_minor) as revenue
          from promotions_bets b
         where b.member_id = e.member_id and b.placed_at >= e.at and b.status in ('won', 'lost')) b on true
     where e.offer_id = ${offerId}::bigint group by 1`);
  if (groups.length === 0) return null;
  const { cost } = await executor.one(sql<{ cost: bigint }>`
    select coalesce(sum(c.cost), 0)::bigint as cost from (${costsOfOffer(offerId)}) c
      join promotions_exposures e
        on e.offer_id = ${offerId}::bigint and e.member_id = c.member_id and not e.is_control`);
  const offered = groups.find(({ isControl }) => !isControl) ?? NOBODY;
  const control = groups.find(({ isControl }) => isControl) ?? NOBODY;
  // Revenue that the same number of members would have brought without the offer. The division comes last to avoid
  // rounding errors.
  const without = control.members === 0n ? 0n : (control.revenue * offered.members) / control.members;
  return {
    offered: present(offered),
    control: present(control),
    gain: formatMinor(offered.revenue - without - cost),
  };
}

function present({ members, turnover, revenue }: Sums): Comparison['offered'] {
  return {
    members: Number(members),
    turnover: formatMinor(turnover),
    revenue: formatMinor(revenue),
    perMember: formatMinor(members === 0n ? 0n : revenue / members),
  };
}
