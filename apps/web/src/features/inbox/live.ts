import type { TouchedQueries } from '../../shared/events/event-stream.ts';

/** Queries that a message which came, was read or went touches. */
export const touched: TouchedQueries = {
  'inbox.changed': [
    ['me', 'inbox', 'list'],
    ['me', 'inbox', 'unread'],
  ],
};
