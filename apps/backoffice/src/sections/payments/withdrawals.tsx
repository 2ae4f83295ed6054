import { WITHDRAWALS } from '@fairlot/contract/payments/lists';
import { CaseDesk } from '../../parts/case/case-desk.tsx';
import type { BulkAction, ListDeclaration } from '../../list/list-spec.ts';
import { Time } from '../../parts/time.tsx';
import { formatAmount } from '../../shared/format.ts';
import { paymentStates } from '../../shared/payment-states.ts';
import type { MemberTabProps, PageProps } from '../../shared/section.ts';
import { common } from '../../shared/common-texts.ts';
import { paymentsApi } from './api.ts';
import { withdrawalTexts as words } from './texts.ts';
import { type Withdrawal, WithdrawalState } from './withdrawal-actions.tsx';
import { withdrawalCase } from './withdrawal-case.tsx';
import { caseLayoutTexts } from '../../parts/case/case-texts.ts';
import { sectionTexts } from './section-texts.ts';

/** Withdrawals; those that wait for an operator come first. */
export function Withdrawals({ operator, onGo }: PageProps) {
  const mine = { key: 'mine', name: words.mine, sort: 'createdAt', columns: null };
  const filter = ['state:eq:waiting', `takenBy:eq:${operator.name}`];
  const [waiting, ...others] = WITHDRAWAL_LIST.views;
  const views = waiting === undefined ? others : [waiting, { ...mine, filter }, ...others];
  return <WithdrawalList operator={operator} list={{ ...WITHDRAWAL_LIST, views }} onGo={onGo} />;
}

/** Withdrawals of one member. */
export function MemberWithdrawals({ memberId, operator }: MemberTabProps) {
  const views = WITHDRAWAL_LIST.views.toReversed();
  return (
    <WithdrawalList operator={operator} list={{ ...WITHDRAWAL_LIST, views, fixed: [`memberId:eq:${memberId}`] }} />
  );
}

interface WithdrawalListProps extends Pick<PageProps, 'operator'> {
  list: ListDeclaration<Withdrawal>;
  /** Opens another page; undefined on a member's page. */
  onGo?: PageProps['onGo'];
}

function WithdrawalList({ operator, list, onGo }: WithdrawalListProps) {
  return (
    <CaseDesk
      operator={operator}
      list={list}
      part="order"
      openLabel={common.view}
      titleOf={(orderId) => `${sectionTexts.withdrawals} ${orderId.slice(0, 8).toUpperCase()}`}
      load={paymentsApi.withdrawal}
      subjectOf={(withdrawal) => withdrawalCase(withdrawal, operator, onGo)}
      bulk={operator.permissions.includes('withdrawals.decide') ? BULK : []}
      isOver={onGo === undefined}
    />
  );
}

const BULK: readonly BulkAction[] = [
  { label: caseLayoutTexts.take, action: 'take', needsReason: false },
  { label: caseLayoutTexts.hold, action: 'hold' },
  { label: caseLayoutTexts.release, action: 'release' },
];

const sumOf = ({ amount, currency }: Withdrawal): string => `${formatAmount(amount)} ${currency}`;
const marksOf = ({ marks }: Withdrawal): string => marks.map((mark) => words.markNames[mark] ?? mark).join(', ') || '–';

export const WITHDRAWAL_LIST: ListDeclaration<Withdrawal> = {
  name: 'withdrawals',
  spec: WITHDRAWALS,
  caption: sectionTexts.withdrawals,
  keyOf: ({ orderId }) => orderId,
  titleOf: (withdrawal) => `${withdrawal.account} ${sumOf(withdrawal)}`,
  columns: [
    { name: 'createdAt', title: words.created, cell: ({ createdAt }) => <Time at={createdAt} /> },
    { name: 'memberId', title: common.member, cell: ({ account, memberId }) => `${account} (${memberId})` },
    { name: 'amount', title: common.amount, cell: sumOf, isFigure: true },
    { name: 'label', title: words.to, cell: ({ label }) => label },
    { name: 'status', title: common.state, cell: ({ status }) => <WithdrawalState status={status} /> },
    { name: 'marks', title: words.marks, cell: marksOf },
    { name: 'takenBy', title: words.takenBy, cell: ({ takenBy }) => takenBy ?? '–' },
    {
      name: 'needsSecond',
      title: words.needsSecond,
      cell: ({ needsSecond }) => (needsSecond ? common.yes : '–'),
      isSpare: true,
    },
    {
      name: 'onHold',
      title: caseLayoutTexts.onHold,
      cell: ({ onHold }) => (onHold ? <span className="state state--wait">{common.yes}</span> : '–'),
    },
    { name: 'byHand', title: words.byHandColumn, cell: ({ byHand }) => (byHand ? common.yes : '–'), isSpare: true },
    {
      name: 'endedAt',
      title: words.ended,
      cell: ({ endedAt }) => (endedAt === null ? '–' : <Time at={endedAt} />),
      isSpare: true,
    },
    { name: 'orderId', title: words.order, cell: ({ orderId }) => orderId, isSpare: true },
  ],
  fields: { state: words.show },
  choices: { state: { waiting: words.open, open: words.inProgress }, status: paymentStates.withdrawal },
  views: [
    { key: 'waiting', name: words.open, filter: ['state:eq:waiting'], sort: 'createdAt' },
    { key: 'held', name: caseLayoutTexts.onHold, filter: ['state:eq:waiting', 'onHold:eq:true'], sort: 'createdAt' },
    { key: 'open', name: words.inProgress, filter: ['state:eq:open'], sort: 'createdAt' },
    { key: 'all', name: words.all, filter: [], sort: null },
  ],
  card: (row) => ({
    title: row.account,
    figure: sumOf(row),
    state: row.onHold ? (
      <span className="state state--wait">{caseLayoutTexts.onHold}</span>
    ) : (
      <WithdrawalState status={row.status} />
    ),
    facts: `${row.label} · ${marksOf(row)}`,
  }),
};
