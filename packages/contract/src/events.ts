/**
 * Server-sent events of `/lgw/events` that no room owns; a room's own stand in its `events.ts`. Visitors get those
 * without a member alone.
 */
export interface StreamEvents {
  /** The client was away for longer than the stream is kept: it fetches everything again. */
  resync: Record<string, never>;
}
