import type { TouchedQueries } from '../../shared/events/event-stream.ts';

/**
 * Queries that the chat's events touch. The page of the chat hears the events themselves and puts them in place
 * (`hearLive`), so that nothing is fetched for a message that has come already.
 */
export const touched: TouchedQueries = {
  'chat.message': [['me', 'chat', 'unread']],
  'chat.read': [['me', 'chat', 'unread']],
  'chat.typing': [],
  // Consoles hear it; members' cards hear the events of what they show.
  'chat.card': [],
};
