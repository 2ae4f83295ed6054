import type { Static, TSchema } from 'typebox';
import type { Tx } from '../db/index.ts';
import type { EventType } from './catalogue.ts';

export interface OutboxEvent<S extends TSchema = TSchema> {
  id: bigint;
  topic: string;
  memberId: bigint | null;
  payload: Static<S>;
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
   * Whether what it hears says the same in any order. Then all events of a topic in a batch are told at once, also
   * where others lie between them, as with bets that are placed and settled in one transaction.
   */
  hasNoOrder?: boolean;
}

export function on<S extends TSchema>(event: EventType<S>, handle: Handler<S>): Subscription {
  return { event, handle: handle as Handler };
}
