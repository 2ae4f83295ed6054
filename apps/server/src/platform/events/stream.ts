import type { EventMap, EventName } from '@fairlot/contract';
import type { Logger } from 'pino';
import { type Database, type Executor, sql } from '../db/index.ts';
import { IdGaps } from './id-gaps.ts';
import { createNotifier, createWakeLoop } from './wake-loop.ts';

export interface StreamEvent {
  id: bigint;
  memberId: bigint | null;
  name: EventName;
  data: Record<string, unknown>;
}

/** Replaces the member id for events that only operators receive. No member has this id. */
export const STAFF = 0n;

export interface Stream {
  /** Sends an event to clients, in the caller's transaction: to one member, or to everyone when `memberId` is null. */
  publish<N extends EventName>(executor: Executor, memberId: bigint | null, name: N, data: EventMap[N]): Promise<void>;
  /** Sends an event to many members in one statement, in the caller's transaction. */
  publishMany<N extends EventName>(
    executor: Executor,
    name: N,
    items: readonly { memberId: bigint; data: EventMap[N] }[],
  ): Promise<void>;
  /** Calls back with every event of all members; returns a function that stops it. */
  subscribe(onEvent: (event: StreamEvent) => void): () => void;
  /** Events after `id`, or `resync` when the stream no longer reaches back that far. */
  since(id: bigint, memberId: bigint | null): Promise<StreamEvent[] | 'resync'>;
  /** Events after a time (epoch ms), or `resync` when the stream does not reach back that far. */
  sinceMoment(atMs: number, memberId: bigint | null): Promise<StreamEvent[] | 'resync'>;
  /** Id of the newest event, 0 when there is none. */
  newestId(): Promise<bigint>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Carries events to the other processes, which then need not read them. It may lose some; they read those later. */
export interface FanOut {
  isUp(): boolean;
  /** @returns whether the events were sent */
  publish(events: readonly StreamEvent[]): Promise<boolean>;
  onEvents(receive: (events: readonly StreamEvent[]) => void): void;
}

const CHANNEL = 'fairlot_stream';
const KEEP_MINUTES = 10;
const RESUME_MINUTES = 5;
/** Ids commit out of order; the stream waits this long for a missing one. */
const WAIT_FOR_ID_MS = 15_000;
/** A page may be rendered from answers that are a second old, and their events were published slightly earlier. */
const OVERLAP_MS = 2000;
/** Maximum number of new events per read. */
const READ_AT_ONCE = 2000;
/** Pause after a read, so that events committed meanwhile are read together. */
const PAUSE_MS = 10;
/** Shortest interval between notifications of the other processes' clients. */
const NOTIFY_EVERY_MS = 20;

/** Events for connected clients, stored in the database so that every process can serve its own clients. */
export function createStream(db: Database, log: Logger, fanOut?: FanOut): Stream {
  const subscribers = new Set<(event: StreamEvent) => void>();
  let seen = new IdGaps(0n, WAIT_FOR_ID_MS);
  /** Time at which the newest event was read; a client that requests later events has missed nothing. */
  let readAtMs = Date.now();
  let prune: NodeJS.Timeout | undefined;
  let stopWatching = () => {};
  const notifier = createNotifier(db, log, CHANNEL, NOTIFY_EVERY_MS);
  const loop = createWakeLoop({
    log,
    name: 'stream',
    net: { db, channel: CHANNEL },
    pauseMs: () => PAUSE_MS,
    work: read,
  });

  /** Whether this process has written events that the others have not been sent. */
  let owes = false;
  fanOut?.onEvents((events) => void pass(events));

  function wake(): void {
    loop.wake();
    if (fanOut?.isUp()) owes = true;
    else notifier.notify();
  }
  /** Passes events to the clients of this process, each once. @returns those that were new */
  function pass(events: readonly StreamEvent[]): StreamEvent[] {
    const now = Date.now();
    if (events.length > 0) readAtMs = now;
    const fresh = fanOut === undefined ? [...events] : events.filter(({ id }) => seen.awaits(id));
    for (const event of fresh) {
      seen.note(event.id, now);
      for (const tell of subscribers) tell(event);
    }
    return fresh;
  }
  async function read(): Promise<void> {
    const owed = owes;
    owes = false;
    let isSent = true;
    const sendOn = async (events: readonly StreamEvent[]) => {
      if (fanOut !== undefined && events.length > 0) isSent = (await fanOut.publish(events)) && isSent;
    };
    while ((await readPart(sendOn)) === READ_AT_ONCE);
    if (owed && !(isSent && fanOut?.isUp())) notifier.notify();
  }
  /**
   * Reads new events and events with ids that were missing; returns the number of new ones. The read has a limit, so
   * that the planner uses the index whatever the statistics are for a table that grows and shrinks by the minute.
   */
  async function readPart(sendOn: (events: readonly StreamEvent[]) => Promise<void>): Promise<number> {
    const { last } = seen;
    const missing = seen.ranges(Date.now());
    const news = sql`
      select id, member_id as "memberId", name, data
        from (select * from platform_stream where id > ${last}::bigint order by id limit ${READ_AT_ONCE}) news`;
    const late = sql`
      union all
      select s.id, s.member_id, s.name, s.data
        from unnest(${missing.map(({ from }) => from)}::bigint[], ${missing.map(({ to }) => to)}::bigint[]) as m(first,
            last)
        cross join lateral (select * from platform_stream where id between m.first and m.last
          order by id limit ${READ_AT_ONCE}) s`;
    const events = await db.rows(sql<StreamEvent>`${news} ${missing.length > 0 ? late : sql``} order by 1`);
    await sendOn(pass(events));
    return events.filter(({ id }) => id > last).length;
  }
  /** Events published before this process started are not new to the clients that connect to it. */
  async function skipOld(): Promise<void> {
    const { last } = await db.one(
      sql<{ last: bigint }>`select coalesce(max(id), 0)::bigint as last from platform_stream`,
    );
    seen = new IdGaps(last, WAIT_FOR_ID_MS);
    const missing = await db.rows(sql<{ from: bigint; to: bigint }>`
      select id + 1 as "from", next - 1 as "to" from (
        select id, lead(id) over (order by id) as next from platform_stream
         where id <= ${last}::bigint and at > clock_timestamp() - ${WAIT_FOR_ID_MS}::int * interval '1 millisecond')
             recent
       where next > id + 1`);
    for (const range of missing) seen.expect(range, Date.now());
  }
  async function removeOld(): Promise<void> {
    await db.run(sql`delete from platform_stream where at < clock_timestamp() - ${KEEP_MINUTES} * interval '1 minute'`);
  }

  return {
    publish: async (executor, memberId, name, data) => {
      await executor.run(sql`select stream_add(${memberId}::bigint, ${name}, ${JSON.stringify(data)}::jsonb)`, {
        wakes: ['stream'],
      });
    },
    publishMany: async (executor, name, items) => {
      if (items.length === 0) return;
      await executor.run(
        sql`
        select stream_add_many(${name}, ${items.map(({ memberId }) => memberId)}::bigint[],
          ${items.map(({ data }) => JSON.stringify(data))}::jsonb[])`,
        { wakes: ['stream'] },
      );
    },
    subscribe: (onEvent) => {
      subscribers.add(onEvent);
      return () => subscribers.delete(onEvent);
    },
    since: async (id, memberId) => {
      const anchor = await db.first(sql<{ fresh: boolean; at: Date }>`
        select at > clock_timestamp() - ${RESUME_MINUTES} * interval '1 minute' as fresh, at from platform_stream
          where id = ${id}`);
      if (!anchor?.fresh) return 'resync';
      // A short overlap in time catches events that were committed late; sending a client an event twice does no harm.
      return db.rows(sql<StreamEvent>`
        select id, member_id as "memberId", name, data from platform_stream
         where (id > ${id} or at > ${anchor.at}::timestamptz - interval '1 second') and id <> ${id}
           and (member_id is null or member_id = ${memberId}::bigint) order by id`);
    },
    sinceMoment: async (atMs, memberId) => {
      const fromMs = atMs - OVERLAP_MS;
      if (fromMs > readAtMs) return [];
      if (fromMs < Date.now() - RESUME_MINUTES * 60_000) return 'resync';
      return db.rows(sql<StreamEvent>`
        select id, member_id as "memberId", name, data from platform_stream
         where at > ${new Date(fromMs)}::timestamptz and (member_id is null or member_id = ${memberId}::bigint)
           order by id`);
    },
    newestId: async () =>
      (await db.one(sql<{ id: bigint }>`select coalesce(max(id), 0)::bigint as id from platform_stream`)).id,
    start: async () => {
      await skipOld();
      readAtMs = Date.now();
      await loop.start();
      stopWatching = db.onWake('stream', wake);
      prune = setInterval(() => {
        removeOld().catch((error: unknown) => log.warn({ err: error }, 'pruning the event stream failed'));
      }, 60_000);
    },
    stop: async () => {
      clearInterval(prune);
      stopWatching();
      notifier.stop();
      await loop.stop();
    },
  };
}
