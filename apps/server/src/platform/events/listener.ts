import type { Static, TSchema } from 'typebox';
import type { Tx } from '../db/index.ts';
import type { EventType } from './catalogue.ts';

export interface OutboxEvent<S extends TSchema = TSchema> {
  id: bigint;
  topic: string;
  memberId: bigint | null;
  payload: Static<S>;
  /** When it was written, in the transaction of its cause; delivery may come much later. */
  at: Date;
}

/**
 * Takes events of one topic that lie behind one another, as many as there are, so that they can share statements. Takes
 * part in the transaction of the delivery; may be called again with the same events, so it must be idempotent.
 */
export type Handler<S extends TSchema = TSchema> = (tx: Tx, events: readonly OutboxEvent<S>[]) => Promise<void>;

export interface Subscription {
  event: EventType;
  handle: Handler;
}

/** What hears events, with a position of its own: neither its failures nor its pace concern the other listeners. */
export interface Listener {
  /** Stands in the database: another name is another listener, which begins anew. */
  name: string;
  subscriptions: readonly Subscription[];
  /**
   * Whether its topics follow each other for whatever they concern, as bets are placed, settled and corrected. Then all
   * events of a topic in a batch are told at once, the topics in the order of the subscriptions, also where others lie
   * between them. Within a topic they stay in order.
   */
  byTopic?: boolean;
}

export function on<S extends TSchema>(event: EventType<S>, handle: Handler<S>): Subscription {
  return { event, handle: handle as Handler };
}

/** Splits a batch where the topic changes; the order stays. */
export function runsOfTopic(events: readonly OutboxEvent[]): OutboxEvent[][] {
  const runs: OutboxEvent[][] = [];
  for (const event of events) {
    const run = runs.at(-1);
    if (run?.[0]?.topic === event.topic) run.push(event);
    else runs.push([event]);
  }
  return runs;
}

/** All events of a topic at once, the topics in the order in which they are named. */
export function groupByTopic(events: readonly OutboxEvent[], topics: readonly string[]): OutboxEvent[][] {
  const told = Map.groupBy(events, ({ topic }) => topic);
  return topics.flatMap((topic) => {
    const group = told.get(topic);
    return group === undefined ? [] : [group];
  });
}
