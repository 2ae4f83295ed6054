import type { paymentsDesk, ValueOf } from '@fairlot/contract';
import { REVIEWS } from '@fairlot/contract/payments/lists';
import { useState } from 'react';
import type { ListDeclaration } from '../../list/list-spec.ts';
import { CaseDesk } from '../../parts/case/case-desk.tsx';
import type { CaseDecision, CaseEvidence, CaseSubject } from '../../parts/case/case-types.ts';
import { loadRow } from '../../parts/case/load-row.ts';
import { MemberSide } from '../../parts/case/member-side.tsx';
import { useReloadCase } from '../../parts/case/use-reload-case.ts';
import { Time } from '../../parts/time.tsx';
import { ApiError } from '../../shared/api.ts';
import { formatAmount, shortReference } from '../../shared/format.ts';
import type { Operator } from '../../shared/operator.ts';
import type { PageProps } from '../../shared/section.ts';
import { common } from '../../shared/common-texts.ts';
import { paymentsApi } from './api.ts';
import { MatchDialog } from './match-dialog.tsx';
import { reviewTexts as words } from './texts.ts';
import { providerTexts } from './provider-texts.ts';
import { sectionTexts } from './section-texts.ts';

type Review = ValueOf<typeof paymentsDesk.reviews>['list'][number];

/** Payments that need manual review. */
export function Reviews({ operator, onGo }: PageProps) {
  const [unmatched, setUnmatched] = useState<Review | null>(null);
  const reload = useReloadCase(LIST.name);
  return (
    <>
      <CaseDesk
        operator={operator}
        list={LIST}
        part="review"
        openLabel={common.view}
        titleOf={(id) => `${sectionTexts.reviews} ${id}`}
        load={(id, signal) => loadRow<Review>(LIST.name, `id:eq:${id}`, signal)}
        subjectOf={(review) => reviewCase(review, operator, onGo, () => setUnmatched(review))}
      />
      {unmatched !== null && <MatchDialog review={unmatched} onDone={reload} onClose={() => setUnmatched(null)} />}
    </>
  );
}

/** A review as a case: what the provider reported beside what was ordered. */
function reviewCase(review: Review, operator: Operator, onGo: PageProps['onGo'], onMatch: () => void): CaseSubject {
  const { id, provider, paymentId, createdAt, memberId, orderId, text, resolvedAt, currency } = review;
  const mayDecide = operator.permissions.includes('payments.resolve');
  const isOpen = resolvedAt === null && mayDecide;
  const isUnmatched = orderId === null && review.reportedState === 'succeeded';
  const order = review.orderAmount === null ? '–' : `${formatAmount(review.orderAmount)} ${currency ?? ''}`.trim();
  const openMember =
    memberId === null ? [] : [{ label: common.openMember, run: () => onGo('member', `?memberId=${memberId}`) }];
  return {
    key: id,
    number: id,
    state: <StateOf resolution={review.resolution} />,
    title: reportedOf(review),
    text: (
      <>
        {`${provider} ${paymentId} · `}
        <Time at={createdAt} />
      </>
    ),
    owner: null,
    buttons: [...openMember, ...(isOpen && isUnmatched ? [{ label: words.match, run: onMatch }] : [])],
    points: [
      {
        key: 'reason',
        title: reasonOf(review),
        facts: words.compared(order, reportedOf(review), review.reportedState ?? '–'),
        passed: resolvedAt !== null,
        evidence: evidenceOf(review, operator, onGo),
      },
    ],
    parts: text === null ? undefined : <p>{`${words.wrote}: ${text}`}</p>,
    side: {
      title: common.member,
      content:
        memberId === null || !operator.permissions.includes('members.read') ? null : <MemberSide memberId={memberId} />,
    },
    take: null,
    work: { object: `review:${id}`, mayDecide: isOpen },
    decisions: isOpen ? decisionsOn(review, isUnmatched) : [],
  };
}

/** The deposit, or the withdrawal, which operators end where the provider's report differs from it. */
function evidenceOf(
  { orderId, withdrawalId, memberId }: Review,
  operator: Operator,
  onGo: PageProps['onGo'],
): CaseEvidence | undefined {
  if (orderId !== null)
    return {
      label: common.order,
      run: () => onGo('deposits', `?view=all&deposit=${orderId}`),
      beside: { source: 'deposits', memberId: memberId ?? '', filter: `orderId:eq:${orderId}` },
    };
  if (withdrawalId === null || !operator.permissions.includes('withdrawals.read')) return undefined;
  return {
    label: sectionTexts.withdrawal,
    run: () => onGo('withdrawals', `?view=all&order=${withdrawalId}`),
    beside: { source: 'withdrawals', memberId: memberId ?? '', filter: `orderId:eq:${withdrawalId}` },
  };
}

function decisionsOn(review: Review, isUnmatched: boolean): CaseDecision[] {
  const decide = (decision: 'credit' | 'reject', letter: string): CaseDecision => ({
    key: decision,
    letter,
    title: words[decision],
    text: textOf(review, decision),
    ends: true,
    needsSeen: decision === 'credit',
    asksSecond: decision === 'credit' && review.needsSecond,
    isHarm: decision === 'reject',
    run: (reason, requestKey) => resolve(review, decision, { reason, requestKey }),
  });
  return review.creditable && !isUnmatched ? [decide('credit', 'a'), decide('reject', 'r')] : [decide('reject', 'r')];
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
  caption: sectionTexts.reviews,
  keyOf: ({ id }) => id,
  titleOf: ({ paymentId }) => paymentId,
  columns: [
    { name: 'paymentId', title: providerTexts.payment, cell: ({ provider, paymentId }) => `${provider} ${paymentId}` },
    { name: 'reason', title: words.reason, cell: reasonOf },
    { name: 'memberId', title: common.member, cell: ({ memberId }) => memberId ?? '–' },
    {
      name: 'orderAmount',
      title: common.order,
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
    { name: 'id', title: common.number, cell: ({ id }) => id, isFigure: true, isSpare: true },
  ],
  fields: { state: common.state, provider: common.provider },
  choices: { state: { open: words.open, closed: words.closed }, reason: words.reasons },
  views: [
    { key: 'open', name: words.open, filter: ['state:eq:open'], sort: null },
    { key: 'all', name: words.all, filter: [], sort: '-id' },
  ],
  card: (review) => ({
    title: shortReference(review.paymentId),
    figure: reportedOf(review),
    state: <StateOf resolution={review.resolution} />,
    facts: reasonOf(review),
  }),
};
