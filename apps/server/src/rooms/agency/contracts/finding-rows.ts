import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { type Asked, dueRows, HELD } from './due-figures.ts';
import type { Run } from './due-rows.ts';

/** Alert threshold: the percentage of a team's result that one member may account for. */
const LEAST_PERCENT = 50;

/** A member who accounts for most of a team's result. */
export interface TopMember {
  /** Id of the contract. */
  id: bigint;
  memberId: bigint;
  account: string;
  /** Share of the team's revenue; more than 100 if other members won. */
  percent: number;
}

/** The top member of each team by result, if that is most of the result and other members played as well. */
export async function topMembers(executor: Executor, asked: readonly Asked[]): Promise<TopMember[]> {
  return executor.rows(sql<TopMember>`
    with ${dueRows(asked)}, ${HELD},
    own as (
      select d.member_id, h.path, d.day,
             d.turnover_minor - d.prize_minor - d.bonus_minor - d.commission_minor as revenue
        from agency_days d join held h on h.member_id = d.member_id and d.day >= h.since and d.day < h.until
       where not d.is_team and d.day between (select min("from") from due) and (select max("to") from due)),
    brought as (
      select c.id, o.member_id, sum(o.revenue) as revenue
        from own o cross join lateral unnest(o.path || o.member_id) as u(agent)
        join due c on c."downlineId" = u.agent and o.day between c."from" and c."to"
       group by 1, 2),
    ranked as (
      select id, member_id, revenue, sum(revenue) over w as team, count(*) over w as players,
             row_number() over (partition by id order by revenue desc, member_id) as place
        from brought window w as (partition by id))
    select r.id, r.member_id as "memberId", m.account, floor(r.revenue * 100 / r.team)::int as percent
      from ranked r join agency_members m using (member_id)
     where r.place = 1 and r.players > 1 and r.team > 0 and r.revenue * 100 >= r.team * ${LEAST_PERCENT}::int
     order by m.path, r.id`);
}

interface TeamSize {
  agents: bigint;
  members: bigint;
}

/** Current number of agents and members below each of these members. */
export async function teamSizes(executor: Executor, memberIds: readonly bigint[]): Promise<Map<bigint, TeamSize>> {
  const rows = await executor.rows(sql<TeamSize & { id: bigint }>`
    select u.id, count(*) filter (where m.type not in (0, 4, 40)) as agents,
           count(*) filter (where m.type in (0, 4, 40)) as members
      from agency_members m cross join lateral unnest(m.path) as u(id)
     where m.path && ${memberIds}::bigint[] and u.id = any(${memberIds}::bigint[])
     group by u.id`);
  return new Map(rows.map(({ id, ...size }) => [id, size]));
}

/** A finding that an operator has reviewed. */
export interface ReviewedFinding {
  key: string;
  seenBy: string;
  at: Date;
}

export interface NamedSettlement extends Run {
  from: string;
}

export async function reviewedFindings(executor: Executor, { kind, rhythm, from }: NamedSettlement) {
  return executor.rows(sql<ReviewedFinding>`
    select key, seen_by as "seenBy", at from agency_reviewed_findings
     where kind = ${kind} and rhythm = ${rhythm} and from_day = ${from}::date`);
}

/** Marks a finding as reviewed; the first reviewer stays. */
export async function markReviewed(tx: Tx, of: NamedSettlement, key: string, seenBy: string): Promise<void> {
  await tx.run(sql`
    insert into agency_reviewed_findings (kind, rhythm, from_day, key, seen_by)
    values (${of.kind}, ${of.rhythm}, ${of.from}::date, ${key}, ${seenBy}) on conflict do nothing`);
}

export async function unmarkReviewed(tx: Tx, of: NamedSettlement, key: string): Promise<void> {
  await tx.run(sql`
    delete from agency_reviewed_findings
     where kind = ${of.kind} and rhythm = ${of.rhythm} and from_day = ${of.from}::date and key = ${key}`);
}
