import type { TouchedQueries } from '../../shared/events/event-stream.ts';

/** Queries that events about operators' content invalidate. */
export const touched: TouchedQueries = {
  'content.changed': [['content']],
  unread: [['content']],
};
