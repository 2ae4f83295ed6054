import type { Static, TSchema } from 'typebox';

/**
 * A topic with the shape of its payload. Rooms declare theirs in `events.ts`; what all rooms speak stands in `bets.ts`.
 */
export interface EventType<S extends TSchema = TSchema> {
  readonly topic: string;
  readonly payload: S;
}

export type PayloadOf<E extends EventType> = Static<E['payload']>;

export function defineEvent<S extends TSchema>(topic: string, payload: S): EventType<S> {
  return { topic, payload };
}

/** Every event of this build. What it does not name was written by another build and is left alone. */
export interface Catalogue {
  /** @throws when a topic has two shapes */
  add(events: readonly EventType[]): void;
  topics(): readonly string[];
  find(topic: string): EventType | undefined;
}

export function createCatalogue(): Catalogue {
  const events = new Map<string, EventType>();
  return {
    add: (more) => {
      for (const event of more) {
        if ((events.get(event.topic) ?? event) !== event) throw new Error(`Two events are named ${event.topic}`);
        events.set(event.topic, event);
      }
    },
    topics: () => [...events.keys()],
    find: (topic) => events.get(topic),
  };
}
