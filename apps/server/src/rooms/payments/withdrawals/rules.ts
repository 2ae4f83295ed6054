export type WithdrawalStatus =
  | 'requested'
  | 'review'
  | 'approved'
  | 'submitted'
  | 'paid'
  | 'refused'
  | 'failed'
  | 'cancelled'
  | 'unknown'
  | 'reversed';

/** State of a payout in our terms; an adapter translates its provider's. */
export type PayoutState = 'pending' | 'paid' | 'failed' | 'reversed' | 'unknown';

export type PayoutDecision =
  | { kind: 'none' }
  | { kind: 'move'; status: 'submitted' | 'paid' | 'failed' | 'reversed' | 'unknown' }
  /** An operator decides; no money moves. */
  | { kind: 'review'; reason: string };

export interface PayoutFacts {
  status: WithdrawalStatus;
  amountMinor: bigint;
  asset: string;
  /** Null until the provider has named its payment. */
  providerPaymentId: string | null;
  /** Set if operators decided that it was paid. */
  proof: string | null;
}

export interface PayoutReport {
  paymentId: string;
  /** The order's id, as sent to the provider. */
  orderId: string;
  state: PayoutState;
  /** Null when the provider's amount is unreadable. */
  amountMinor: bigint | null;
  currency: string;
  /** The money of a failed payout is in our balance at the provider again. */
  isBack?: true;
}

/**
 * Decides the effect of a provider's report on a withdrawal. Repeated and outdated reports have none, in any order. A
 * report that money left after it was returned to the member needs a manual review, as does one that contradicts a
 * payment which operators decided.
 */
export function decidePayout(order: PayoutFacts, report: PayoutReport): PayoutDecision {
  if (order.providerPaymentId !== null && order.providerPaymentId !== report.paymentId)
    return { kind: 'review', reason: 'payout-other-payment' };
  if (report.currency !== order.asset) return { kind: 'review', reason: 'payout-currency-differs' };
  if (report.amountMinor !== order.amountMinor) return { kind: 'review', reason: 'payout-amount-differs' };
  switch (report.state) {
    case 'pending':
      return order.status === 'unknown' ? { kind: 'move', status: 'submitted' } : { kind: 'none' };
    case 'unknown':
      return order.status === 'submitted' ? { kind: 'move', status: 'unknown' } : { kind: 'none' };
    case 'paid':
      return decidePaid(order.status);
    case 'failed':
      if (order.status === 'paid')
        return report.isBack === true && order.proof === null
          ? { kind: 'move', status: 'reversed' }
          : { kind: 'review', reason: 'payout-failed-after-paid' };
      return isAtProvider(order.status) ? { kind: 'move', status: 'failed' } : { kind: 'none' };
    case 'reversed':
      if (order.status === 'paid' && order.proof !== null)
        return { kind: 'review', reason: 'payout-failed-after-paid' };
      return isAtProvider(order.status) || order.status === 'paid'
        ? { kind: 'move', status: 'reversed' }
        : { kind: 'none' };
  }
}

function decidePaid(status: WithdrawalStatus): PayoutDecision {
  if (isAtProvider(status)) return { kind: 'move', status: 'paid' };
  // A reversal follows a payment, so the report of the payment may arrive after it.
  if (status === 'paid' || status === 'reversed') return { kind: 'none' };
  return { kind: 'review', reason: 'payout-paid-after-return' };
}

function isAtProvider(status: WithdrawalStatus): boolean {
  return status === 'submitted' || status === 'unknown';
}
