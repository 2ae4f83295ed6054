/**
 * Server-sent events of `/lgw/events` that no room owns; a room's own events are in its `events.ts`. Visitors receive
 * only events that concern no member.
 */
export interface StreamEvents {
  /** The client was away for longer than the stream is kept: it fetches everything again. */
  resync: Record<string, never>;
  /** Operators changed a provider's connection; processes reload the connections of the room. */
  'connections.changed': { room: string };
  /** An operator changed an object, such as `withdrawal:7`; only operators receive it. */
  'desk.changed': { object: string };
}
