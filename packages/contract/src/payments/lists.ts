import type { ListSpec } from '../lists.ts';

/** What can be asked of the lists of this room, apart from their calls, for the console reads it as well. */
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
    provider: { type: 'text', operators: ['eq', 'in'] },
    status: { type: 'text', operators: ['eq', 'in'] },
    /** Said to be sent, and not there yet. */
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
    /** A person is needed; or money is on its way out. */
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
    createdAt: { type: 'time', operators: ['gte', 'lte'], sorts: true, isIndexed: true },
    endedAt: { type: 'time' },
  },
} as const satisfies ListSpec;
