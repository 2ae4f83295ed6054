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
    currency: { type: 'text' },
    createdAt: { type: 'time', operators: ['gte', 'lte'], isIndexed: true },
    resolvedAt: { type: 'time' },
    resolution: { type: 'text' },
  },
} as const satisfies ListSpec;
