import type { TouchedQueries } from '../../shared/events/event-stream.ts';

/** Queries that rewards, levels, deposits and identities invalidate. */
export const touched: TouchedQueries = {
  'rewards.changed': [['me', 'loyalty']],
  'deposit.changed': [['me', 'firstSteps']],
  'identity.changed': [['me', 'firstSteps']],
};
