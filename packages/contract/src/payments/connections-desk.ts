import { connectionCalls } from '../connections.ts';

/**
 * Providers that operators connect; the sandbox is connected only by the environment. payos, stripe: deposits;
 * payos-payout, stripe-payout: payouts; by-hand: payouts that operators make themselves and mark as paid.
 */
const CONNECTED_PROVIDERS = ['payos', 'stripe', 'payos-payout', 'stripe-payout', 'by-hand'] as const;

export const {
  list: paymentConnections,
  connect: connectPayments,
  off: disconnectPayments,
  test: testPayments,
} = connectionCalls({
  desk: 'paymentsDesk',
  path: 'paymentConnections',
  calls: ['connectPayments', 'disconnectPayments', 'testPayments'],
  providers: CONNECTED_PROVIDERS,
  read: 'payments.read',
  change: 'payments.connect',
});
