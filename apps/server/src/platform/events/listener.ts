import type { Static, TSchema } from 'typebox';
import type { Tx } from '../db/index.ts';
import type { EventType } from './catalogue.ts';

export interface OutboxEvent<S extends TSchema = TSchema> {
  id: bigint;
  topic: string;
  memberId: bigint | null;
  payload: Static<S>;
  /** Time of writing, in the transaction of its cause; delivery may happen much later. */
  at: Date;
}

/**
 * Handles consecutive events of one topic, all together so that they can share statements. Runs in the transaction of
 * the delivery. It may be called again with the same events, so it must be idempotent.
 */
export type Handler<S extends TSchema = TSchema> = (tx: Tx, events: readonly OutboxEvent<S>[]) => Promise<void>;

export interface Subscription {
  event: EventType;
  handle: Handler;
}

/** A consumer of events with its own position: its failures and speed do not affect other listeners. */
export interface Listener {
  /** Stored in the database: a new name makes a new listener, which starts from the beginning. */
  name: string;
  subscriptions: readonly Subscription[];
  /**
   * Whether the topics follow one another for each subject, as bets are placed, settled and corrected. Then each
   * topic's events of a batch are delivered together, in the order of the subscriptions, even if other events are
   * between them. Within a topic they keep their order.
   */
  byTopic?: boolean;
}

export function on<S extends TSchema>(event: EventType<S>, handle: Handler<S>): Subscription {
  return { event, handle: handle as Handler };
}

/** Splits a batch where the topic changes, keeping the order. */
export function runsOfTopic(events: readonly OutboxEvent[]): OutboxEvent[][] {
  const runs: OutboxEvent[][] = [];
  for (const event of events) {
    const run = runs.at(-1);
    if (run?.[0]?.topic === event.topic) run.push(event);
    else runs.push([event]);
  }
  return runs;
}

/** Groups events by topic, in the order in which the topics are listed. */
export function groupByTopic(events: readonly OutboxEvent[], topics: readonly string[]): OutboxEvent[][] {
  const reported = Map.groupBy(events, ({ topic }) => topic);
  return topics.flatMap((topic) => {
    const group = reported.get(topic);
    return group === undefined ? [] : [group];
  });
}
