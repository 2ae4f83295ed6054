import type { TouchedQueries } from '../../shared/events/event-stream.ts';

/**
 * Queries that the chat's events invalidate. The chat page applies the events itself (`hearLive`), so that a received
 * message is not fetched again.
 */
export const touched: TouchedQueries = {
  'chat.message': [['me', 'chat', 'unread']],
  'chat.read': [['me', 'chat', 'unread']],
  'chat.typing': [],
  // Used by consoles; members' cards listen to the events of the records they show.
  'chat.card': [],
};
