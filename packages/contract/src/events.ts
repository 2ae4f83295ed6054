/**
 * Server-sent events of `/lgw/events`. Visitors get those without a member alone.
 * `resync` tells the client to fetch everything again: it was away for longer than the stream is kept.
 */
export interface EventMap {
  balance: { sumBalance: string };
  'draw.opened': { gameCode: string; numero: string };
  'draw.locked': { gameCode: string; numero: string };
  'draw.drawn': { gameCode: string; numero: string };
  'draw.settled': { gameCode: string; numero: string };
  'draw.void': { gameCode: string; numero: string };
  'ticket.settled': { ticketId: string; status: string };
  'withdrawal.changed': { orderId: string; status: string };
  status: { status: number };
  /** Games, vendors or their order changed; lists are asked for again. */
  'catalogue.changed': { version: string };
  /** Operators changed what is told: banners, announcements, promotions, help. */
  'content.changed': Record<string, never>;
  /** Unread entries of one member, of those kinds that changed. */
  unread: { announcements: number };
  resync: Record<string, never>;
}

export type EventName = keyof EventMap;
