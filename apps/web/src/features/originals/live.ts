import type { TouchedQueries } from '../../shared/events/event-stream.ts';

/** Queries that events about in-house games invalidate. */
export const touched: TouchedQueries = {
  crash: [['originals', 'crash']],
};
