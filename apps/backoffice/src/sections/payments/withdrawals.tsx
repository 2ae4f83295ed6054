import { WITHDRAWALS } from '@fairlot/contract/payments/lists';
import { useState } from 'react';
import { ListPage } from '../../list/list-page.tsx';
import type { ListDeclaration, RowAction } from '../../list/list-spec.ts';
import { useReloadList } from '../../list/use-reload-list.ts';
import { type Action, ActionDialog } from '../../form/action-dialog.tsx';
import { Beside } from '../../parts/beside.tsx';
import { Time } from '../../parts/time.tsx';
import { formatAmount } from '../../shared/format.ts';
import { createRequestKeys } from '../../shared/request-key.ts';
import type { MemberTabProps, PageProps } from '../../shared/section.ts';
import { withdrawalTexts as words } from './texts.ts';
import { WithdrawalDetails } from './withdrawal-details.tsx';
import { type Deed, deedsOf, type Withdrawal, WithdrawalState } from './withdrawal-deeds.tsx';

/** Withdrawals, first those that wait for a person. */
export function Withdrawals({ operator }: PageProps) {
  const mine = { key: 'mine', name: words.mine, sort: 'createdAt', columns: null };
  const filter = ['state:eq:waiting', `takenBy:eq:${operator.name}`];
  const [waiting, ...others] = LIST.views;
  const views = waiting === undefined ? others : [waiting, { ...mine, filter }, ...others];
  return <WithdrawalList operator={operator} list={{ ...LIST, views }} />;
}

/** Withdrawals of one member. */
export function MemberWithdrawals({ memberId, operator }: MemberTabProps) {
  const views = LIST.views.toReversed();
  return <WithdrawalList operator={operator} list={{ ...LIST, views, fixed: [`memberId:eq:${memberId}`] }} />;
}

interface WithdrawalListProps extends Pick<PageProps, 'operator'> {
  list: ListDeclaration<Withdrawal>;
}

function WithdrawalList({ operator, list }: WithdrawalListProps) {
  const reload = useReloadList(list.name);
  const [action, setAction] = useState<Action | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const [keyOf] = useState(createRequestKeys);
  const ask = (row: Withdrawal, { title, text, needsReason = true, run }: Deed) =>
    setAction({
      title,
      text: `${row.account}, ${sumOf(row)}: ${text}`,
      needsReason,
      run: async (reason) => {
        await run(row, reason, keyOf([row.orderId, title, reason]));
        reload();
      },
    });
  const mayDecide = operator.permissions.includes('withdrawals.decide');
  const actionsOf = (row: Withdrawal): RowAction[] => [
    { label: words.look, run: () => setShown(row.orderId) },
    ...(mayDecide ? deedsOf(row, operator.name) : []).map((deed) => ({
      label: deed.title,
      isMain: deed.isMain === true,
      run: () => ask(row, deed),
    })),
  ];
  return (
    <Beside
      detail={
        shown === null
          ? null
          : {
              title: `${words.title} ${shown.slice(0, 8)}`,
              content: (
                <WithdrawalDetails
                  key={shown}
                  orderId={shown}
                  seesMembers={operator.permissions.includes('members.read')}
                />
              ),
            }
      }
      onClose={() => setShown(null)}
    >
      <ListPage list={list} actionsOf={actionsOf} onOpen={({ orderId }) => setShown(orderId)} />
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </Beside>
  );
}

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
  choices: { state: { waiting: words.open, open: words.underWay }, status: words.states },
  views: [
    { key: 'waiting', name: words.open, filter: ['state:eq:waiting'], sort: 'createdAt' },
    { key: 'open', name: words.underWay, filter: ['state:eq:open'], sort: 'createdAt' },
    { key: 'all', name: words.all, filter: [], sort: null },
  ],
  card: (row) => ({
    title: row.account,
    figure: sumOf(row),
    state: <WithdrawalState status={row.status} />,
    facts: `${row.label} · ${marksOf(row)}`,
  }),
};
