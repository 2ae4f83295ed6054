import type { Logger } from 'pino';
import type { Database } from '../db/index.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createStream, type Stream } from './stream.ts';

export { inBatches, type Listener, type Outbox, type OutboxEvent } from './outbox.ts';
export { registerEvents } from './sse.ts';
export type { Stream, StreamEvent } from './stream.ts';

export interface Events {
  outbox: Outbox;
  stream: Stream;
}

/** Outbox and client stream; a relayed batch wakes the stream. */
export function createEvents(db: Database, log: Logger): Events {
  const stream = createStream(db, log);
  return { stream, outbox: createOutbox(db, log, stream.poke) };
}
