import type { TouchedQueries } from '../../shared/events/event-stream.ts';

/** Queries that a status change invalidates. */
export const touched: TouchedQueries = {
  status: [['site']],
};
