import { type Executor, sql } from '../../../platform/db/index.ts';
import { type FigureSums, SUMS } from '../figures/figures.ts';

/** A request for figures: a team on some days, and the turnover from which a member counts as active. */
export interface Asked {
  id: bigint;
  downlineId: bigint;
  from: string;
  to: string;
  activeFromMinor: bigint;
}

/** Figures of many contracts, read in one pass over the days, however many contracts there are. */
export async function figuresOf(executor: Executor, asked: readonly Asked[]): Promise<Map<bigint, FigureSums>> {
  const rows = await executor.rows(sql<FigureSums & { id: bigint }>`
    with ${dueRows(asked)}
    select c.id, ${SUMS} from due c
      left join agency_days d on d.member_id = c."downlineId" and d.is_team and d.day between c."from" and c."to"
     group by c.id`);
  return new Map(rows.map(({ id, ...sums }) => [id, sums]));
}

/**
 * The number of active members per team, including the agent, on the days on which they belonged to it. Uses one
 * statement per span of days: most contracts share the same span, and a join over all days would match all members.
 */
export async function activeMembers(executor: Executor, asked: readonly Asked[]): Promise<Map<bigint, number>> {
  const counts = new Map<bigint, number>();
  for (const ofSpan of bySpan(asked))
    for (const { id, count } of await activeOnDays(executor, ofSpan)) counts.set(id, Number(count));
  return counts;
}

/** @param asked requests, all for the same days */
async function activeOnDays(executor: Executor, asked: readonly [Asked, ...Asked[]]) {
  const [{ from, to }] = asked;
  return executor.rows(sql<{ id: bigint; count: bigint }>`
    with ${dueRows(asked)}, ${asked.length === 1 ? heldBelow(asked[0].downlineId) : HELD},
    own as (
      select d.member_id, h.path, sum(d.turnover_minor) as staked
        from agency_days d join held h on h.member_id = d.member_id and d.day >= h.since and d.day < h.until
       where not d.is_team and d.day between ${from}::date and ${to}::date and d.turnover_minor <> 0
       group by 1, 2),
    staked as (
      select c.id, c."activeFrom", o.member_id, sum(o.staked) as staked
        from own o cross join lateral unnest(o.path || o.member_id) as u(agent) join due c on c."downlineId" = u.agent
       group by 1, 2, 3)
    select id, count(*) as count from staked where staked > 0 and staked >= "activeFrom" group by id`);
}

function bySpan(asked: readonly Asked[]): Iterable<[Asked, ...Asked[]]> {
  const spans = new Map<string, [Asked, ...Asked[]]>();
  for (const one of asked) {
    const span = spans.get(`${one.from} ${one.to}`);
    if (span === undefined) spans.set(`${one.from} ${one.to}`, [one]);
    else span.push(one);
  }
  return spans.values();
}

/** Turnover of each team by hour, in order of the hours. An hour that a clock change repeats is two hours. */
export async function hourlySales(
  executor: Executor,
  asked: readonly Asked[],
  zone: string,
): Promise<Map<bigint, bigint[]>> {
  const rows = await executor.rows(sql<{ id: bigint; sales: bigint[] }>`
    with ${dueRows(asked)}, ${HELD},
    own as (
      select b.member_id, h.path, b.counted_day as day, date_trunc('hour', b.settled_at, ${zone}) as hour,
             sum(b.counted_turnover_minor) as staked
        from agency_bets b join held h
          on h.member_id = b.member_id and b.counted_day >= h.since and b.counted_day < h.until
       where b.counted_day between (select min("from") from due) and (select max("to") from due)
       group by 1, 2, 3, 4),
    hours as (
      select c.id, o.hour, sum(o.staked) as sales
        from own o cross join lateral unnest(o.path || o.member_id) as u(agent)
        join due c on c."downlineId" = u.agent and o.day between c."from" and c."to"
       group by 1, 2)
    select id, array_agg(sales::bigint order by hour) as sales from hours group by id`);
  return new Map(rows.map(({ id, sales }) => [id, sales.map(BigInt)]));
}

/** `due`: contracts with the requested days. */
export const dueRows = (asked: readonly Asked[]) => sql`
  due as materialized (
    select * from jsonb_to_recordset(${JSON.stringify(
      asked.map(({ id, downlineId, from, to, activeFromMinor }) => ({
        id: String(id),
        downlineId: String(downlineId),
        from,
        to,
        activeFrom: String(activeFromMinor),
      })),
    )}::jsonb) as d(id bigint, "downlineId" bigint, "from" date, "to" date, "activeFrom" bigint))`;

/** The agents for whom a member's days count, as `agency_path_on` returns day by day. */
export const HELD = heldOf(sql``);

/** The same for agents only. */
export const HELD_AGENTS = heldOf(sql`
  where member_id in (select member_id from agency_members where type not in (0, 4, 40))`);

/** The same for the members who are or were below one agent, and for the agent: others need not be read. */
const heldBelow = (agentId: bigint) =>
  heldOf(sql`
    where member_id = ${agentId}::bigint
       or member_id in (select member_id from agency_placements where path @> array[${agentId}::bigint])`);

function heldOf(where: ReturnType<typeof sql>) {
  return sql`
  held as materialized (
    select member_id, path, case when row_number() over w = 1 then '-infinity'::date else from_day end as since,
           coalesce(lead(from_day) over w, 'infinity'::date) as until
      from agency_placements ${where} window w as (partition by member_id order by from_day))`;
}
