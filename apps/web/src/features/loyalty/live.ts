import type { TouchedQueries } from '../../shared/events/event-stream.ts';

/** Queries that rewards, levels and deposits invalidate. */
export const touched: TouchedQueries = {
  'rewards.changed': [['me', 'loyalty']],
  'deposit.changed': [['me', 'firstSteps']],
};
