import { paymentsDesk as contract, type ValueOf } from '@fairlot/contract';
import { sql } from '../../../platform/db/index.ts';
import { type AnyDeskList, deskList, waitingWork } from '../../../platform/operators/index.ts';
import { REVIEW_COLUMNS, REVIEW_MEMBER, REVIEW_TABLES, type ReviewCase } from '../reviews.ts';

type ReviewView = ValueOf<typeof contract.resolveReview>;

/** Cases in order of arrival. */
export function createReviewList(present: (rows: readonly ReviewCase[]) => Promise<ReviewView[]>): AnyDeskList {
  return deskList<ReviewCase, ReviewView>({
    endpoint: contract.reviews,
    select: REVIEW_COLUMNS,
    from: REVIEW_TABLES,
    alias: 'r',
    fields: {
      state: { where: ([state]) => (state === 'open' ? sql`r.resolved_at is null` : sql`r.resolved_at is not null`) },
      memberId: { column: REVIEW_MEMBER },
    },
    present,
  });
}

/** Payments that match no order. */
export const WAITING_REVIEWS = waitingWork<ReviewView>({
  page: 'reviews',
  list: 'reviews',
  filter: ['state:eq:open'],
  promiseMinutes: 30,
  caseOf: ({ id, provider, paymentId, createdAt, reportedAmount, currency }) => ({
    title: `${provider} ${paymentId}`,
    at: createdAt,
    amount: reportedAmount,
    currency,
    query: { review: id },
  }),
});
