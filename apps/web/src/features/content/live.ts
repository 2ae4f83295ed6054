import type { TouchedQueries } from '../../shared/events/event-stream.ts';

/** Queries that what operators tell touches. */
export const touched: TouchedQueries = {
  'content.changed': [['content']],
  unread: [['content']],
};
