import type { TouchedQueries } from '../../shared/events/event-stream.ts';

/** Queries that a new or collected reward, or a new level, invalidates. */
export const touched: TouchedQueries = {
  'rewards.changed': [['me', 'loyalty']],
};
