import { Value } from 'typebox/value';
import type { Catalogue } from './catalogue.ts';

/**
 * Reports events with an unknown topic or a wrong shape. Tests check every row with it, including rows written by SQL
 * functions.
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
