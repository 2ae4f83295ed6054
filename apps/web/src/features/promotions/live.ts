import type { TouchedQueries } from '../../shared/events/event-stream.ts';

/** Queries that a new, played or ended bonus invalidates. */
export const touched: TouchedQueries = {
  'bonus.changed': [
    ['me', 'bonus'],
    ['me', 'offers'],
  ],
};
