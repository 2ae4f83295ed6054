import type { PaymentReport, PaymentState } from './adapters/adapter.ts';

export type OrderStatus =
  | 'created'
  | 'awaiting'
  | 'processing'
  | 'succeeded'
  | 'failed'
  | 'expired'
  | 'cancelled'
  | 'reversed'
  | 'unknown'
  | 'review';

export type ReviewReason =
  | 'amount-differs'
  | 'currency-differs'
  | 'other-payment'
  | 'other-name'
  | 'succeeded-after-failure'
  | 'succeeded-after-cancel'
  | 'failed-after-success'
  | 'reversed-in-review'
  | 'unknown-state';

export type Decision =
  | { kind: 'none' }
  | { kind: 'move'; status: Exclude<PaymentState, 'succeeded'> }
  | { kind: 'credit' }
  /** What was credited is taken back. */
  | { kind: 'reverse' }
  /** A person decides. `keepsStatus`: the order itself is settled, only the report is strange. */
  | { kind: 'review'; reason: ReviewReason; keepsStatus: boolean };

export interface OrderFacts {
  status: OrderStatus;
  amountMinor: bigint;
  asset: string;
  /** Null until the provider has named its payment. */
  providerPaymentId: string | null;
}

/** A report with what the other orders say about its payment, and the member's document about its payer. */
export type CheckedReport = PaymentReport & { isOfOtherOrder: boolean; isOfOtherPerson: boolean };

/**
 * What a provider's report means for an order. Repeated and outdated reports mean nothing, whatever their order;
 * an expired order may still succeed, one that failed or was cancelled and succeeds is for a person.
 */
export function decide(order: OrderFacts, report: CheckedReport): Decision {
  const { status } = order;
  const review = (reason: ReviewReason): Decision => ({
    kind: 'review',
    reason,
    keepsStatus: status === 'succeeded' || status === 'reversed' || status === 'review',
  });
  if (status === 'review') return report.state === 'reversed' ? review('reversed-in-review') : { kind: 'none' };
  const isOtherPayment =
    report.isOfOtherOrder ||
    (order.providerPaymentId !== null && report.paymentId !== null && order.providerPaymentId !== report.paymentId);
  if (isOtherPayment) return review('other-payment');
  if (report.currency !== order.asset) return review('currency-differs');
  if (report.amountMinor !== order.amountMinor) return review('amount-differs');
  const decision = MEANING[report.state](status, review);
  return decision.kind === 'credit' && report.isOfOtherPerson ? review('other-name') : decision;
}

type Meaning = (status: OrderStatus, review: (reason: ReviewReason) => Decision) => Decision;

const move =
  (state: Exclude<PaymentState, 'succeeded'>, from: readonly OrderStatus[]): Meaning =>
  (status) =>
    from.includes(status) ? { kind: 'move', status: state } : { kind: 'none' };

const ENDED_BY_WORD: Meaning = (status, review) =>
  status === 'succeeded' ? review('failed-after-success') : { kind: 'none' };

const MEANING: Record<PaymentState, Meaning> = {
  awaiting: move('awaiting', ['created', 'unknown']),
  processing: move('processing', ['created', 'awaiting', 'unknown']),
  succeeded: (status, review) => {
    if (status === 'succeeded' || status === 'reversed') return { kind: 'none' };
    if (status === 'failed') return review('succeeded-after-failure');
    return status === 'cancelled' ? review('succeeded-after-cancel') : { kind: 'credit' };
  },
  failed: (status, review) =>
    isUnsettled(status) ? { kind: 'move', status: 'failed' } : ENDED_BY_WORD(status, review),
  cancelled: (status, review) =>
    isUnsettled(status) ? { kind: 'move', status: 'cancelled' } : ENDED_BY_WORD(status, review),
  // What came back before it was credited is never credited.
  reversed: (status) => {
    if (status === 'succeeded') return { kind: 'reverse' };
    return isUnsettled(status) ? { kind: 'move', status: 'reversed' } : { kind: 'none' };
  },
  unknown: (status, review) => {
    if (status === 'succeeded' || status === 'failed') return review('unknown-state');
    return isUnsettled(status) && status !== 'unknown' ? { kind: 'move', status: 'unknown' } : { kind: 'none' };
  },
};

function isUnsettled(status: OrderStatus): boolean {
  return ['created', 'awaiting', 'processing', 'expired', 'unknown'].includes(status);
}
