import type { TouchedQueries } from '../../shared/events/event-stream.ts';

/** Queries that a reward which came or was collected, or another level, touches. */
export const touched: TouchedQueries = {
  'rewards.changed': [['me', 'loyalty']],
};
