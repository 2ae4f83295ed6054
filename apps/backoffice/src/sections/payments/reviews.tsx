import type { paymentsDesk, ValueOf } from '@fairlot/contract';
import { REVIEWS } from '@fairlot/contract/payments/lists';
import { useState } from 'react';
import { ListPage } from '../../list/list-page.tsx';
import type { ListDeclaration, RowAction } from '../../list/list-spec.ts';
import { useReloadList } from '../../list/use-reload-list.ts';
import { type Action, ActionDialog } from '../../form/action-dialog.tsx';
import { Time } from '../../parts/time.tsx';
import { ApiError } from '../../shared/api.ts';
import { formatAmount } from '../../shared/format.ts';
import { createRequestKeys } from '../../shared/request-key.ts';
import type { PageProps } from '../../shared/section.ts';
import { paymentsApi } from './api.ts';
import { MatchDialog } from './match-dialog.tsx';
import { reviewTexts as words } from './texts.ts';

type Review = ValueOf<typeof paymentsDesk.reviews>['list'][number];

/** Payments that need manual review. */
export function Reviews({ operator }: PageProps) {
  const reload = useReloadList(LIST.name);
  const [action, setAction] = useState<Action | null>(null);
  const [unmatched, setUnmatched] = useState<Review | null>(null);
  const [keyOf] = useState(createRequestKeys);
  const ask = (review: Review, decision: 'credit' | 'reject') =>
    setAction({
      title: words[decision],
      needsReason: true,
      text: textOf(review, decision),
      run: async (reason) => {
        await resolve(review, decision, { reason, requestKey: keyOf([review.id, reason]) });
        reload();
      },
    });
  const actionsOf = (review: Review): RowAction[] => {
    if (review.resolvedAt !== null) return [];
    const closing = { label: words.reject, run: () => ask(review, 'reject') };
    if (review.orderId === null && review.reportedState === 'succeeded')
      return [{ label: words.match, run: () => setUnmatched(review) }, closing];
    return review.creditable ? [{ label: words.credit, run: () => ask(review, 'credit') }, closing] : [closing];
  };
  return (
    <>
      <ListPage list={LIST} actionsOf={operator.permissions.includes('payments.resolve') ? actionsOf : undefined} />
      {unmatched !== null && <MatchDialog review={unmatched} onDone={reload} onClose={() => setUnmatched(null)} />}
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </>
  );
}

/** Credits above one operator's limit become a request; small cases of one member are added up for that limit. */
async function resolve(
  { id, needsSecond }: Review,
  decision: 'credit' | 'reject',
  input: { reason: string; requestKey: string },
): Promise<void> {
  if (decision === 'credit' && needsSecond) return void (await paymentsApi.requestCredit(id, input));
  try {
    await paymentsApi.resolveReview(id, { decision, reason: input.reason });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'review.second.person') throw error;
    await paymentsApi.requestCredit(id, input);
  }
}

function textOf(review: Review, decision: 'credit' | 'reject'): string {
  if (decision === 'reject') return words.rejectText;
  return (review.needsSecond ? words.requestText : words.creditText)(reportedOf(review));
}

function reportedOf({ reportedAmount, currency }: Review): string {
  return reportedAmount === null ? '–' : `${formatAmount(reportedAmount)} ${currency ?? ''}`.trim();
}

function StateOf({ resolution }: Pick<Review, 'resolution'>) {
  if (resolution === null) return <span className="state state--wait">{words.open}</span>;
  return <span className="state">{words.resolutions[resolution] ?? resolution}</span>;
}

const reasonOf = ({ reason }: Review): string => words.reasons[reason] ?? reason;

const LIST: ListDeclaration<Review> = {
  name: 'reviews',
  spec: REVIEWS,
  caption: words.title,
  keyOf: ({ id }) => id,
  titleOf: ({ paymentId }) => paymentId,
  columns: [
    { name: 'paymentId', title: words.payment, cell: ({ provider, paymentId }) => `${provider} ${paymentId}` },
    { name: 'reason', title: words.reason, cell: reasonOf },
    { name: 'memberId', title: words.member, cell: ({ memberId }) => memberId ?? '–' },
    {
      name: 'orderAmount',
      title: words.order,
      cell: ({ orderAmount, orderStatus }) =>
        orderAmount === null ? '–' : `${formatAmount(orderAmount)} (${orderStatus})`,
      isFigure: true,
    },
    {
      name: 'reportedAmount',
      title: words.reported,
      cell: (review) => `${reportedOf(review)}${review.reportedState ? ` (${review.reportedState})` : ''}`,
      isFigure: true,
    },
    { name: 'createdAt', title: words.created, cell: ({ createdAt }) => <Time at={createdAt} /> },
    { name: 'resolution', title: words.resolution, cell: StateOf },
    { name: 'id', title: words.id, cell: ({ id }) => id, isFigure: true, isSpare: true },
  ],
  fields: { state: words.state, provider: words.provider },
  choices: { state: { open: words.open, closed: words.closed }, reason: words.reasons },
  views: [
    { key: 'open', name: words.open, filter: ['state:eq:open'], sort: null },
    { key: 'all', name: words.all, filter: [], sort: '-id' },
  ],
  card: (review) => ({
    title: review.paymentId,
    figure: reportedOf(review),
    state: <StateOf resolution={review.resolution} />,
    facts: reasonOf(review),
  }),
};
