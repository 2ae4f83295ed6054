import type { EventMap, EventName } from '@fairlot/contract';
import type { Logger } from 'pino';
import { createNotifier, type Database, type Executor } from '../db/index.ts';
import { IdGaps, type IdRange } from './id-gaps.ts';
import {
  addEvent,
  addEvents,
  readAfter,
  readAfterMoment,
  readAnchor,
  readGaps,
  readNewestId,
  readNews,
  removeOldEvents,
  type StreamEvent,
} from './stream-rows.ts';
import { createWakeLoop } from './wake-loop.ts';

/** Replaces the member id for events that only operators receive. No member has this id. */
export const STAFF = 0n;

export interface Stream {
  /** Sends an event to clients, in the caller's transaction: to one member, or to everyone when `memberId` is null. */
  publish<N extends EventName>(executor: Executor, memberId: bigint | null, name: N, data: EventMap[N]): Promise<void>;
  /** Sends many events in one statement, in the caller's transaction. */
  publishMany<N extends EventName>(
    executor: Executor,
    name: N,
    items: readonly { memberId: bigint | null; data: EventMap[N] }[],
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

/**
 * Transports events to the other processes, so that they need not read them. It may lose events; the processes read
 * those later.
 */
export interface FanOut {
  isUp(): boolean;
  /** @returns whether the events were sent */
  publish(events: readonly StreamEvent[]): Promise<boolean>;
  onEvents(receive: (events: readonly StreamEvent[]) => void): void;
}

const CHANNEL = 'fairlot_stream';
const RESUME_MINUTES = 5;
/** Ids commit out of order; the stream waits this long for a missing one. */
const WAIT_FOR_ID_MS = 15_000;
/** A page may be rendered from answers that are a second old, and their events were published slightly earlier. */
const OVERLAP_MS = 2000;
/** Maximum number of new events per read. */
const READ_AT_ONCE = 2000;
/** Pause after a read, so that events committed meanwhile are read together. */
const PAUSE_MS = 10;
/** Interval at which events are found whose process was killed before it notified the others. */
const POLL_MS = 5000;
/** Shortest interval between notifications of the other processes' clients. */
const NOTIFY_EVERY_MS = 20;

/** Events for connected clients, stored in the database so that every process can serve its own clients. */
export function createStream(db: Database, log: Logger, fanOut?: FanOut): Stream {
  const clients = createClients(fanOut !== undefined);
  let prune: NodeJS.Timeout | undefined;
  let stopWatching = () => {};
  const notifier = createNotifier(db, log, CHANNEL, NOTIFY_EVERY_MS);
  const loop = createWakeLoop({
    log,
    name: 'stream',
    net: { db, channel: CHANNEL, pollMs: POLL_MS },
    pauseMs: () => PAUSE_MS,
    work: read,
  });

  /** Whether this process has written events that the others have not been sent. */
  let owes = false;
  fanOut?.onEvents((events) => void clients.pass(events));

  function wake(): void {
    loop.wake();
    if (fanOut?.isUp()) owes = true;
    else notifier.notify();
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
  /** Reads new events and events with ids that were missing; returns the number of new ones. */
  async function readPart(sendOn: (events: readonly StreamEvent[]) => Promise<void>): Promise<number> {
    const { last, missing } = clients.progress();
    const events = await readNews(db, last, missing, READ_AT_ONCE);
    await sendOn(clients.pass(events));
    return events.filter(({ id }) => id > last).length;
  }
  return {
    publish: (executor, memberId, name, data) => addEvent(executor, { memberId, name, data }),
    publishMany: addEvents,
    subscribe: clients.subscribe,
    since: async (id, memberId) => {
      const anchor = await readAnchor(db, id, RESUME_MINUTES);
      return anchor?.fresh ? readAfter(db, id, anchor, WAIT_FOR_ID_MS, memberId) : 'resync';
    },
    sinceMoment: async (atMs, memberId) => {
      const fromMs = atMs - OVERLAP_MS;
      if (fromMs > clients.readAtMs()) return [];
      if (fromMs < Date.now() - RESUME_MINUTES * 60_000) return 'resync';
      return readAfterMoment(db, fromMs, WAIT_FOR_ID_MS, memberId);
    },
    newestId: () => readNewestId(db),
    start: async () => {
      await clients.skipOld(db);
      await loop.start();
      stopWatching = db.onWake('stream', wake);
      prune = setInterval(() => {
        removeOldEvents(db).catch((error: unknown) => log.warn({ err: error }, 'pruning the event stream failed'));
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

/** The clients of this process, and which events they have received. */
interface Clients {
  /** Calls back with every event; returns a function that stops it. */
  subscribe(onEvent: (event: StreamEvent) => void): () => void;
  /** Passes events to the clients, each once. @returns those that were new */
  pass(events: readonly StreamEvent[]): StreamEvent[];
  /** The newest event that was passed, and the ids before it that may still appear. */
  progress(): { last: bigint; missing: readonly IdRange[] };
  /** Time at which the newest event was read; a client that requests later events has missed nothing. */
  readAtMs(): number;
  /** Skips events published before this process started: they are not new to the clients that connect to it. */
  skipOld(db: Executor): Promise<void>;
}

/** @param mayRepeat whether events arrive by several ways, so that one that was passed before may come again */
function createClients(mayRepeat: boolean): Clients {
  const subscribers = new Set<(event: StreamEvent) => void>();
  let seen = new IdGaps(0n, WAIT_FOR_ID_MS);
  let readAtMs = Date.now();
  return {
    subscribe: (onEvent) => {
      subscribers.add(onEvent);
      return () => subscribers.delete(onEvent);
    },
    pass: (events) => {
      const now = Date.now();
      if (events.length > 0) readAtMs = now;
      const fresh = mayRepeat ? events.filter(({ id }) => seen.awaits(id)) : [...events];
      for (const event of fresh) {
        seen.note(event.id, now);
        for (const tell of subscribers) tell(event);
      }
      return fresh;
    },
    progress: () => ({ last: seen.last, missing: seen.ranges(Date.now()) }),
    readAtMs: () => readAtMs,
    skipOld: async (db) => {
      const last = await readNewestId(db);
      seen = new IdGaps(last, WAIT_FOR_ID_MS);
      for (const range of await readGaps(db, last, WAIT_FOR_ID_MS)) seen.expect(range, Date.now());
      readAtMs = Date.now();
    },
  };
}
