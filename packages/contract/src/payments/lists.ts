import type { ListSpec } from '../lists.ts';

/** Filters and sort orders of this room's lists. Separate from the calls because the console reads it too. */
export const REVIEWS = {
  sort: 'id',
  period: 'createdAt',
  fields: {
    id: { type: 'id', operators: ['eq'], sorts: true, isIndexed: true },
    state: { type: 'choice', choices: ['open', 'closed'], operators: ['eq'], isIndexed: true },
    provider: { type: 'text', operators: ['eq'] },
    paymentId: { type: 'text', operators: ['eq'] },
    reason: { type: 'text', operators: ['eq', 'in'] },
    orderId: { type: 'text' },
    memberId: { type: 'id', operators: ['eq'] },
    orderStatus: { type: 'text' },
    orderAmount: { type: 'text' },
    reportedAmount: { type: 'text' },
    reportedState: { type: 'text' },
    text: { type: 'text' },
    currency: { type: 'text' },
    createdAt: { type: 'time', operators: ['gte', 'lte'], isIndexed: true },
    resolvedAt: { type: 'time' },
    resolution: { type: 'text' },
  },
} as const satisfies ListSpec;

/** Deposit orders of all members. */
export const DEPOSITS = {
  sort: '-createdAt',
  period: 'createdAt',
  fields: {
    orderId: { type: 'text', operators: ['eq'], isIndexed: true },
    memberId: { type: 'id', operators: ['eq'], isIndexed: true },
    method: { type: 'text', operators: ['eq', 'in'] },
    methodName: { type: 'text' },
    provider: { type: 'text', operators: ['eq', 'in'] },
    status: { type: 'text', operators: ['eq', 'in'] },
    /** `sent`: the member reported it as sent, and it has not arrived yet. */
    state: { type: 'choice', choices: ['sent', 'open'], operators: ['eq'], isIndexed: true },
    amount: { type: 'text' },
    currency: { type: 'text' },
    reference: { type: 'text', operators: ['eq'] },
    createdAt: { type: 'time', operators: ['gte', 'lte'], sorts: true, isIndexed: true },
    sentAt: { type: 'time' },
    creditedAt: { type: 'time' },
  },
} as const satisfies ListSpec;

/** Withdrawals of all members. */
export const WITHDRAWALS = {
  sort: '-createdAt',
  period: 'createdAt',
  fields: {
    orderId: { type: 'text', operators: ['eq'], isIndexed: true },
    memberId: { type: 'id', operators: ['eq'], isIndexed: true },
    /** `waiting`: an operator has to decide; `open`: the payout is in progress. */
    state: { type: 'choice', choices: ['waiting', 'open'], operators: ['eq'], isIndexed: true },
    status: {
      type: 'choice',
      choices: [
        'requested',
        'review',
        'approved',
        'submitted',
        'paid',
        'refused',
        'failed',
        'cancelled',
        'unknown',
        'reversed',
      ],
      operators: ['eq', 'in'],
    },
    takenBy: { type: 'text', operators: ['eq'] },
    needsSecond: { type: 'flag', operators: ['eq'] },
    byHand: { type: 'flag', operators: ['eq'] },
    onHold: { type: 'flag', operators: ['eq'] },
    amount: { type: 'text' },
    fee: { type: 'text' },
    currency: { type: 'text' },
    account: { type: 'text' },
    label: { type: 'text' },
    marks: { type: 'text' },
    createdAt: { type: 'time', operators: ['gte', 'lte'], sorts: true, isIndexed: true },
    endedAt: { type: 'time' },
  },
} as const satisfies ListSpec;
