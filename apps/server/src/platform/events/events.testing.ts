import { Type } from 'typebox';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import { createLogger } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { createEvents, defineEvent, type Events, type Listener, on, type OutboxEvent } from './index.ts';

const Thing = Type.Object({ n: Type.Integer() });

export const happened = defineEvent('thing.happened', Thing);
export const counted = defineEvent('thing.counted', Thing);
/** An event type that only a later build defines. */
export const invented = defineEvent('thing.invented', Thing);

type ThingEvent = OutboxEvent<typeof Thing>;

/** The events service of one process. */
export function eventsOf(db: Database, listeners: readonly Listener[] = [], metrics = createMetrics()): Events {
  const events = createEvents(db, createLogger('silent'), metrics);
  events.catalogue.add([happened, counted]);
  for (const listener of listeners) events.outbox.listen(listener);
  return events;
}

/** A listener that passes every event to a function. */
export function probe(
  name: string,
  hear: (event: ThingEvent) => void | Promise<void>,
  heard: readonly (typeof happened)[] = [happened],
): Listener {
  return {
    name,
    subscriptions: heard.map((event) =>
      on(event, async (_tx, events) => {
        for (const one of events) await hear(one);
      }),
    ),
  };
}

export async function waiting(db: Database): Promise<number> {
  return Number(await db.value(sql<bigint>`select count(*) from platform_outbox`));
}
