import type { TouchedQueries } from '../../shared/events/event-stream.ts';

/** Queries that in-house games touch. */
export const touched: TouchedQueries = {
  crash: [['originals', 'crash']],
};
