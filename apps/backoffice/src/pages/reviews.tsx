import type { paymentsDesk, ValueOf } from '@fairlot/contract';
import { useCallback, useState } from 'react';
import type { Operator } from '../app.tsx';
import { type Action, ActionDialog } from '../parts/action-dialog.tsx';
import { Select } from '../parts/field.tsx';
import { Loaded } from '../parts/states.tsx';
import { type Column, Pager, Table } from '../parts/table.tsx';
import { api } from '../shared/api.ts';
import { formatAmount, formatTime } from '../shared/format.ts';
import { texts } from '../shared/texts.ts';
import { useLoad } from '../shared/use-load.ts';

type Review = ValueOf<typeof paymentsDesk.reviews>['list'][number];
const SHOWN = [
  { value: 'open', label: texts.review.open },
  { value: 'all', label: texts.review.all },
] as const;

/** Payments that a person has to look at. */
export function Reviews({ operator }: { operator: Operator }) {
  const [wanted, setWanted] = useState<{ state: 'open' | 'all'; pageNo: number }>({ state: 'open', pageNo: 1 });
  const { state, reload } = useLoad(useCallback((signal: AbortSignal) => api.reviews(wanted, signal), [wanted]));
  const [action, setAction] = useState<Action | null>(null);
  const ask = (review: Review, decision: 'credit' | 'reject') =>
    setAction({
      title: texts.review[decision],
      needsReason: true,
      text: decision === 'credit' ? texts.review.creditText(reportedOf(review)) : texts.review.rejectText,
      run: async (reason) => {
        await api.resolveReview(review.id, { decision, reason });
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
              className="btn"
              aria-label={`${texts.review.credit} ${review.paymentId}`}
              onClick={() => ask(review, 'credit')}
            >
              {texts.review.credit}
            </button>
          ) : null}
          <button
            type="button"
            className="btn"
            aria-label={`${texts.review.reject} ${review.paymentId}`}
            onClick={() => ask(review, 'reject')}
          >
            {texts.review.reject}
          </button>
        </span>
      ) : null,
  };
  return (
    <>
      <div className="filters">
        <Select
          label={texts.review.show}
          value={wanted.state}
          options={SHOWN}
          onChange={(shown) => setWanted({ state: shown, pageNo: 1 })}
        />
      </div>
      <Loaded state={state} onRetry={reload}>
        {({ list, totalPages }) => (
          <>
            <Table
              caption={texts.reviews}
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

function reportedOf({ reportedAmount, currency }: Review): string {
  return reportedAmount === null ? '–' : `${formatAmount(reportedAmount)} ${currency ?? ''}`.trim();
}

const COLUMNS: readonly Column<Review>[] = [
  { title: texts.review.payment, cell: ({ provider, paymentId }) => `${provider} ${paymentId}` },
  { title: texts.review.reason, cell: ({ reason }) => texts.review.reasons[reason] ?? reason },
  { title: texts.review.member, cell: ({ memberId }) => memberId ?? '–' },
  {
    title: texts.review.order,
    cell: ({ orderAmount, orderStatus }) =>
      orderAmount === null ? '–' : `${formatAmount(orderAmount)} (${orderStatus})`,
    isFigure: true,
  },
  {
    title: texts.review.reported,
    cell: (review) => `${reportedOf(review)}${review.reportedState ? ` (${review.reportedState})` : ''}`,
    isFigure: true,
  },
  { title: texts.review.created, cell: ({ createdAt }) => formatTime(createdAt) },
  { title: texts.review.resolution, cell: ({ resolution }) => resolution ?? '–' },
];
