import { type Executor, sql } from '../../../platform/db/index.ts';
import { addDays, lengthOf, type Period } from '../days.ts';
import type { Product } from '../rates.ts';
import { type FigureSums, SUMS } from './figures.ts';

/** A member counts as online for this many minutes after a call. */
const ONLINE_MINUTES = 5;
export const IS_ONLINE = sql`
  coalesce(m.seen_at > clock_timestamp() - make_interval(mins => ${ONLINE_MINUTES}::int), false)`;

/** Sums of a team over a period. @param isTeam false: of the member only */
export async function sumsOf(executor: Executor, memberId: bigint, { from, to }: Period, isTeam = true) {
  return executor.one(sql<FigureSums>`
    select ${SUMS} from agency_days d
     where member_id = ${memberId}::bigint and is_team = ${isTeam}::boolean
       and day between ${from}::date and ${to}::date`);
}

/** A team's figures by day, newest first, including days without activity. Returns all days unless a page is given. */
export async function daysOf(
  executor: Executor,
  memberId: bigint,
  { from, to }: Period,
  { offset, limit }: { offset: number; limit: number | null } = { offset: 0, limit: null },
): Promise<(FigureSums & { date: string })[]> {
  return executor.rows(sql`
    select to_char(g.day, 'YYYY-MM-DD') as date, ${SUMS}
      from generate_series(${from}::date, ${to}::date, interval '1 day') as g(day)
      left join agency_days d on d.member_id = ${memberId}::bigint and d.is_team and d.day = g.day::date
     group by g.day order by g.day desc offset ${offset}::int limit ${limit}::int`);
}

export async function productsOf(
  executor: Executor,
  memberId: bigint,
  { from, to }: Period,
): Promise<{ product: Product; turnoverMinor: bigint; prizeMinor: bigint; bets: bigint }[]> {
  return executor.rows(sql`
    select product, sum(turnover_minor)::bigint as "turnoverMinor", sum(prize_minor)::bigint as "prizeMinor",
           sum(bets)::bigint as bets
      from agency_product_days
     where member_id = ${memberId}::bigint and is_team and day between ${from}::date and ${to}::date
     group by product having sum(bets) > 0 order by sum(turnover_minor) desc`);
}

export interface TeamCounts {
  size: bigint;
  agents: bigint;
  online: bigint;
  registered: bigint;
  silent30: bigint;
  silent60: bigint;
}

/** Number of members below an agent; days are in the merchant's zone. */
export async function countTeam(executor: Executor, agentId: bigint, { from, to }: Period, zone: string) {
  const silent = (days: number) => sql`
    count(*) filter (where coalesce(m.seen_at, m.joined_at) < clock_timestamp() - make_interval(days => ${days}::int))`;
  return executor.one(sql<TeamCounts>`
    select count(*) as size, count(*) filter (where m.type not in (0, 4, 40)) as agents,
           count(*) filter (where ${IS_ONLINE}) as online,
           count(*) filter (where (m.joined_at at time zone ${zone})::date between ${from}::date and ${to}::date)
             as registered,
           ${silent(30)} as silent30, ${silent(60)} as silent60
      from agency_members m where m.path @> array[${agentId}::bigint]`);
}

/** Number of team members who logged in on a day of the period, and of those who placed a bet. */
export async function countActive(executor: Executor, agentId: bigint, { from, to }: Period, zone: string) {
  return executor.one(sql<{ seen: bigint; bettors: bigint }>`
    with team as materialized (select member_id from agency_members where path @> array[${agentId}::bigint])
    select (select count(distinct s.member_id) from agency_seen_days s join team using (member_id)
             where s.day between ${from}::date and ${to}::date) as seen,
           (select count(distinct b.member_id) from agency_bets b join team using (member_id)
             where b.placed_at >= ${from}::timestamp at time zone ${zone}
               and b.placed_at < (${to}::date + 1)::timestamp at time zone ${zone}) as bettors`);
}

/**
 * Number of team members who logged in, bet and registered in the same number of days before a period; for a current
 * period, only up to this time of day.
 */
export async function countFormer(executor: Executor, agentId: bigint, period: Period, zone: string) {
  const length = lengthOf(period);
  const { from, to } = { from: addDays(period.from, -length), to: addDays(period.to, -length) };
  return executor.one(sql<{ seen: bigint; bettors: bigint; registered: bigint }>`
    with team as materialized (
      select member_id, joined_at from agency_members where path @> array[${agentId}::bigint]),
    span as materialized (
      select ${from}::timestamp at time zone ${zone} as since,
             least((${to}::date + 1)::timestamp at time zone ${zone},
                   (clock_timestamp() at time zone ${zone} - make_interval(days => ${length}::int))
                     at time zone ${zone}) as until)
    select (select count(distinct s.member_id) from agency_seen_days s join team using (member_id)
             where s.day between ${from}::date and ${to}::date and s.at < (select until from span))
             as seen,
           (select count(distinct b.member_id) from agency_bets b join team using (member_id)
             where b.placed_at >= (select since from span) and b.placed_at < (select until from span)) as bettors,
           (select count(*) from team
             where joined_at >= (select since from span) and joined_at < (select until from span)) as registered`);
}

/** Number of members below an agent, counted up to `most`. */
export async function sizeUpTo(executor: Executor, agentId: bigint, most: number): Promise<number> {
  const { size } = await executor.one(sql<{ size: bigint }>`
    select count(*) as size from (select 1 from agency_members where path @> array[${agentId}::bigint]
                                   limit ${most}::int) m`);
  return Number(size);
}

/** Ids of all members below an agent. */
export async function teamIds(executor: Executor, agentId: bigint): Promise<bigint[]> {
  return executor.values(sql<bigint>`select member_id from agency_members where path @> array[${agentId}::bigint]`);
}
