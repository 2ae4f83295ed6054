import { Type } from 'typebox';
import { Approval } from '../backoffice/shapes.ts';
import { endpoint } from '../define.ts';
import { listOf } from '../list-query.ts';
import { REVIEWS } from './lists.ts';
import { Amount, EpochMs, Id, IdParams, Maybe, Reason, RequestKey, StrictObject } from '../shapes.ts';

const Review = Type.Object({
  id: Id,
  provider: Type.String(),
  paymentId: Type.String(),
  reason: Type.String(),
  orderId: Maybe(Type.String()),
  memberId: Maybe(Id),
  orderStatus: Maybe(Type.String()),
  orderAmount: Maybe(Amount),
  reportedAmount: Maybe(Amount),
  reportedState: Maybe(Type.String()),
  /** Text that the payer entered. */
  text: Maybe(Type.String()),
  /** The withdrawal of a reported payout. */
  withdrawalId: Maybe(Type.String()),
  currency: Maybe(Type.String()),
  creditable: Type.Boolean(),
  /** Whether the amount exceeds what one operator may credit. */
  needsSecond: Type.Boolean(),
  createdAt: EpochMs,
  resolvedAt: Maybe(EpochMs),
  resolution: Maybe(Type.String()),
});

export const reviews = endpoint({
  id: 'paymentsDesk.reviews',
  path: '/backoffice/api/reviews',
  permission: 'payments.read',
  summary: 'Payments that need a manual review, oldest first',
  ...listOf(REVIEWS, Review),
});

const OrderId = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });

export const resolveReview = endpoint({
  id: 'paymentsDesk.resolveReview',
  method: 'POST',
  path: '/backoffice/api/reviews/:id/resolve',
  permission: 'payments.resolve',
  summary: 'Credit the reported payment, or close the case without crediting',
  params: IdParams,
  body: StrictObject({ decision: Type.Union([Type.Literal('credit'), Type.Literal('reject')]), reason: Reason }),
  value: Review,
  errors: [
    'not.found',
    'review.resolved',
    'review.not.creditable',
    'review.second.person',
    'case.taken',
    'case.on.hold',
  ],
});

export const requestCredit = endpoint({
  id: 'paymentsDesk.requestCredit',
  method: 'POST',
  path: '/backoffice/api/reviews/:id/request-credit',
  permission: 'payments.resolve',
  summary: "Request the credit of a payment above one operator's limit",
  params: IdParams,
  body: StrictObject({ reason: Reason, requestKey: RequestKey }),
  value: Approval,
  errors: [
    'not.found',
    'review.resolved',
    'review.not.creditable',
    'idempotency.conflict',
    'case.taken',
    'case.on.hold',
  ],
});

export const matchReview = endpoint({
  id: 'paymentsDesk.matchReview',
  method: 'POST',
  path: '/backoffice/api/reviews/:id/match',
  permission: 'payments.resolve',
  summary: 'Match a payment without an order to one; it becomes a case of that order',
  params: IdParams,
  body: StrictObject({ orderId: OrderId, reason: Reason }),
  value: Review,
  errors: ['not.found', 'review.resolved', 'review.not.matchable', 'case.taken', 'case.on.hold'],
});

export * from './connections-desk.ts';
export * from './deposit-methods-desk.ts';
export * from './deposits-desk.ts';
export * from './withdrawal-terms-desk.ts';
export * from './withdrawals-desk.ts';
export * from './statements-desk.ts';
