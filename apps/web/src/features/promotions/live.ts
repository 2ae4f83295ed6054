import type { TouchedQueries } from '../../shared/events/event-stream.ts';

/** Queries that a bonus which came, was played or ended touches. */
export const touched: TouchedQueries = {
  'bonus.changed': [
    ['me', 'bonus'],
    ['me', 'offers'],
  ],
};
