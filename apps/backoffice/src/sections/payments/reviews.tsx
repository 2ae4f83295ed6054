import type { paymentsDesk, ValueOf } from '@fairlot/contract';
import { useCallback, useState } from 'react';
import { type Action, ActionDialog } from '../../parts/action-dialog.tsx';
import { Select } from '../../parts/field.tsx';
import { Loaded } from '../../parts/states.tsx';
import { type Column, Pager, Table } from '../../parts/table.tsx';
import { ApiError } from '../../shared/api.ts';
import { formatAmount, formatTime } from '../../shared/format.ts';
import type { Operator } from '../../shared/operator.ts';
import { createRequestKeys } from '../../shared/request-key.ts';
import { texts } from '../../shared/texts.ts';
import { useLoad } from '../../shared/use-load.ts';
import { paymentsApi } from './api.ts';
import { reviewTexts } from './texts.ts';

type Review = ValueOf<typeof paymentsDesk.reviews>['list'][number];
const SHOWN = [
  { value: 'open', label: reviewTexts.open },
  { value: 'all', label: reviewTexts.all },
] as const;

/** Payments that a person has to look at. */
export function Reviews({ operator }: { operator: Operator }) {
  const [wanted, setWanted] = useState<{ state: 'open' | 'all'; pageNo: number }>({ state: 'open', pageNo: 1 });
  const { state, reload } = useLoad(
    useCallback((signal: AbortSignal) => paymentsApi.reviews(wanted, signal), [wanted]),
  );
  const [action, setAction] = useState<Action | null>(null);
  const [keyOf] = useState(createRequestKeys);
  const ask = (review: Review, decision: 'credit' | 'reject') =>
    setAction({
      title: reviewTexts[decision],
      needsReason: true,
      text: textOf(review, decision),
      run: async (reason) => {
        await resolve(review, decision, { reason, requestKey: keyOf([review.id, reason]) });
        reload();
      },
    });
  const actions: Column<Review> = {
    title: texts.actions,
    cell: (review) =>
      review.resolvedAt === null ? (
        <span className="row">
          {review.creditable ? (
            <button
              type="button"
              className="button"
              aria-label={`${reviewTexts.credit} ${review.paymentId}`}
              onClick={() => ask(review, 'credit')}
            >
              {reviewTexts.credit}
            </button>
          ) : null}
          <button
            type="button"
            className="button"
            aria-label={`${reviewTexts.reject} ${review.paymentId}`}
            onClick={() => ask(review, 'reject')}
          >
            {reviewTexts.reject}
          </button>
        </span>
      ) : null,
  };
  return (
    <>
      <div className="filters">
        <Select
          label={reviewTexts.show}
          value={wanted.state}
          options={SHOWN}
          onChange={(shown) => setWanted({ state: shown, pageNo: 1 })}
        />
      </div>
      <Loaded state={state} onRetry={reload}>
        {({ list, totalPages }) => (
          <>
            <Table
              caption={reviewTexts.title}
              rows={list}
              keyOf={({ id }) => id}
              columns={operator.permissions.includes('payments.resolve') ? [...COLUMNS, actions] : COLUMNS}
            />
            <Pager page={wanted.pageNo} pages={totalPages} onPage={(pageNo) => setWanted({ ...wanted, pageNo })} />
          </>
        )}
      </Loaded>
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </>
  );
}

/** What one person may not credit alone becomes a request; small cases of one member add up to that as well. */
async function resolve(
  { id, needsSecond }: Review,
  decision: 'credit' | 'reject',
  wish: { reason: string; requestKey: string },
): Promise<void> {
  if (decision === 'credit' && needsSecond) return void (await paymentsApi.requestCredit(id, wish));
  try {
    await paymentsApi.resolveReview(id, { decision, reason: wish.reason });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'review.second.person') throw error;
    await paymentsApi.requestCredit(id, wish);
  }
}

function textOf(review: Review, decision: 'credit' | 'reject'): string {
  if (decision === 'reject') return reviewTexts.rejectText;
  return (review.needsSecond ? reviewTexts.requestText : reviewTexts.creditText)(reportedOf(review));
}

function reportedOf({ reportedAmount, currency }: Review): string {
  return reportedAmount === null ? '–' : `${formatAmount(reportedAmount)} ${currency ?? ''}`.trim();
}

const COLUMNS: readonly Column<Review>[] = [
  { title: reviewTexts.payment, cell: ({ provider, paymentId }) => `${provider} ${paymentId}` },
  { title: reviewTexts.reason, cell: ({ reason }) => reviewTexts.reasons[reason] ?? reason },
  { title: reviewTexts.member, cell: ({ memberId }) => memberId ?? '–' },
  {
    title: reviewTexts.order,
    cell: ({ orderAmount, orderStatus }) =>
      orderAmount === null ? '–' : `${formatAmount(orderAmount)} (${orderStatus})`,
    isFigure: true,
  },
  {
    title: reviewTexts.reported,
    cell: (review) => `${reportedOf(review)}${review.reportedState ? ` (${review.reportedState})` : ''}`,
    isFigure: true,
  },
  { title: reviewTexts.created, cell: ({ createdAt }) => formatTime(createdAt) },
  { title: reviewTexts.resolution, cell: ({ resolution }) => resolution ?? '–' },
];
