import type { Logger } from 'pino';
import { type Database, type Executor, sql, type Tx } from '../db/index.ts';
import { createWakeLoop } from './wake-loop.ts';

export interface OutboxEvent {
  id: bigint;
  topic: string;
  memberId: bigint | null;
  payload: Record<string, unknown>;
}

/** Takes part in the relay's transaction; may be called again with the same event, so it must be idempotent. */
export interface Listener {
  (tx: Tx, event: OutboxEvent): Promise<void>;
  /** Takes events that lie behind one another, as many as there are, so that they can share statements. */
  many?(tx: Tx, events: readonly OutboxEvent[]): Promise<void>;
}

/** A listener that takes all events of its topic that lie behind one another at once. */
export function inBatches(many: (tx: Tx, events: readonly OutboxEvent[]) => Promise<void>): Listener {
  return Object.assign((tx: Tx, event: OutboxEvent) => many(tx, [event]), { many });
}

export interface Outbox {
  /** Adds an event in the caller's transaction. `memberId` orders events of one member. */
  add(executor: Executor, topic: string, memberId: bigint | null, payload: Record<string, unknown>): Promise<void>;
  /** Names topics of this build. Events of any other topic stay in the table for a build that knows them. Before start only. */
  know(topics: readonly string[]): void;
  /** Registers a listener of a topic, which is then known; `name` is for logs. Before start only. */
  on(topic: string, name: string, listener: Listener): void;
  /** Says that something was committed; delivery starts within milliseconds, here and in the other processes. */
  poke(): void;
  /** Delivers what is there, until nothing is left. For tests and shutdown. */
  drain(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const BATCH = 200;
/** Pause after a delivery that left nothing, so that what is committed meanwhile is delivered together. */
const PAUSE_MS = 40;
const CHANNEL = 'fairlot_outbox';
/** Only one process relays at a time: that is what keeps the events of a member in order. */
const RELAY_LOCK = 7_300_001;

/**
 * The outbox relay: at least once, in order, exactly one relaying process.
 * @param onRelayed called after a batch was committed
 */
export function createOutbox(db: Database, log: Logger, onRelayed: () => void): Outbox {
  const listeners = new Map<string, { name: string; listener: Listener }[]>();
  const known = new Set<string>();
  const loop = createWakeLoop({
    db,
    log,
    channel: CHANNEL,
    pauseMs: PAUSE_MS,
    work: async () => {
      while (!loop.isStopped() && (await relay(BATCH)) === BATCH);
    },
  });

  /** Delivers up to `limit` events in one transaction; on failure one by one, so that a bad one holds up only its member. */
  async function relay(limit: number): Promise<number> {
    try {
      return await deliver(limit);
    } catch (error) {
      if (limit > 1) {
        let count = 0;
        while (count < limit && (await relay(1)) === 1) count++;
        return count;
      }
      await postpone(error);
      return 1;
    }
  }
  async function deliver(limit: number): Promise<number> {
    const count = await db.transaction(async (tx) => {
      const lock = await tx.one(sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${RELAY_LOCK}) as taken`);
      if (!lock.taken) return 0;
      const events = await tx.rows(claim([...known], limit));
      for (const run of runsOfTopic(events)) {
        for (const { listener } of listeners.get(run[0]?.topic ?? '') ?? []) await tell(listener, tx, run);
      }
      if (events.length > 0)
        await tx.run(sql`delete from platform_outbox where id = any(${events.map(({ id }) => id)}::bigint[])`);
      return events.length;
    });
    if (count > 0) onRelayed();
    return count;
  }
  async function postpone(error: unknown): Promise<void> {
    log.error({ err: error }, 'an event could not be delivered, it will be tried again');
    await db.run(sql`
      update platform_outbox set attempts = attempts + 1, last_error = left(${String(error)}, 500),
             next_attempt_at = clock_timestamp() + least(power(2, attempts), 300) * interval '1 second'
       where id = (select id from (${claim([...known], 1)}) as bad)`);
  }

  return {
    add: async (executor, topic, memberId, payload) => {
      await executor.run(sql`select outbox_add(${topic}, ${memberId}::bigint, ${JSON.stringify(payload)}::jsonb)`);
    },
    know: (topics) => {
      for (const topic of topics) known.add(topic);
    },
    on: (topic, name, listener) => {
      known.add(topic);
      listeners.set(topic, [...(listeners.get(topic) ?? []), { name, listener }]);
    },
    drain: async () => {
      await loop.idle();
      while ((await relay(BATCH)) > 0);
    },
    poke: loop.poke,
    start: loop.start,
    stop: loop.stop,
  };
}

/**
 * The next events of known topics, without those of a member who has an earlier one waiting for another try. What a newer
 * build wrote beside this one is left alone: whoever deletes it unread loses it for ever.
 */
function claim(known: readonly string[], limit: number) {
  return sql<OutboxEvent>`
    select id, topic, member_id as "memberId", payload from platform_outbox e
     where topic = any(${known}::text[]) and next_attempt_at <= clock_timestamp()
       and not exists (select 1 from platform_outbox earlier
                        where earlier.attempts > 0 and earlier.member_id = e.member_id and earlier.id < e.id and earlier.next_attempt_at > clock_timestamp())
     order by id limit ${limit}`;
}

async function tell(listener: Listener, tx: Tx, events: readonly OutboxEvent[]): Promise<void> {
  if (listener.many) await listener.many(tx, events);
  else for (const event of events) await listener(tx, event);
}

/** Splits a batch where the topic changes; the order stays. */
function runsOfTopic(events: readonly OutboxEvent[]): OutboxEvent[][] {
  const runs: OutboxEvent[][] = [];
  for (const event of events) {
    const run = runs.at(-1);
    if (run?.[0]?.topic === event.topic) run.push(event);
    else runs.push([event]);
  }
  return runs;
}
