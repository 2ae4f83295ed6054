import type { EventMap, EventName } from '@fairlot/contract';
import type { Logger } from 'pino';
import { type Database, type Executor, sql } from '../db/index.ts';

export interface StreamEvent {
  id: bigint;
  memberId: bigint | null;
  name: EventName;
  data: Record<string, unknown>;
}

export interface Stream {
  /** Tells clients in the caller's transaction: one member, or everybody when `memberId` is null. */
  publish<N extends EventName>(executor: Executor, memberId: bigint | null, name: N, data: EventMap[N]): Promise<void>;
  /** The same for many members in one statement. */
  publishMany<N extends EventName>(executor: Executor, name: N, items: readonly { memberId: bigint; data: EventMap[N] }[]): Promise<void>;
  /** Calls back with every event of all members; answers how to stop. */
  subscribe(onEvent: (event: StreamEvent) => void): () => void;
  /** Events after `id`, or `resync` when the stream no longer reaches back that far. */
  since(id: bigint, memberId: bigint | null): Promise<StreamEvent[] | 'resync'>;
  /** Says that something was committed. */
  poke(): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const POLL_MS = 1000;
const CHANNEL = 'fairlot_stream';
const NOTIFY_EVERY_MS = 20;
const KEEP_MINUTES = 10;
const RESUME_MINUTES = 5;
/** Ids commit out of order, so each read looks back this far and drops what was already delivered. */
const LOOK_BACK_SECONDS = 15;

/** What connected clients are told, kept in the database so that every process serves its own clients. */
export function createStream(db: Database, log: Logger): Stream {
  const subscribers = new Set<(event: StreamEvent) => void>();
  const delivered = new Map<bigint, number>();
  let running: Promise<void> | undefined;
  let wanted = false;
  let stopped = true;
  let poll: NodeJS.Timeout | undefined;
  let prune: NodeJS.Timeout | undefined;
  let notifyTimer: NodeJS.Timeout | undefined;

  function wake(): void {
    wanted = true;
    if (stopped || running) return;
    running = loop().finally(() => {
      running = undefined;
      if (wanted && !stopped) wake();
    });
  }
  async function loop(): Promise<void> {
    while (wanted && !stopped) {
      wanted = false;
      try {
        await read();
      } catch (error) {
        log.error({ err: error }, 'reading the event stream failed');
        return;
      }
    }
  }
  async function read(): Promise<void> {
    const events = await db.rows(sql<StreamEvent>`
      select id, member_id as "memberId", name, data from platform_stream
       where at > clock_timestamp() - ${LOOK_BACK_SECONDS} * interval '1 second' order by id`);
    const now = Date.now();
    for (const event of events) {
      if (delivered.has(event.id)) continue;
      delivered.set(event.id, now);
      for (const tell of subscribers) tell(event);
    }
    for (const [id, at] of delivered) {
      if (now - at < 2 * LOOK_BACK_SECONDS * 1000) break; // insertion order is time order
      delivered.delete(id);
    }
  }
  async function removeOld(): Promise<void> {
    await db.run(sql`delete from platform_stream where at < clock_timestamp() - ${KEEP_MINUTES} * interval '1 minute'`);
  }

  return {
    publish: async (executor, memberId, name, data) => {
      await executor.run(sql`insert into platform_stream (member_id, name, data) values (${memberId}::bigint, ${name}, ${JSON.stringify(data)}::jsonb)`);
    },
    publishMany: async (executor, name, items) => {
      if (items.length === 0) return;
      await executor.run(sql`
        insert into platform_stream (member_id, name, data)
        select m, ${name}, d from unnest(${items.map(({ memberId }) => memberId)}::bigint[], ${items.map(({ data }) => JSON.stringify(data))}::jsonb[]) as t(m, d)`);
    },
    subscribe: (onEvent) => {
      subscribers.add(onEvent);
      return () => subscribers.delete(onEvent);
    },
    since: async (id, memberId) => {
      const anchor = await db.first(sql<{ fresh: boolean; at: Date }>`
        select at > clock_timestamp() - ${RESUME_MINUTES} * interval '1 minute' as fresh, at from platform_stream where id = ${id}`);
      if (!anchor?.fresh) return 'resync';
      // A little overlap by time catches what committed late; telling a client twice does no harm.
      return db.rows(sql<StreamEvent>`
        select id, member_id as "memberId", name, data from platform_stream
         where (id > ${id} or at > ${anchor.at}::timestamptz - interval '1 second') and id <> ${id}
           and (member_id is null or member_id = ${memberId}::bigint) order by id`);
    },
    poke: () => {
      wake();
      if (db.engine === 'pglite' || stopped) return;
      notifyTimer ??= setTimeout(() => {
        notifyTimer = undefined;
        db.notify(CHANNEL).catch((error: unknown) => log.warn({ err: error }, 'notify failed'));
      }, NOTIFY_EVERY_MS);
    },
    start: async () => {
      stopped = false;
      // What was told before this process started is not news to the clients that connect to it.
      for (const { id } of await db.rows(sql<{ id: bigint }>`select id from platform_stream order by id`)) delivered.set(id, Date.now());
      await db.listen(CHANNEL, wake);
      poll = setInterval(wake, POLL_MS);
      prune = setInterval(() => {
        removeOld().catch((error: unknown) => log.warn({ err: error }, 'pruning the event stream failed'));
      }, 60_000);
    },
    stop: async () => {
      stopped = true;
      clearInterval(poll);
      clearInterval(prune);
      clearTimeout(notifyTimer);
      await running;
    },
  };
}
