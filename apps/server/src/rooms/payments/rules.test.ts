import { describe, expect, it } from 'vitest';
import type { PaymentState } from './adapters/adapter.ts';
import { type CheckedReport, decide, type OrderStatus } from './rules.ts';

const STATUSES: OrderStatus[] = [
  'created',
  'awaiting',
  'processing',
  'succeeded',
  'failed',
  'expired',
  'cancelled',
  'reversed',
  'unknown',
  'review',
];
const STATES: PaymentState[] = ['awaiting', 'processing', 'succeeded', 'failed', 'cancelled', 'reversed', 'unknown'];

const order = (status: OrderStatus, providerPaymentId: string | null = 'p1') => ({
  status,
  amountMinor: 5_000_000n,
  asset: 'VND',
  providerPaymentId,
});
const report = (state: PaymentState, changes: Partial<CheckedReport> = {}): CheckedReport => ({
  state,
  paymentId: 'p1',
  merchantRef: 'o1',
  amountMinor: 5_000_000n,
  currency: 'VND',
  isOfOtherOrder: false,
  isOfOtherPerson: false,
  isClosed: false,
  hasSettledPart: false,
  ...changes,
});
const reported = (status: OrderStatus, state: PaymentState) => {
  const decision = decide(order(status), report(state));
  if (decision.kind === 'move') return decision.status;
  return decision.kind === 'review' ? `review: ${decision.reason}` : decision.kind;
};

const FAILED_LATE = ['review: failed-after-success', 'review: failed-after-success'];

describe('decision of a report for an order', () => {
  it('follows exactly this table', () => {
    expect(
      Object.fromEntries(STATUSES.map((status) => [status, STATES.map((state) => reported(status, state))])),
    ).toEqual({
      created: ['awaiting', 'processing', 'credit', 'failed', 'cancelled', 'reversed', 'unknown'],
      awaiting: ['none', 'processing', 'credit', 'failed', 'cancelled', 'reversed', 'unknown'],
      processing: ['none', 'none', 'credit', 'failed', 'cancelled', 'reversed', 'unknown'],
      succeeded: ['none', 'none', 'none', ...FAILED_LATE, 'reverse', 'review: unknown-state'],
      failed: ['none', 'none', 'review: succeeded-after-failure', 'none', 'none', 'none', 'review: unknown-state'],
      expired: ['none', 'none', 'credit', 'failed', 'cancelled', 'reversed', 'unknown'],
      cancelled: ['none', 'none', 'review: succeeded-after-cancel', 'none', 'none', 'none', 'none'],
      reversed: ['none', 'none', 'none', 'none', 'none', 'none', 'none'],
      unknown: ['awaiting', 'processing', 'credit', 'failed', 'cancelled', 'reversed', 'none'],
      review: ['none', 'none', 'received', 'none', 'none', 'review: reversed-in-review', 'none'],
    });
  });

  it.each([
    ['amount-differs', { amountMinor: 4_999_999n }],
    ['amount-differs', { amountMinor: null }],
    ['currency-differs', { currency: 'USD' }],
    ['other-payment', { paymentId: 'p2' }],
    ['other-payment', { isOfOtherOrder: true }],
  ] as const)('goes to review as %s and credits nothing when it reports %o', (reason, changes) => {
    expect(decide(order('awaiting'), report('succeeded', changes))).toEqual({
      kind: 'review',
      reason,
      keepsStatus: false,
    });
    expect(decide(order('succeeded'), report('succeeded', changes))).toEqual({
      kind: 'review',
      reason,
      keepsStatus: true,
    });
  });

  it('sends received money of an order in review to the case of its payment, if the payment has an id', () => {
    const decided = (changes: Partial<CheckedReport>) => decide(order('review'), report('succeeded', changes)).kind;
    expect(decided({ paymentId: 'p2', amountMinor: 4_000_000n })).toBe('received');
    expect(decided({ paymentId: null })).toBe('none');
  });

  it('accepts no payment in place of another one while the provider has named none', () => {
    expect(decide(order('awaiting'), report('cancelled', { paymentId: null }))).toEqual({
      kind: 'move',
      status: 'cancelled',
    });
  });

  it('accepts the payment of the first report for an order that the provider has not named yet', () => {
    expect(decide(order('created', null), report('succeeded', { paymentId: 'p9' }))).toEqual({ kind: 'credit' });
  });
});
