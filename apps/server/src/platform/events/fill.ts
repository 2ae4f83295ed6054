import type { Logger } from 'pino';
import { type Database, sql, type Tx } from '../db/index.ts';
import type { Metrics } from '../metrics.ts';
import { betPlaced, type ReplayedBets, betSettled } from './bets.ts';
import type { Listener, OutboxEvent } from './listener.ts';

/** A source that can replay its stored bets. */
export interface BetSource {
  /** Stored in the database while a listener is being filled. */
  name: string;
  /** @param after the position of the last batch taken; null starts with the oldest */
  replay(since: Date, after: string | null): AsyncIterable<ReplayedBets>;
}

/** The progress of a new listener: the last batch position of each source, and the sources that are complete. */
interface Progress {
  after: Record<string, string>;
  done: string[];
  bets: number;
}

export interface Fill {
  /**
   * Runs until the listener has received all earlier bets, or `isStopped`; only one process at a time runs it.
   * @returns whether the listener is filled and may receive events from the outbox
   */
  run(isStopped: () => boolean): Promise<boolean>;
}

export interface FillMetrics {
  start(listener: string): void;
  count(listener: string, bets: number): void;
  end(listener: string): void;
}

export function createFillMetrics(metrics: Metrics): FillMetrics {
  const labels = ['listener'] as const;
  const filling = metrics.gauge('fairlot_listener_filling', 'Whether a new listener is processing past events', labels);
  const reported = metrics.counter(
    'fairlot_listener_filled_bets_total',
    'Past bets processed by new listeners',
    labels,
  );
  return {
    start: (listener) => filling.set({ listener }, 1),
    count: (listener, bets) => reported.inc({ listener }, bets),
    end: (listener) => filling.set({ listener }, 0),
  };
}

/**
 * Replays earlier bets to a listener that is new in a database: their events may have been delivered and removed.
 * Events committed after its registration wait in the outbox until it is filled. A bet that arrives both ways is the
 * same bet to the listener, like any event that is delivered again; of two outcomes, the higher version wins.
 */
export function createFill(
  db: Database,
  log: Logger,
  metrics: FillMetrics,
  { name, subscriptions }: Listener,
  sources: () => readonly BetSource[],
): Fill {
  const handlers = new Map(subscriptions.map(({ event, handle }) => [event.topic, handle]));
  let isFilled = false;

  /** Advances from the progress that this process last read. @returns false when another process has advanced it */
  const step = (from: Progress, to: Progress | null, work: (tx: Tx) => Promise<void>): Promise<boolean> =>
    db.transaction(async (tx) => {
      if (!(await lockProgress(tx, name, from))) return false;
      await work(tx);
      await storeProgress(tx, name, to);
      return true;
    });
  async function tell(tx: Tx, { placed, settled }: ReplayedBets): Promise<void> {
    await handlers.get(betPlaced.topic)?.(tx, asEvents(betPlaced.topic, placed));
    if (settled.length > 0) await handlers.get(betSettled.topic)?.(tx, asEvents(betSettled.topic, settled));
  }

  async function fill(start: Progress, isStopped: () => boolean): Promise<boolean> {
    let progress = start;
    for (const source of sources()) {
      if (progress.done.includes(source.name)) continue;
      let hasBets = false;
      for await (const batch of source.replay(new Date(0), progress.after[source.name] ?? null)) {
        if (isStopped()) return false;
        const next = {
          ...progress,
          after: { ...progress.after, [source.name]: batch.after },
          bets: progress.bets + batch.placed.length,
        };
        if (!(await step(progress, next, (tx) => tell(tx, batch)))) return false;
        progress = next;
        hasBets = true;
        metrics.count(name, batch.placed.length);
      }
      if (!hasBets) continue; // queried again after a stop, at the cost of one query
      const next = { ...progress, done: [...progress.done, source.name] };
      if (!(await step(progress, next, async () => {}))) return false;
      progress = next;
    }
    if (!(await step(progress, null, async () => {}))) return false;
    if (progress.bets > 0)
      log.info({ listener: name, bets: progress.bets }, 'a new listener has processed past events');
    return true;
  }

  return {
    run: async (isStopped) => {
      if (isFilled) return true;
      const progress = await readProgress(db, name);
      if (progress !== null) metrics.start(name);
      isFilled = progress === null || (await fill(progress, isStopped));
      // Also when another process has completed what this one began.
      if (isFilled) metrics.end(name);
      return isFilled;
    },
  };
}

const asEvents = (topic: string, payloads: readonly object[]): OutboxEvent[] =>
  payloads.map((payload) => ({ id: 0n, topic, memberId: null, payload, at: new Date() }));

/** Null when the listener has received all earlier bets. */
async function readProgress(db: Database, name: string): Promise<Progress | null> {
  const row = await db.first(sql<{ fill: Progress | null }>`
    select fill from platform_listeners where name = ${name}`);
  return row?.fill ?? null;
}

/** @returns false when another process holds the listener or has advanced it */
async function lockProgress(tx: Tx, name: string, from: Progress): Promise<boolean> {
  return tx.has(sql`
    select 1 from platform_listeners where name = ${name} and fill = ${JSON.stringify(from)}::jsonb
       for update skip locked`);
}

async function storeProgress(tx: Tx, name: string, to: Progress | null): Promise<void> {
  await tx.run(sql`
    update platform_listeners set fill = ${to === null ? null : JSON.stringify(to)}::jsonb where name = ${name}`);
}
