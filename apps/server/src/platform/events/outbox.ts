import type { Logger } from 'pino';
import { createNotifier, type Database, type Executor, sql } from '../db/index.ts';
import type { Metrics } from '../metrics.ts';
import type { Catalogue, EventType, PayloadOf } from './catalogue.ts';
import { createDelivery, type Delivery } from './delivery.ts';
import { type BetSource, createFill, createFillMetrics } from './fill.ts';
import type { Listener } from './listener.ts';
import {
  restartListeners,
  findWork,
  isRestored,
  readLags,
  skipUnsubscribed,
  register,
  removeDelivered,
  removeGone,
} from './positions.ts';
import { createRightOfWay, createTurns, createWakeLoop, type RightOfWay, type WakeLoop } from './wake-loop.ts';

export interface Outbox {
  /** Adds an event in the caller's transaction. `memberId` orders events of one member. */
  add<E extends EventType>(executor: Executor, event: E, memberId: bigint | null, payload: PayloadOf<E>): Promise<void>;
  /** Adds events in one statement. */
  addMany<E extends EventType>(
    executor: Executor,
    event: E,
    items: readonly { memberId: bigint | null; data: PayloadOf<E> }[],
  ): Promise<void>;
  /** Registers a listener. Must be called before start. */
  listen(listener: Listener): void;
  /** Registers a source that replays bets to listeners that are new in a database. Must be called before start. */
  replayFrom(source: BetSource): void;
  /** Runs urgent work, such as payments of wins, before deliveries of this process, which wait up to two seconds. */
  ahead: RightOfWay['during'];
  /** Delivers until nothing is left. For tests and shutdown. */
  drain(): Promise<void>;
  /** @param delivers whether this process delivers; if not, it only wakes the processes that do */
  start(delivers: boolean): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Pause after a round, so that events committed meanwhile are delivered together: each listener takes one transaction
 * per round. The first event after a pause is delivered immediately. Under load a listener pauses twice as long as it
 * worked.
 */
const PAUSE_MS = 250;
const REST = 2;
const MOST_PAUSE_MS = 1000;
/** Other processes are notified of commits at most this often. */
const NOTIFY_EVERY_MS = 100;
/**
 * Maximum number of listeners that work at the same time in a process; without a limit they would use all connections
 * while requests wait.
 */
const AT_ONCE = 4;
/** The same while urgent work runs for longer than listeners wait for it, so that it keeps most of the database. */
const BESIDE_URGENT = 1;
/** Maximum duration of a turn of a listener, so that a slow listener cannot delay the others further. */
const LONGEST_TURN_MS = 500;
/** Maximum wait of a listener's round for urgent work. */
const GIVE_WAY_MS = 2000;
const CHANNEL = 'fairlot_outbox';
const TIDY_EVERY_MS = 1000;
const GONE_EVERY_MS = 3_600_000;
const LAG_EVERY_MS = 10_000;

/**
 * The outbox: delivers events to every listener at its own pace, at least once and in order for each member. Every
 * commit that wrote an event wakes delivery within milliseconds, here and in the other processes.
 */
export function createOutbox(db: Database, log: Logger, metrics: Metrics, catalogue: Catalogue): Outbox {
  const listeners: Listener[] = [];
  const sources: BetSource[] = [];
  const fillMetrics = createFillMetrics(metrics);
  const notifier = createNotifier(db, log, CHANNEL, NOTIFY_EVERY_MS);
  const rightOfWay = createRightOfWay(GIVE_WAY_MS);
  const turns = createTurns(() => (rightOfWay.isBusy() ? BESIDE_URGENT : AT_ONCE), LONGEST_TURN_MS);
  const deliveries: Delivery[] = [];
  const loops = new Map<string, WakeLoop>();
  const pauseMs = (tookMs: number) => Math.min(Math.max(PAUSE_MS, REST * tookMs), MOST_PAUSE_MS);
  /** One query for all listeners wakes those with waiting events; each continues at its own pace. */
  const poller = createWakeLoop({ log, name: 'outbox', net: { db, channel: CHANNEL }, pauseMs, work: wakeConcerned });
  const upkeep = createUpkeep(db, log, metrics, catalogue, listeners);
  let prepared: Promise<void> | undefined;
  let stopWatching = () => {};

  /** Runs once per process, before the first delivery. */
  const prepare = () => (prepared ??= enrol());
  async function enrol(): Promise<void> {
    for (const listener of listeners) await register(db, listener);
    await removeGone(db, listeners, catalogue.topics());
    if (await isRestored(db)) await db.transaction(restartListeners);
  }
  function wake(): void {
    poller.wake();
    notifier.notify();
  }
  async function wakeConcerned(): Promise<void> {
    for (const name of await findWaitingListeners()) loops.get(name)?.wake();
  }
  /** Listeners with waiting events; listeners that are merely behind are moved forward. */
  async function findWaitingListeners(): Promise<Set<string>> {
    const known = catalogue.topics();
    const found = await findWork(db, [...loops.keys()], known);
    const concerned = found.filter(
      ({ isFilling, hasNews: hasNewEvents, hasDeferred }) => isFilling || hasNewEvents || hasDeferred,
    );
    const passing = found.filter((work) => work.isBehind && !concerned.includes(work)).map(({ name }) => name);
    if (passing.length > 0) {
      await skipUnsubscribed(db, passing, known);
      upkeep.tidySoon();
    }
    return new Set(concerned.map(({ name }) => name));
  }
  async function round(): Promise<boolean> {
    const concerned = await findWaitingListeners();
    let hasDelivered = false;
    for (const delivery of deliveries)
      if (concerned.has(delivery.name)) hasDelivered = (await delivery.round(() => false)) || hasDelivered;
    return hasDelivered;
  }

  return {
    add: addEvent,
    addMany: addEvents,
    listen: (listener) => {
      catalogue.add(listener.subscriptions.map(({ event }) => event));
      listeners.push(listener);
      const fill = createFill(db, log, fillMetrics, listener, () => sources);
      const delivery = createDelivery(db, log, catalogue, listener, fill, turns);
      const loop = createWakeLoop({
        log,
        name: listener.name,
        pauseMs,
        work: async () => {
          await rightOfWay.passed();
          await delivery.round(loop.isStopped);
          upkeep.tidySoon();
        },
      });
      deliveries.push(delivery);
      loops.set(listener.name, loop);
    },
    replayFrom: (source) => void sources.push(source),
    ahead: rightOfWay.during,
    drain: async () => {
      await prepare();
      await poller.idle();
      for (const loop of loops.values()) await loop.idle();
      while (await round());
      await upkeep.tidy();
    },
    start: async (delivers) => {
      if (!delivers) {
        stopWatching = db.onWake('outbox', notifier.notify);
        return;
      }
      await prepare();
      for (const loop of loops.values()) await loop.start();
      await poller.start();
      stopWatching = db.onWake('outbox', wake);
      upkeep.start();
    },
    stop: async () => {
      upkeep.stop();
      stopWatching();
      notifier.stop();
      await poller.stop();
      for (const loop of loops.values()) await loop.stop();
    },
  };
}

const addEvent: Outbox['add'] = async (executor, { topic }, memberId, payload) => {
  await executor.run(sql`select outbox_add(${topic}, ${memberId}::bigint, ${JSON.stringify(payload)}::jsonb)`, {
    wakes: ['outbox'],
  });
};

const addEvents: Outbox['addMany'] = async (executor, { topic }, items) => {
  if (items.length === 0) return;
  await executor.run(
    sql`
    select outbox_add(${topic}, e.member_id, e.data)
      from unnest(${items.map(({ memberId }) => memberId)}::bigint[],
             ${items.map(({ data }) => JSON.stringify(data))}::jsonb[]) as e(member_id, data)`,
    { wakes: ['outbox'] },
  );
};

/**
 * Periodic maintenance: removes delivered events and listeners that no longer exist, and measures the lag of listeners.
 */
function createUpkeep(
  db: Database,
  log: Logger,
  metrics: Metrics,
  catalogue: Catalogue,
  listeners: readonly Listener[],
) {
  const labels = ['listener'] as const;
  const lag = metrics.gauge(
    'fairlot_listener_lag_seconds',
    'Age of the oldest event that a listener waits for',
    labels,
  );
  const waiting = metrics.gauge('fairlot_listener_waiting', 'Events that a listener waits for', labels);
  const timers: NodeJS.Timeout[] = [];
  let isStopped = false;
  let mayTidy = true;

  async function tidy(): Promise<void> {
    while (!isStopped && (await removeDelivered(db, catalogue.topics())));
  }
  /** Of the listeners of this build: one that an upgrade removed stays in the table for days and waits for nothing. */
  async function measure(): Promise<void> {
    const own = listeners.map(({ name }) => name);
    for (const { name, waiting: count, lagSeconds } of await readLags(db, own)) {
      waiting.set({ listener: name }, Number(count));
      lag.set({ listener: name }, lagSeconds);
    }
  }
  /** Skips a run while the previous one is unfinished: otherwise slow ones would take all connections. */
  function every(ms: number, what: string, work: () => Promise<void>): void {
    let isRunning = false;
    const run = async () => {
      if (isRunning) return;
      isRunning = true;
      try {
        await work();
      } catch (error) {
        log.warn({ err: error }, `${what} failed`);
      } finally {
        isRunning = false;
      }
    };
    timers.push(setInterval(() => void run(), ms));
  }

  return {
    tidy,
    /** Removes events at the next second, because a listener has received some. */
    tidySoon: (): void => {
      mayTidy = true;
    },
    start: () => {
      every(TIDY_EVERY_MS, 'removing delivered events', async () => {
        if (!mayTidy) return;
        mayTidy = false;
        await tidy();
      });
      every(GONE_EVERY_MS, 'forgetting listeners', () => removeGone(db, listeners, catalogue.topics()));
      every(LAG_EVERY_MS, 'measuring the listeners', measure);
    },
    stop: () => {
      isStopped = true;
      for (const timer of timers) clearInterval(timer);
    },
  };
}
