import type { Logger } from 'pino';
import type { Database, Tx } from '../db/index.ts';
import type { Catalogue } from './catalogue.ts';
import { defer, dueEvents, forgetDeferral, heldMembers, isDeferred, noteFailure } from './deferred.ts';
import type { Fill } from './fill.ts';
import { groupByTopic, type Listener, type OutboxEvent, runsOfTopic } from './listener.ts';
import type { Turns } from './wake-loop.ts';
import {
  restartListeners,
  findWork,
  finishSnapshot,
  lockPosition,
  moveWithin,
  type Position,
  readNewEvents,
} from './positions.ts';

/** Delivery to one listener. */
export interface Delivery {
  /** Name of the listener. */
  name: string;
  /**
   * Delivers until nothing is left or `isStopped`; only one process at a time delivers. @returns whether anything moved
   */
  round(isStopped: () => boolean): Promise<boolean>;
}

interface Taken {
  events: OutboxEvent[];
  isLast: boolean;
}

const BATCH = 200;

/**
 * Delivers to one listener at least once, the events of each member in order. The process that locks the listener's row
 * delivers. The position moves in the listener's transaction, so its writes and its position commit together.
 */
export function createDelivery(
  db: Database,
  log: Logger,
  catalogue: Catalogue,
  listener: Listener,
  fill: Fill,
  turns: Turns,
): Delivery {
  const { name } = listener;
  const { handlers, handled, tell } = handlersOf(listener);
  const transaction = <T>(work: (tx: Tx) => Promise<T>) => turns.take(() => db.transaction(work));

  /** Takes the next events in a transaction; does nothing when another process holds the listener. */
  async function take(limit: number, work: (tx: Tx, events: OutboxEvent[]) => Promise<void>): Promise<Taken> {
    return transaction(async (tx) => {
      const position = await lockPosition(tx, name);
      if (position === undefined) return { events: [], isLast: true };
      if (position.isForeign) {
        await restartListeners(tx);
        return { events: [], isLast: false };
      }
      const { taking, events, hasMore } = await readNewEvents(tx, position, catalogue.topics(), limit);
      await work(tx, await passOver(tx, name, position, events, handlers));
      const last = events.at(-1);
      if (last !== undefined && hasMore) await moveWithin(tx, name, taking, last.id);
      else await finishSnapshot(tx, name, taking);
      // The snapshot of a full batch is outdated by now: events written meanwhile are fetched by another query.
      return { events, isLast: !hasMore && position.taking === null };
    });
  }

  /** Delivers a batch; if it fails, delivers its events one at a time, so that a bad event holds up only its member. */
  async function takeBatch(): Promise<Taken> {
    try {
      return await take(BATCH, tell);
    } catch {
      let taken: Taken = { events: [], isLast: false };
      for (let count = 0; count < BATCH && !taken.isLast; count++) taken = await takeOne();
      return taken;
    }
  }
  async function takeOne(): Promise<Taken> {
    try {
      return await take(1, (tx, events) =>
        tell(tx, events).catch((error: unknown) => Promise.reject(new Undelivered(events[0]?.id, error))),
      );
    } catch (error) {
      if (!(error instanceof Undelivered)) throw error; // not caused by the listener
      logFailure(error.event, error.cause);
      return take(1, async (tx, [event]) => {
        // An event committed meanwhile may come first now; it has not failed.
        if (event !== undefined && event.id === error.event) await noteFailure(tx, name, event, error.cause);
        else if (event !== undefined) await tell(tx, [event]);
      });
    }
  }
  const logFailure = (event: bigint | undefined, error: unknown) =>
    log.error({ err: error, listener: name, event }, 'an event could not be delivered, it will be retried');

  const retry = createRetries(db, { name, handled }, transaction, tell, logFailure);

  return {
    name,
    round: async (isStopped) => {
      if (!(await fill.run(isStopped))) return false;
      const [work] = await findWork(db, [name], catalogue.topics());
      if (work === undefined) return false;
      const { hasNews: hasNewEvents, hasDeferred } = work;
      let isLast = !hasNewEvents;
      while (!isLast && !isStopped()) ({ isLast } = await takeBatch());
      let hasMoved = hasNewEvents;
      while (hasDeferred && !isStopped() && (await retry())) hasMoved = true;
      return hasMoved;
    },
  };
}

function handlersOf({ subscriptions, byTopic = false }: Listener) {
  const handlers = new Map(subscriptions.map(({ event, handle }) => [event.topic, handle]));
  const handled = [...handlers.keys()];
  const tell = async (tx: Tx, events: readonly OutboxEvent[]): Promise<void> => {
    for (const run of byTopic ? groupByTopic(events, handled) : runsOfTopic(events)) {
      const [first] = run;
      if (first !== undefined) await handlers.get(first.topic)?.(tx, run);
    }
  };
  return { handlers, handled, tell };
}

/**
 * Defers events that this build has no handler for, and events that wait for an earlier event of their member;
 * returns the rest.
 */
async function passOver(
  tx: Tx,
  listener: string,
  { hasDeferred }: Position,
  events: OutboxEvent[],
  handlers: ReadonlyMap<string, unknown>,
): Promise<OutboxEvent[]> {
  const held = hasDeferred ? await heldMembers(tx, listener, events) : new Set<bigint>();
  const isHeld = ({ memberId }: OutboxEvent) => memberId !== null && held.has(memberId);
  const unknown = events.filter(({ topic }) => !handlers.has(topic));
  const behind = events.filter((event) => handlers.has(event.topic) && isHeld(event));
  if (unknown.length + behind.length === 0) return events;
  await defer(tx, listener, [
    ...unknown.map((event) => ({ event, reason: 'unknown' as const })),
    ...behind.map((event) => ({ event, reason: 'behind' as const })),
  ]);
  return events.filter((event) => handlers.has(event.topic) && !isHeld(event));
}

/** Delivers deferred events that are due, each in a separate transaction; returns whether it delivered any. */
function createRetries(
  db: Database,
  { name, handled }: { name: string; handled: readonly string[] },
  transaction: (work: (tx: Tx) => Promise<boolean>) => Promise<boolean>,
  tell: (tx: Tx, events: readonly OutboxEvent[]) => Promise<void>,
  logFailure: (event: bigint, error: unknown) => void,
): () => Promise<boolean> {
  async function retryOne(event: OutboxEvent): Promise<boolean> {
    const attempt = (work: (tx: Tx) => Promise<void>) =>
      transaction(async (tx) => {
        if ((await lockPosition(tx, name)) === undefined || !(await isDeferred(tx, name, event.id))) return false;
        await work(tx);
        return true;
      });
    try {
      return await attempt(async (tx) => {
        await tell(tx, [event]);
        await forgetDeferral(tx, name, event.id);
      });
    } catch (error) {
      logFailure(event.id, error);
      await attempt((tx) => noteFailure(tx, name, event, error));
      return false;
    }
  }

  return async () => {
    let hasMoved = false;
    for (const event of await dueEvents(db, name, handled, BATCH)) hasMoved = (await retryOne(event)) || hasMoved;
    return hasMoved;
  };
}

/** The error that a handler threw, with the event that it received. */
class Undelivered extends Error {
  readonly event: bigint | undefined;
  /** The database's error code, so that deadlocks are retried. */
  readonly code: unknown;
  constructor(event: bigint | undefined, cause: unknown) {
    super('an event could not be delivered', { cause });
    this.event = event;
    this.code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  }
}
