import { WITHDRAWALS } from '@fairlot/contract/payments/lists';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Action, ActionDialog } from '../../form/action-dialog.tsx';
import { ListPage } from '../../list/list-page.tsx';
import type { BulkAction, ListDeclaration, RowAction } from '../../list/list-spec.ts';
import { useReloadList } from '../../list/use-reload-list.ts';
import { Panes } from '../../parts/panes.tsx';
import { Failure, Loading } from '../../parts/states.tsx';
import { Time } from '../../parts/time.tsx';
import { formatAmount } from '../../shared/format.ts';
import { messageOf } from '../../shared/message-of.ts';
import { paymentStates } from '../../shared/payment-states.ts';
import type { MemberTabProps, PageProps } from '../../shared/section.ts';
import { useAddressPart } from '../../shared/use-address-part.ts';
import { paymentsApi, type WithdrawalView } from './api.ts';
import { caseTexts } from './case-texts.ts';
import { withdrawalTexts as words } from './texts.ts';
import { WithdrawalCase } from './withdrawal-case.tsx';
import { type OperatorAction, deedsOf, type Withdrawal, WithdrawalState } from './withdrawal-actions.tsx';
import { WithdrawalSide } from './withdrawal-side.tsx';

/** Withdrawals; those that wait for an operator come first. */
export function Withdrawals({ operator, onGo }: PageProps) {
  const mine = { key: 'mine', name: words.mine, sort: 'createdAt', columns: null };
  const filter = ['state:eq:waiting', `takenBy:eq:${operator.name}`];
  const [waiting, ...others] = LIST.views;
  const views = waiting === undefined ? others : [waiting, { ...mine, filter }, ...others];
  const openMember = (memberId: string) => onGo('member', `?memberId=${memberId}`);
  return <WithdrawalList operator={operator} list={{ ...LIST, views }} onMember={openMember} />;
}

/** Withdrawals of one member. */
export function MemberWithdrawals({ memberId, operator }: MemberTabProps) {
  const views = LIST.views.toReversed();
  return <WithdrawalList operator={operator} list={{ ...LIST, views, fixed: [`memberId:eq:${memberId}`] }} />;
}

interface WithdrawalListProps extends Pick<PageProps, 'operator'> {
  list: ListDeclaration<Withdrawal>;
  /** Opens the member's page; undefined on such a page. */
  onMember?: (memberId: string) => void;
}

function WithdrawalList({ operator, list, onMember }: WithdrawalListProps) {
  const client = useQueryClient();
  const reloadList = useReloadList(list.name);
  const [action, setAction] = useState<Action | null>(null);
  const [shown, setShown] = useAddressPart('order');
  const changed = () => {
    void client.invalidateQueries({ queryKey: ['withdrawal'] });
    reloadList();
  };
  const take = (row: Withdrawal, { title, text, run }: OperatorAction) =>
    setAction({
      title,
      text: `${row.account}, ${sumOf(row)}: ${text}`,
      needsReason: false,
      run: async (reason) => {
        await run(row, reason, '');
        changed();
      },
    });
  const mayDecide = operator.permissions.includes('withdrawals.decide');
  const actionsOf = (row: Withdrawal): RowAction[] => [
    { label: words.look, run: () => setShown(row.orderId) },
    ...(mayDecide ? deedsOf(row, operator.name) : [])
      .filter(({ needsReason }) => needsReason === false)
      .map((step) => ({ label: step.title, run: () => take(row, step) })),
  ];
  const seesMembers = operator.permissions.includes('members.read');
  const detail = (orderId: string) => ({
    title: `${words.title} ${orderId.slice(0, 8).toUpperCase()}`,
    work: (onClose: () => void) => (
      <OneWithdrawal key={orderId} orderId={orderId}>
        {(withdrawal) => (
          <WithdrawalCase
            withdrawal={withdrawal}
            operator={operator}
            onTake={(operation) => take(withdrawal, operation)}
            onChanged={changed}
            onOpenMember={onMember === undefined || !seesMembers ? null : () => onMember(withdrawal.memberId)}
            onClose={onClose}
          />
        )}
      </OneWithdrawal>
    ),
    side: {
      title: caseTexts.member,
      content: (
        <OneWithdrawal key={orderId} orderId={orderId} isQuiet>
          {(withdrawal) => (
            <WithdrawalSide
              withdrawal={withdrawal}
              seesMembers={seesMembers}
              onOpenMember={onMember === undefined || !seesMembers ? null : onMember}
            />
          )}
        </OneWithdrawal>
      ),
    },
  });
  return (
    <>
      <Panes
        detail={shown === null ? null : detail(shown)}
        isOver={onMember === undefined}
        onClose={() => setShown(null)}
      >
        {(isNarrow) => (
          <ListPage
            list={list}
            {...(isNarrow ? {} : { actionsOf })}
            onOpen={({ orderId }) => setShown(orderId)}
            openKey={isNarrow ? shown : null}
            isNarrow={isNarrow}
            bulk={mayDecide && !isNarrow ? BULK : []}
          />
        )}
      </Panes>
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </>
  );
}

interface OneWithdrawalProps {
  orderId: string;
  /** Whether another part of the page shows the loading state. */
  isQuiet?: boolean;
  children: (withdrawal: WithdrawalView) => ReactNode;
}

function OneWithdrawal({ orderId, isQuiet = false, children }: OneWithdrawalProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['withdrawal', orderId],
    queryFn: ({ signal }) => paymentsApi.withdrawal(orderId, signal),
  });
  if (data !== undefined) return children(data);
  if (isQuiet) return null;
  return error === null ? <Loading /> : <Failure message={messageOf(error)} onRetry={() => void refetch()} />;
}

const BULK: readonly BulkAction[] = [
  { label: words.take, action: 'take', needsReason: false },
  { label: caseTexts.hold, action: 'hold' },
  { label: caseTexts.release, action: 'release' },
];

const sumOf = ({ amount, currency }: Withdrawal): string => `${formatAmount(amount)} ${currency}`;
const marksOf = ({ marks }: Withdrawal): string => marks.map((mark) => words.markNames[mark] ?? mark).join(', ') || '–';

const LIST: ListDeclaration<Withdrawal> = {
  name: 'withdrawals',
  spec: WITHDRAWALS,
  caption: words.title,
  keyOf: ({ orderId }) => orderId,
  titleOf: ({ orderId }) => orderId,
  columns: [
    { name: 'createdAt', title: words.created, cell: ({ createdAt }) => <Time at={createdAt} /> },
    { name: 'memberId', title: words.member, cell: ({ account, memberId }) => `${account} (${memberId})` },
    { name: 'amount', title: words.amount, cell: sumOf, isFigure: true },
    { name: 'label', title: words.to, cell: ({ label }) => label },
    { name: 'status', title: words.status, cell: ({ status }) => <WithdrawalState status={status} /> },
    { name: 'marks', title: words.marks, cell: marksOf },
    { name: 'takenBy', title: words.takenBy, cell: ({ takenBy }) => takenBy ?? '–' },
    {
      name: 'needsSecond',
      title: words.needsSecond,
      cell: ({ needsSecond }) => (needsSecond ? words.yes : '–'),
      isSpare: true,
    },
    {
      name: 'onHold',
      title: caseTexts.onHold,
      cell: ({ onHold }) => (onHold ? <span className="state state--wait">{words.yes}</span> : '–'),
    },
    { name: 'byHand', title: words.byHandColumn, cell: ({ byHand }) => (byHand ? words.yes : '–'), isSpare: true },
    {
      name: 'endedAt',
      title: words.ended,
      cell: ({ endedAt }) => (endedAt === null ? '–' : <Time at={endedAt} />),
      isSpare: true,
    },
    { name: 'orderId', title: words.order, cell: ({ orderId }) => orderId, isSpare: true },
  ],
  fields: { state: words.show },
  choices: { state: { waiting: words.open, open: words.underWay }, status: paymentStates.withdrawal },
  views: [
    { key: 'waiting', name: words.open, filter: ['state:eq:waiting'], sort: 'createdAt' },
    { key: 'held', name: caseTexts.onHold, filter: ['state:eq:waiting', 'onHold:eq:true'], sort: 'createdAt' },
    { key: 'open', name: words.underWay, filter: ['state:eq:open'], sort: 'createdAt' },
    { key: 'all', name: words.all, filter: [], sort: null },
  ],
  card: (row) => ({
    title: row.account,
    figure: sumOf(row),
    state: row.onHold ? (
      <span className="state state--wait">{caseTexts.onHold}</span>
    ) : (
      <WithdrawalState status={row.status} />
    ),
    facts: `${row.label} · ${marksOf(row)}`,
  }),
};
