import type { Static, TSchema } from 'typebox';

/**
 * A topic with the shape of its payload. Rooms declare theirs in `events.ts`; the types shared by all rooms are in
 * `bets.ts`.
 */
export interface EventType<S extends TSchema = TSchema> {
  readonly topic: string;
  readonly payload: S;
}

export type PayloadOf<E extends EventType> = Static<E['payload']>;

export function defineEvent<S extends TSchema>(topic: string, payload: S): EventType<S> {
  return { topic, payload };
}

/** All event types of this build. Events of other types were written by another build and are left alone. */
export interface Catalogue {
  /** @throws when a topic is declared with two shapes */
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
