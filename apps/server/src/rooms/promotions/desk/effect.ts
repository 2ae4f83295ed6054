import type { promotionsDesk as contract, ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { type Executor, sql } from '../../../platform/db/index.ts';
import { addDays, firstDayAfter, firstDayOf } from '../../../platform/zone.ts';
import { MEASURED, playOfGroups } from '../offers/effect-days.ts';
import { costsOfOffer } from './costs.ts';

type Comparison = NonNullable<ValueOf<typeof contract.report>['comparison']>;
type Part = Comparison['part'];

/** An offer of up to this many days is shown by day, a longer one by week. */
const MOST_DAYS = 45;

interface Sums {
  members: bigint;
  deposits: bigint;
  turnover: bigint;
  revenue: bigint;
  cost: bigint;
}

/** Movements of one group on one local day; `members` is the number of those who joined the group. */
interface Moves extends Sums {
  day: string;
  isControl: boolean;
}

/**
 * Effect of an offer: deposits and real-money play of members who were offered it, whether or not they took it,
 * compared with the control group, each from the time they could have had it. Null for an offer without a control
 * group.
 * @param zone IANA name of the time zone that defines days
 */
export async function compareGroups(executor: Executor, offerId: bigint, zone: string): Promise<Comparison | null> {
  const moves = await readMoves(executor, offerId, zone);
  const first = moves[0]?.day;
  if (first === undefined) return null;
  const { last } = await executor.one(sql<{ last: string }>`
    select (least(until, clock_timestamp()) at time zone ${zone}::text)::date::text as last
      from (${MEASURED}) o where id = ${offerId}::bigint`);
  const part: Part = addDays(first, MOST_DAYS) > last ? 'day' : 'week';
  const byInterval = Map.groupBy(moves, ({ day }) => firstDayOf(part, day));
  let offered = sumOf([]);
  let control = sumOf([]);
  const course: Comparison['course'] = [];
  for (let from = firstDayOf(part, first); from <= last; from = firstDayAfter(part, from)) {
    const here = byInterval.get(from) ?? [];
    const [given, held] = [false, true].map((side) => sumOf(here.filter(({ isControl }) => isControl === side)));
    if (given === undefined || held === undefined) continue;
    offered = sumOf([offered, given]);
    control = sumOf([control, held]);
    course.push({
      from,
      cost: formatMinor(given.cost),
      offered: present({ ...given, members: offered.members }),
      control: present({ ...held, members: control.members }),
      gain: gainOf(offered, control),
    });
  }
  return { offered: present(offered), control: present(control), gain: gainOf(offered, control), part, course };
}

/** Movements of both groups by day, oldest first. Play whose bets are deleted comes from the sums of its days. */
async function readMoves(executor: Executor, offerId: bigint, zone: string): Promise<Moves[]> {
  const dayOf = (at: string) => sql`(${sql.ref(at)} at time zone ${zone}::text)::date`;
  return executor.rows(sql<Moves>`
    with e as (select member_id, is_control, at from promotions_exposures where offer_id = ${offerId}::bigint)
    select day::text, is_control as "isControl", sum(members)::bigint as members, sum(deposits)::bigint as deposits,
           sum(turnover)::bigint as turnover, sum(revenue)::bigint as revenue, sum(cost)::bigint as cost
      from (
        select ${dayOf('e.at')} as day, is_control, 1 as members, 0 as deposits, 0 as turnover, 0 as revenue, 0 as cost
          from e
        union all
        select ${dayOf('d.at')}, e.is_control, 0, d.amount_minor, 0, 0, 0
          from e join promotions_deposits d on d.member_id = e.member_id and d.at >= e.at and not d.is_reversed
         where d.at < (select until from (${MEASURED}) o where o.id = ${offerId}::bigint)
        union all
        select day, is_control, 0, 0, turnover, revenue, 0
          from (${playOfGroups(sql`promotions_bets`, zone, offerId)}) p
        union all
        select day, is_control, 0, 0, turnover_minor, revenue_minor, 0
          from promotions_effect_days where offer_id = ${offerId}::bigint
        union all
        select ${dayOf('c.at')}, false, 0, 0, 0, 0, c.cost
          from (${costsOfOffer(offerId)}) c join e on e.member_id = c.member_id and not e.is_control) m
     group by 1, 2 order by 1`);
}

function sumOf(rows: readonly Sums[]): Sums {
  const of = (name: keyof Sums) => rows.reduce((sum, row) => sum + row[name], 0n);
  return {
    members: of('members'),
    deposits: of('deposits'),
    turnover: of('turnover'),
    revenue: of('revenue'),
    cost: of('cost'),
  };
}

/**
 * Revenue of the offered group above that of as many members without the offer, minus the cost. The division comes last
 * to avoid rounding errors. Null while one of the groups is empty.
 */
function gainOf(offered: Sums, control: Sums): string | null {
  if (offered.members === 0n || control.members === 0n) return null;
  return formatMinor(offered.revenue - (control.revenue * offered.members) / control.members - offered.cost);
}

function present({ members, deposits, turnover, revenue }: Sums): Comparison['offered'] {
  const each = (sum: bigint) => formatMinor(sum / members);
  return {
    members: Number(members),
    deposits: formatMinor(deposits),
    turnover: formatMinor(turnover),
    revenue: formatMinor(revenue),
    perMember: members === 0n ? null : { deposits: each(deposits), turnover: each(turnover), revenue: each(revenue) },
  };
}
