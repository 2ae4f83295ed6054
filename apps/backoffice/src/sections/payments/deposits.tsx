import type { paymentsDesk, ValueOf } from '@fairlot/contract';
import { DEPOSITS } from '@fairlot/contract/payments/lists';
import { useState } from 'react';
import { ListPage } from '../../list/list-page.tsx';
import type { ListDeclaration, RowAction } from '../../list/list-spec.ts';
import { RowDialog } from '../../list/row-dialog.tsx';
import { PictureDialog } from '../../parts/picture-dialog.tsx';
import { Time } from '../../parts/time.tsx';
import { formatAmount } from '../../shared/format.ts';
import { PAYMENT_LOOKS, paymentStates } from '../../shared/payment-states.ts';
import type { MemberTabProps } from '../../shared/section.ts';
import { paymentsApi } from './api.ts';
import { depositTexts as words } from './texts.ts';

type Deposit = ValueOf<typeof paymentsDesk.deposits>['list'][number];

/** Deposit orders; those whose payment has to be traced come first. */
export function Deposits() {
  return <DepositList list={LIST} />;
}

/** Deposit orders of one member. */
export function MemberDeposits({ memberId }: MemberTabProps) {
  const views = LIST.views.toReversed();
  return <DepositList list={{ ...LIST, views, fixed: [`memberId:eq:${memberId}`] }} />;
}

function DepositList({ list }: { list: ListDeclaration<Deposit> }) {
  const [opened, setOpened] = useState<Deposit | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const actionsOf = ({ orderId, hasReceipt }: Deposit): RowAction[] =>
    hasReceipt ? [{ label: words.receipt, run: () => setShown(orderId) }] : [];
  return (
    <>
      <ListPage list={list} actionsOf={actionsOf} onOpen={setOpened} />
      {opened === null ? null : (
        <RowDialog list={list} row={opened} object={`deposit:${opened.orderId}`} onClose={() => setOpened(null)} />
      )}
      {shown !== null && (
        <PictureDialog
          key={shown}
          title={words.receipt}
          hint={words.receiptHint}
          close={words.close}
          load={() => paymentsApi.receipt(shown)}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}

function DepositState({ status }: Pick<Deposit, 'status'>) {
  return <span className={PAYMENT_LOOKS[status] ?? 'state'}>{paymentStates.deposit[status] ?? status}</span>;
}

const sumOf = ({ amount, currency }: Deposit): string => `${formatAmount(amount)} ${currency}`;

const LIST: ListDeclaration<Deposit> = {
  name: 'deposits',
  spec: DEPOSITS,
  caption: words.title,
  keyOf: ({ orderId }) => orderId,
  titleOf: ({ orderId }) => `${words.order} ${orderId.slice(0, 8).toUpperCase()}`,
  columns: [
    { name: 'createdAt', title: words.created, cell: ({ createdAt }) => <Time at={createdAt} /> },
    { name: 'memberId', title: words.member, cell: ({ account, memberId }) => `${account} (${memberId})` },
    { name: 'method', title: words.method, cell: ({ method }) => method },
    { name: 'amount', title: words.amount, cell: sumOf, isFigure: true },
    { name: 'status', title: words.status, cell: ({ status }) => <DepositState status={status} /> },
    { name: 'reference', title: words.reference, cell: ({ reference }) => reference },
    { name: 'sentAt', title: words.sentAt, cell: ({ sentAt }) => (sentAt === null ? '–' : <Time at={sentAt} />) },
    { name: 'orderId', title: words.order, cell: ({ orderId }) => orderId },
    { name: 'provider', title: words.provider, cell: ({ provider }) => provider, isSpare: true },
  ],
  fields: { state: words.state },
  choices: { state: { sent: words.sent, open: words.open }, status: paymentStates.deposit },
  views: [
    { key: 'sent', name: words.sent, filter: ['state:eq:sent'], sort: null },
    { key: 'open', name: words.open, filter: ['state:eq:open'], sort: null },
    { key: 'all', name: words.all, filter: [], sort: null },
  ],
  card: (deposit) => ({
    title: deposit.account,
    figure: sumOf(deposit),
    state: <DepositState status={deposit.status} />,
    facts: `${deposit.method} · ${deposit.reference}`,
  }),
};
