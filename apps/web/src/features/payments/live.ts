import type { TouchedQueries } from '../../shared/events/event-stream.ts';

/** Queries that events about payments invalidate. */
export const touched: TouchedQueries = {
  'deposit.changed': [['me', 'deposit']],
  'payments.changed': [
    ['me', 'deposit', 'methods'],
    ['me', 'withdraw', 'settings'],
  ],
  'payoutAccounts.changed': [['me', 'withdraw', 'accounts']],
  'withdrawal.changed': [['me', 'withdraw']],
};
