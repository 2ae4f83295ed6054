import type { EventName } from '@fairlot/contract';
import { type Executor, sql } from '../db/index.ts';
import type { IdRange } from './id-gaps.ts';

/** An event for connected clients: of one member, or of everyone when `memberId` is null. */
export interface StreamEvent {
  id: bigint;
  memberId: bigint | null;
  name: EventName;
  data: Record<string, unknown>;
}

const KEEP_MINUTES = 10;

/**
 * Events after `last`, and those of ids that were missing. Each part has a limit, so that the planner uses the index
 * whatever the statistics are for a table that grows and shrinks by the minute.
 */
export function readNews(db: Executor, last: bigint, missing: readonly IdRange[], limit: number) {
  const news = sql`
    select id, member_id as "memberId", name, data
      from (select * from platform_stream where id > ${last}::bigint order by id limit ${limit}) news`;
  const late = sql`
    union all
    select s.id, s.member_id, s.name, s.data
      from unnest(${missing.map(({ from }) => from)}::bigint[], ${missing.map(({ to }) => to)}::bigint[]) as m(first,
          last)
      cross join lateral (select * from platform_stream where id between m.first and m.last
        order by id limit ${limit}) s`;
  return db.rows(sql<StreamEvent>`${news} ${missing.length > 0 ? late : sql``} order by 1`);
}

/** Id of the newest event, 0 when there is none. */
export async function readNewestId(db: Executor): Promise<bigint> {
  return db.value(sql<bigint>`select coalesce(max(id), 0)::bigint as id from platform_stream`);
}

/** Ranges of ids up to `last` that are missing between the events of the last `withinMs`. */
export function readGaps(db: Executor, last: bigint, withinMs: number): Promise<IdRange[]> {
  return db.rows(sql<IdRange>`
    select id + 1 as "from", next - 1 as "to" from (
      select id, lead(id) over (order by id) as next from platform_stream
       where id <= ${last}::bigint and at > clock_timestamp() - ${withinMs}::int * interval '1 millisecond')
           recent
     where next > id + 1`);
}

/** An event that a client has received. */
export interface Anchor {
  at: Date;
  transaction: string | null;
  /** The oldest transaction that was open when the event was written. */
  horizon: string | null;
  /** Whether the event is recent enough to resume after it. */
  fresh: boolean;
}

/** @param minutes maximum age of a fresh event */
export function readAnchor(db: Executor, id: bigint, minutes: number): Promise<Anchor | undefined> {
  return db.first(sql<Anchor>`
    select at > clock_timestamp() - ${minutes} * interval '1 minute' as fresh, at, transaction::text, horizon::text
      from platform_stream where id = ${id}`);
}

/**
 * Events of a member and of everyone after the one with `id`, and those before it that may have been committed after
 * it: they were written at most `lateMs` earlier, by transactions that were open then. Sending a client an event twice
 * is harmless.
 */
export function readAfter(
  db: Executor,
  id: bigint,
  { at, transaction, horizon }: Anchor,
  lateMs: number,
  memberId: bigint | null,
): Promise<StreamEvent[]> {
  const earliest = new Date(at.getTime() - lateMs);
  return db.rows(sql<StreamEvent>`
    select id, member_id as "memberId", name, data from platform_stream
     where (id > ${id} or (at > ${earliest}::timestamptz and transaction >= ${horizon}::xid8
         and transaction <> ${transaction}::xid8))
       and (member_id is null or member_id = ${memberId}::bigint) order by id`);
}

/**
 * Events of a member and of everyone after a time (epoch ms), and those that were written at most `lateMs` earlier and
 * may have been committed after it.
 */
export function readAfterMoment(db: Executor, fromMs: number, lateMs: number, memberId: bigint | null) {
  const from = new Date(fromMs);
  return db.rows(sql<StreamEvent>`
    select s.id, s.member_id as "memberId", s.name, s.data
      from platform_stream s left join (
          select horizon from platform_stream where at <= ${from}::timestamptz order by at desc limit 1) newest on true
     where s.at > ${new Date(fromMs - lateMs)}::timestamptz
       and (s.at > ${from}::timestamptz or s.transaction >= newest.horizon)
       and (s.member_id is null or s.member_id = ${memberId}::bigint) order by s.id`);
}

/** Deletes events that no client can still need. */
export async function removeOldEvents(db: Executor): Promise<void> {
  await db.run(sql`delete from platform_stream where at < clock_timestamp() - ${KEEP_MINUTES} * interval '1 minute'`);
}

/** Adds an event in the caller's transaction. */
export async function addEvent(
  executor: Executor,
  { memberId, name, data }: { memberId: bigint | null; name: EventName; data: object },
): Promise<void> {
  await executor.run(sql`select stream_add(${memberId}::bigint, ${name}, ${JSON.stringify(data)}::jsonb)`, {
    wakes: ['stream'],
  });
}

/** Adds an event for each of several members in one statement, in the caller's transaction. */
export async function addEvents(
  executor: Executor,
  name: EventName,
  items: readonly { memberId: bigint | null; data: object }[],
): Promise<void> {
  if (items.length === 0) return;
  await executor.run(
    sql`
    select stream_add_many(${name}, ${items.map(({ memberId }) => memberId)}::bigint[],
      ${items.map(({ data }) => JSON.stringify(data))}::jsonb[])`,
    { wakes: ['stream'] },
  );
}
