import { Value } from 'typebox/value';
import type { Catalogue } from './catalogue.ts';

/**
 * Says of events what is wrong with their topic or shape; tests hold every row against it, those of SQL functions too.
 */
export function findWrongEvents(
  catalogue: Catalogue,
  events: readonly { topic: string; payload: unknown }[],
): string[] {
  return events.flatMap(({ topic, payload }) => {
    const event = catalogue.find(topic);
    if (event === undefined) return [`${topic}: no room declares this event`];
    return Value.Errors(event.payload, payload).map(
      ({ instancePath, message }) => `${topic}${instancePath}: ${message}`,
    );
  });
}
