import type { TouchedQueries } from '../../shared/events/event-stream.ts';

/** Queries that a change of the status touches. */
export const touched: TouchedQueries = {
  status: [['site']],
};
