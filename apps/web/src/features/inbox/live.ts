import type { TouchedQueries } from '../../shared/events/event-stream.ts';

/** Queries that a new, read or removed message invalidates. */
export const touched: TouchedQueries = {
  'inbox.changed': [
    ['me', 'inbox', 'list'],
    ['me', 'inbox', 'unread'],
  ],
};
