import type { PaymentReport, PaymentState } from './adapters/adapter.ts';

export type OrderStatus = 'created' | 'awaiting' | 'processing' | 'succeeded' | 'failed' | 'expired' | 'review';

/** An order waits this long for its player; money that comes later is credited all the same. */
export const EXPIRES_AFTER_MINUTES = 30;

export type ReviewReason =
  | 'amount-differs'
  | 'currency-differs'
  | 'other-payment'
  | 'succeeded-after-failure'
  | 'failed-after-success'
  | 'unknown-state';

export type Decision =
  | { kind: 'none' }
  | { kind: 'move'; status: 'awaiting' | 'processing' | 'failed' }
  | { kind: 'credit' }
  /** A person decides. `keepsStatus`: the order itself is settled, only the report is strange. */
  | { kind: 'review'; reason: ReviewReason; keepsStatus: boolean };

export interface OrderFacts {
  status: OrderStatus;
  amountMinor: bigint;
  asset: string;
  /** Null until the provider has named its payment. */
  providerPaymentId: string | null;
}

/** A report with what the other orders say about its payment. */
export type CheckedReport = PaymentReport & { isOfOtherOrder: boolean };

/**
 * What a provider's report means for an order. Repeated and outdated reports mean nothing, whatever their order;
 * an expired order may still succeed, a failed one that succeeds is for a person.
 */
export function decide(order: OrderFacts, report: CheckedReport): Decision {
  if (order.status === 'review') return { kind: 'none' };
  const review = (reason: ReviewReason): Decision => ({
    kind: 'review',
    reason,
    keepsStatus: order.status === 'succeeded',
  });
  if (report.state === 'unknown') return { kind: 'review', reason: 'unknown-state', keepsStatus: true };
  const isOtherPayment =
    report.isOfOtherOrder || (order.providerPaymentId !== null && order.providerPaymentId !== report.paymentId);
  if (isOtherPayment) return review('other-payment');
  if (report.currency !== order.asset) return review('currency-differs');
  if (report.amountMinor !== order.amountMinor) return review('amount-differs');
  if (order.status === 'succeeded')
    return report.state === 'failed' ? review('failed-after-success') : { kind: 'none' };
  if (report.state === 'succeeded')
    return order.status === 'failed' ? review('succeeded-after-failure') : { kind: 'credit' };
  return LEGAL_MOVES[report.state].includes(order.status) ? { kind: 'move', status: report.state } : { kind: 'none' };
}

/** From which states an order follows a report that is no success. */
const LEGAL_MOVES: Record<Exclude<PaymentState, 'succeeded' | 'unknown'>, readonly OrderStatus[]> = {
  awaiting: ['created'],
  processing: ['created', 'awaiting'],
  failed: ['created', 'awaiting', 'processing', 'expired'],
};
