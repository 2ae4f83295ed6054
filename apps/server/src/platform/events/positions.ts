import { type Database, type Executor, sql, type Tx } from '../db/index.ts';
import { betPlaced, betSettled } from './bets.ts';
import type { Listener, OutboxEvent } from './listener.ts';

/** The position of a listener; the migration explains the columns. Snapshots are opaque texts. */
export interface Position {
  done: string;
  taking: string | null;
  afterId: bigint;
  /** Topics that any running build listens to under this name. */
  topics: string[];
  /** Whether events were deferred for later delivery. */
  hasDeferred: boolean;
  /**
   * The snapshot belongs to another cluster: the database was restored into one that numbers its transactions
   * differently.
   */
  isForeign: boolean;
}

/** A listener that no build has registered for this long is removed. */
const FORGET_DAYS = 7;

/**
 * Registers a listener of this build. A new one starts with past bets if it subscribes to bets, then receives
 * everything in the outbox.
 */
export async function register(db: Database, { name, subscriptions }: Listener): Promise<void> {
  const topics = subscriptions.map(({ event }) => event.topic);
  const hearsBets = topics.includes(betPlaced.topic) || topics.includes(betSettled.topic);
  const fill = hearsBets ? JSON.stringify({ after: {}, done: [], bets: 0 }) : null;
  await db.run(sql`
    insert into platform_listeners as l (name, topics, done, fill)
    values (${name}, ${topics}::text[], '1:1:', ${fill}::jsonb)
    on conflict (name) do update set alive_at = clock_timestamp(),
      topics = (select array_agg(distinct t order by t) from unnest(l.topics || excluded.topics) as t)`);
}

/** Locks the listener for this transaction; undefined while another process holds it. */
export async function lockPosition(tx: Tx, name: string): Promise<Position | undefined> {
  return tx.first(sql<Position>`
    select done::text, taking::text, after_id as "afterId", topics,
           exists (select 1 from platform_deferred d where d.listener = l.name) as "hasDeferred",
           pg_snapshot_xmax(done) > pg_snapshot_xmax(pg_current_snapshot()) as "isForeign"
      from platform_listeners l where name = ${name} for update skip locked`);
}

/** The kinds of work that wait for a listener. */
export interface Work {
  name: string;
  /** Past bets are still being replayed to it. */
  isFilling: boolean;
  /** There is a new event that it subscribes to, or that no build known here has a listener for. */
  hasNews: boolean;
  /** There is a deferred event. */
  hasDeferred: boolean;
  /** There is a new event of any kind, so its position has to move. */
  isBehind: boolean;
}

/** Written after the position `l`; unreliable if the position belongs to another cluster. */
const IS_NEW = sql`o.tx >= pg_snapshot_xmin(l.done) and not pg_visible_in_snapshot(o.tx, l.done)`;
const IS_FOREIGN = sql`pg_snapshot_xmax(l.done) > pg_snapshot_xmax(pg_current_snapshot())`;
/** @param known topics of this build; other topics are deferred for a build that handles them */
const isSubscribed = (known: readonly string[]) => sql`(o.topic = any(l.topics) or o.topic <> all(${known}::text[]))`;

/** Finds the waiting work of these listeners in one statement: most events concern few of them. */
export async function findWork(executor: Executor, names: readonly string[], known: readonly string[]) {
  return executor.rows(sql<Work>`
    select l.name, l.fill is not null as "isFilling",
           ${IS_FOREIGN}
             or exists (select 1 from platform_outbox o where ${IS_NEW} and ${isSubscribed(known)}) as "hasNews",
           exists (select 1 from platform_deferred d where d.listener = l.name) as "hasDeferred",
           exists (select 1 from platform_outbox o where ${IS_NEW}) as "isBehind"
      from platform_listeners l where l.name = any(${names}::text[])`);
}

/**
 * Moves listeners past new events that they do not subscribe to, so that those can be removed. One statement locks the
 * rows and the next one moves them. The second statement's snapshot is newer than every position, so none moves back.
 */
export async function skipUnsubscribed(db: Database, names: readonly string[], known: readonly string[]) {
  await db.transaction(async (tx) => {
    const held = await tx.rows(sql<{ name: string }>`
      select name from platform_listeners l
       where name = any(${names}::text[]) and taking is null and fill is null and not ${IS_FOREIGN}
       order by name for update skip locked`);
    if (held.length === 0) return;
    await tx.run(sql`
      update platform_listeners l set done = pg_current_snapshot()
       where name = any(${held.map(({ name }) => name)}::text[])
         and not exists (select 1 from platform_outbox o where ${IS_NEW} and ${isSubscribed(known)})`);
  });
}

/** Stored size of the events of a batch: the settlement of a large draw writes events of hundreds of kilobytes. */
const BATCH_BYTES = 131_072;

/**
 * The next events of a listener in id order, at most `limit` and at least one, whether more are waiting, and the
 * snapshot that they belong to. Only the first batch finds new events by transaction; the following ones continue by
 * id.
 */
export async function readNewEvents(
  tx: Tx,
  position: Position,
  known: readonly string[],
  limit: number,
): Promise<{ taking: string; events: OutboxEvent[]; hasMore: boolean }> {
  const { done, taking, afterId, topics } = position;
  const range =
    taking === null
      ? sql`tx >= pg_snapshot_xmin(${done}::pg_snapshot)`
      : sql`id > ${afterId}::bigint and pg_visible_in_snapshot(tx, ${taking}::pg_snapshot)`;
  const rows = await tx.rows(sql<Omit<OutboxEvent, 'id'> & { id: bigint | null; taking: string; found: bigint }>`
    select coalesce(${taking}::text, pg_current_snapshot()::text) as taking, e.id, e.topic, e."memberId", e.payload,
           e.at, e.found
      from (select 1) as always left join lateral (
        select * from (
          select *, row_number() over w as place, count(*) over () as found,
                 sum(pg_column_size(payload)) over w - pg_column_size(payload) as bytes_before
            from (select id, topic, member_id as "memberId", payload, created_at as at from platform_outbox
                   where ${range} and not pg_visible_in_snapshot(tx, ${done}::pg_snapshot)
                     and (topic = any(${topics}::text[]) or topic <> all(${known}::text[]))
                   order by id limit ${limit + 1}) next window w as (order by id)) sized
         where place <= ${limit} and bytes_before < ${BATCH_BYTES} order by id) e on true`);
  const events = rows.flatMap(({ id, topic, memberId, payload, at }) =>
    id === null ? [] : [{ id, topic, memberId, payload, at }],
  );
  return { taking: rows[0]?.taking ?? done, events, hasMore: Number(rows[0]?.found ?? 0) > events.length };
}

/** Marks everything visible in the snapshot as done. */
export async function finishSnapshot(tx: Tx, name: string, snapshot: string): Promise<void> {
  await tx.run(sql`
    update platform_listeners set done = ${snapshot}::pg_snapshot, taking = null, after_id = 0 where name = ${name}`);
}

/** Marks everything visible in the snapshot up to an id as done. */
export async function moveWithin(tx: Tx, name: string, snapshot: string, afterId: bigint): Promise<void> {
  await tx.run(sql`
    update platform_listeners set taking = ${snapshot}::pg_snapshot, after_id = ${afterId}::bigint
      where name = ${name}`);
}

/**
 * Restarts all listeners with the contents of the outbox, as if it had just been written: after a restore, the
 * transactions in events and positions belong to another cluster.
 */
export async function restartListeners(tx: Tx): Promise<void> {
  await tx.run(sql`update platform_outbox set tx = default`);
  await tx.run(sql`update platform_listeners set done = '1:1:', taking = null, after_id = 0`);
}

/** Whether events carry transaction ids that this cluster has not reached. */
export async function isRestored(db: Database): Promise<boolean> {
  return db.value(sql<boolean>`
    select exists (select 1 from platform_outbox where tx >= pg_snapshot_xmax(pg_current_snapshot()))`);
}

/** After a listener was filled or forgotten, millions of events can become removable together. */
const MOST_REMOVED = 5000;

/**
 * Removes events that every listener has received, at most 5,000; events of topics that this build does not know stay.
 * @returns whether there may be more
 */
export async function removeDelivered(db: Database, known: readonly string[]): Promise<boolean> {
  const removed = await db.run(sql`
    delete from platform_outbox where id = any(array(
      select id from platform_outbox o
       where topic = any(${known}::text[])
         and tx < (select pg_snapshot_xmax(done) from platform_listeners order by pg_snapshot_xmax(done) limit 1)
         and not exists (select 1 from platform_listeners l where not pg_visible_in_snapshot(o.tx, l.done))
         and not exists (select 1 from platform_deferred d where d.event_id = o.id)
       limit ${MOST_REMOVED}::int for update skip locked))`);
  return removed === MOST_REMOVED;
}

/**
 * Removes listeners that no build registers any more, deferred events that another relay delivered, and events deferred
 * by a build that did not know their topic for listeners that do not subscribe to it.
 */
export async function removeGone(
  db: Database,
  listeners: readonly Listener[],
  known: readonly string[],
): Promise<void> {
  const names = listeners.map(({ name }) => name);
  await db.run(sql`update platform_listeners set alive_at = clock_timestamp() where name = any(${names}::text[])`);
  await db.run(sql`
    delete from platform_listeners where alive_at < clock_timestamp() - ${FORGET_DAYS}::int * interval '1 day'`);
  await db.run(sql`
    delete from platform_deferred d where not exists (select 1 from platform_outbox o where o.id = d.event_id)`);
  await db.run(sql`
    delete from platform_deferred d using platform_listeners l, platform_outbox o
     where l.name = d.listener and o.id = d.event_id and d.reason = 'unknown' and l.name = any(${names}::text[])
       and o.topic = any(${known}::text[]) and o.topic <> all(l.topics)`);
}

/**
 * The number of events that wait for each of these listeners, and the age of the oldest in seconds. Reads the events
 * after each position through the transaction index, never the whole outbox.
 */
export async function readLags(
  executor: Executor,
  names: readonly string[],
): Promise<{ name: string; waiting: bigint; lagSeconds: number }[]> {
  return executor.rows(sql`
    select l.name, count(w.created_at) as waiting,
           coalesce(extract(epoch from clock_timestamp() - min(w.created_at)), 0)::float8 as "lagSeconds"
      from platform_listeners l left join lateral (
        select o.created_at from platform_outbox o
         where ${IS_NEW} and o.topic = any(l.topics)
           and (l.taking is null or o.id > l.after_id or not pg_visible_in_snapshot(o.tx, l.taking))
        union all
        select o.created_at from platform_deferred d join platform_outbox o on o.id = d.event_id
         where d.listener = l.name) w on true
     where l.name = any(${names}::text[])
     group by l.name order by l.name`);
}
