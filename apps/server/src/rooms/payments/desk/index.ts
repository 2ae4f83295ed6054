import { paymentsDesk as contract, type ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { audited, type Desk, pageOf } from '../../../platform/operators/index.ts';
import { isCreditable } from '../actions/resolve-review.ts';
import type { Payments } from '../index.ts';
import type { ReviewCase } from '../reviews.ts';

type ReviewView = ValueOf<typeof contract.resolveReview>;

/** What operators do with payments: they close what a person has to look at. */
export function createDesk(platform: Platform, payments: Payments): Desk {
  return {
    permissions: [
      { permission: 'payments.read', roles: ['admin', 'finance', 'risk'] },
      { permission: 'payments.resolve', roles: ['admin', 'finance'] },
    ],
    routes: createReviewRoutes(platform, payments),
  };
}

function createReviewRoutes(platform: Platform, payments: Payments): BoundRoute[] {
  return [
    route(contract.reviews, async ({ query }) => {
      const { offset, limit } = pageOf(query);
      const { list, total } = await payments.listReviews(query.state !== 'all', offset, limit);
      return { list: list.map(presentReview), totalPages: Math.ceil(total / limit) };
    }),
    route(contract.resolveReview, async ({ operator, ip, params, body: { decision, reason } }) => {
      const resolved = await audited(platform, { operator, ip }, async (tx) => {
        const { before, after } = await payments.resolveReview(tx, BigInt(params.id), decision);
        return {
          value: after,
          trail: {
            action: 'payment.review.resolved',
            object: `payment:${after.provider}:${after.paymentId}`,
            reason,
            before: { resolution: null, orderStatus: before.orderStatus },
            after: { resolution: after.resolution, orderStatus: after.orderStatus, review: params.id },
          },
        };
      });
      return presentReview(resolved);
    }),
  ];
}

function presentReview(review: ReviewCase): ReviewView {
  const {
    id,
    provider,
    paymentId,
    reason,
    orderId,
    memberId,
    orderStatus,
    orderAmountMinor,
    reportedMinor,
    reportedState,
    currency,
    createdAt,
    resolvedAt,
    resolution,
  } = review;
  return {
    id: String(id),
    provider,
    paymentId,
    reason,
    orderId,
    memberId: memberId === null ? null : String(memberId),
    orderStatus,
    orderAmount: orderAmountMinor === null ? null : formatMinor(orderAmountMinor),
    reportedAmount: reportedMinor === null ? null : formatMinor(reportedMinor),
    reportedState,
    currency,
    creditable: isCreditable(review),
    createdAt: createdAt.getTime(),
    resolvedAt: resolvedAt?.getTime() ?? null,
    resolution,
  };
}
