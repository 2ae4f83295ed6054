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
  | 'account-closed'
  | 'succeeded-after-failure'
  | 'succeeded-after-cancel'
  | 'failed-after-success'
  | 'reversed-in-review'
  | 'reversed-after-part'
  | 'unknown-state';

export type Decision =
  | { kind: 'none' }
  | { kind: 'move'; status: Exclude<PaymentState, 'succeeded'> }
  | { kind: 'credit' }
  /** Received money for an order in review: the case of the payment shows it. */
  | { kind: 'received' }
  /** Reverses a credited payment. */
  | { kind: 'reverse' }
  /** An operator decides. `keepsStatus`: the order itself is settled, only the report is unexpected. */
  | { kind: 'review'; reason: ReviewReason; keepsStatus: boolean };

export interface OrderFacts {
  status: OrderStatus;
  amountMinor: bigint;
  asset: string;
  /** Null until the provider has named its payment. */
  providerPaymentId: string | null;
}

/** A report with facts about its payment in other orders, its payer (from the member's document) and the account. */
export type CheckedReport = PaymentReport & {
  isOfOtherOrder: boolean;
  isOfOtherPerson: boolean;
  isClosed: boolean;
  /** An operator settled an earlier reversal of a part. */
  hasSettledPart: boolean;
};

/**
 * Decides the effect of a provider's report on an order. Repeated and outdated reports have none, in any order. An
 * expired order may still succeed; a success after a failure or cancellation needs a manual review.
 */
export function decide(order: OrderFacts, report: CheckedReport): Decision {
  const { status } = order;
  const review = (reason: ReviewReason): Decision => ({
    kind: 'review',
    reason,
    keepsStatus: status === 'succeeded' || status === 'reversed' || status === 'review',
  });
  if (status === 'review') {
    if (report.state === 'reversed') return review('reversed-in-review');
    // Without its own id, the money could be credited again when the provider names its payment.
    return { kind: report.state === 'succeeded' && report.paymentId !== null ? 'received' : 'none' };
  }
  const isOtherPayment =
    report.isOfOtherOrder ||
    (order.providerPaymentId !== null && report.paymentId !== null && order.providerPaymentId !== report.paymentId);
  if (isOtherPayment) return review('other-payment');
  if (report.currency !== order.asset) return review('currency-differs');
  if (report.amountMinor !== order.amountMinor) return review('amount-differs');
  const decision = MEANING[report.state](status, review);
  if (decision.kind === 'credit' && report.isClosed) return review('account-closed');
  // Reversing the whole would take the part again.
  if (decision.kind === 'reverse' && report.hasSettledPart) return review('reversed-after-part');
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
  // Money that was reversed before it was credited is never credited.
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
