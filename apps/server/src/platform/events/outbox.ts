import type { Logger } from 'pino';
import { type Database, type Executor, sql } from '../db/index.ts';
import type { Metrics } from '../metrics.ts';
import type { Catalogue, EventType, PayloadOf } from './catalogue.ts';
import { createDelivery, type Delivery } from './delivery.ts';
import { type BetSource, createFill, createFillMetrics } from './fill.ts';
import type { Listener } from './listener.ts';
import { beginAnew, findHearers, isRestored, readLags, register, removeDelivered, removeGone } from './positions.ts';
import { createNotifier, createTurns, createWakeLoop, wakeAfter, type WakeLoop } from './wake-loop.ts';

export interface Outbox {
  /** Adds an event in the caller's transaction. `memberId` orders events of one member. */
  add<E extends EventType>(executor: Executor, event: E, memberId: bigint | null, payload: PayloadOf<E>): Promise<void>;
  /** Registers a listener. Before start only. */
  listen(listener: Listener): void;
  /** Registers what fills listeners that are new in a database with bets. Before start only. */
  replayFrom(source: BetSource): void;
  /** Delivers what is there, until nothing is left. For tests and shutdown. */
  drain(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Pause after a round, so that what is committed meanwhile is delivered together: each listener takes a transaction a
 * round, which the embedded engine runs on the thread that answers requests. Under load it is as long as the round.
 */
const PAUSE_MS = 100;
const MOST_PAUSE_MS = 1000;
/** Listeners at work at once in a process; without a bound they hold all connections while requests wait for one. */
const AT_ONCE = 4;
const CHANNEL = 'fairlot_outbox';
const TIDY_EVERY_MS = 1000;
const GONE_EVERY_MS = 3_600_000;
const LAG_EVERY_MS = 10_000;

/**
 * The outbox: what happened, delivered to every listener at its own pace, at least once and in order for each member.
 * Every commit that wrote an event wakes delivery within milliseconds, here and in the other processes.
 */
export function createOutbox(db: Database, log: Logger, metrics: Metrics, catalogue: Catalogue): Outbox {
  const listeners: Listener[] = [];
  const sources: BetSource[] = [];
  const fillMetrics = createFillMetrics(metrics);
  const notifier = createNotifier(db, log, CHANNEL, PAUSE_MS);
  const turns = createTurns(AT_ONCE);
  const deliveries = new Map<Delivery, WakeLoop>();
  const loops = new Map<string, WakeLoop>();
  const pauseMs = (tookMs: number) => Math.min(Math.max(PAUSE_MS, tookMs), MOST_PAUSE_MS);
  /** Looks for all listeners at once who has something to hear, and wakes those. */
  const scout = createWakeLoop({ db, log, channel: CHANNEL, pauseMs, work: wakeHearers });
  const timers: NodeJS.Timeout[] = [];
  const labels = ['listener'] as const;
  const lag = metrics.gauge(
    'fairlot_listener_lag_seconds',
    'Age of the oldest event that a listener waits for',
    labels,
  );
  const waiting = metrics.gauge('fairlot_listener_waiting', 'Events that a listener waits for', labels);
  let prepared: Promise<void> | undefined;
  let stopWatching = () => {};

  /** Once for a process, before the first delivery. */
  const prepare = () => (prepared ??= enrol());
  async function enrol(): Promise<void> {
    for (const listener of listeners) await register(db, listener);
    await removeGone(db, listeners, catalogue.topics());
    if (await isRestored(db)) await db.transaction(beginAnew);
  }
  const tidy = () => removeDelivered(db, catalogue.topics());
  async function measure(): Promise<void> {
    for (const { name, waiting: count, lagSeconds } of await readLags(db)) {
      waiting.set({ listener: name }, Number(count));
      lag.set({ listener: name }, lagSeconds);
    }
  }
  function every(ms: number, what: string, work: () => Promise<void>): void {
    const run = () => {
      work().catch((error: unknown) => log.warn({ err: error }, `${what} failed`));
    };
    timers.push(setInterval(run, ms));
  }
  function wake(): void {
    scout.wake();
    notifier.notify();
  }
  async function wakeHearers(): Promise<void> {
    for (const name of await findHearers(db, [...loops.keys()], catalogue.topics())) loops.get(name)?.wake();
  }
  async function round(): Promise<boolean> {
    let hasDelivered = false;
    for (const delivery of deliveries.keys()) hasDelivered = (await delivery.round(() => false)) || hasDelivered;
    return hasDelivered;
  }

  return {
    add: async (executor, { topic }, memberId, payload) => {
      await executor.run(sql`select outbox_add(${topic}, ${memberId}::bigint, ${JSON.stringify(payload)}::jsonb)`);
    },
    listen: (listener) => {
      catalogue.add(listener.subscriptions.map(({ event }) => event));
      listeners.push(listener);
      const fill = createFill(db, log, fillMetrics, listener, () => sources);
      const delivery = createDelivery(db, log, catalogue, listener, fill, turns);
      const loop = createWakeLoop({
        db,
        log,
        pauseMs,
        work: async () => {
          await delivery.round(loop.isStopped);
        },
      });
      deliveries.set(delivery, loop);
      loops.set(listener.name, loop);
    },
    replayFrom: (source) => void sources.push(source),
    drain: async () => {
      await prepare();
      await scout.idle();
      for (const loop of deliveries.values()) await loop.idle();
      while (await round());
      await tidy();
    },
    start: async () => {
      await prepare();
      for (const loop of deliveries.values()) await loop.start();
      await scout.start();
      stopWatching = await wakeAfter(db, 'outbox_add', wake);
      every(TIDY_EVERY_MS, 'removing delivered events', tidy);
      every(GONE_EVERY_MS, 'forgetting listeners', () => removeGone(db, listeners, catalogue.topics()));
      every(LAG_EVERY_MS, 'measuring the listeners', measure);
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      stopWatching();
      notifier.stop();
      await scout.stop();
      for (const loop of deliveries.values()) await loop.stop();
    },
  };
}
