import type { paymentsDesk, ValueOf } from '@fairlot/contract';
import { DEPOSITS } from '@fairlot/contract/payments/lists';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import type { ListDeclaration, RowAction } from '../../list/list-spec.ts';
import { CaseDesk } from '../../parts/case/case-desk.tsx';
import type { CasePoint, CaseSubject } from '../../parts/case/case-types.ts';
import { loadRow } from '../../parts/case/load-row.ts';
import { MemberSide } from '../../parts/case/member-side.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Notes } from '../../parts/notes.tsx';
import { PictureDialog } from '../../parts/picture-dialog.tsx';
import { Time } from '../../parts/time.tsx';
import { formatAmount, shortReference } from '../../shared/format.ts';
import { PAYMENT_STATE_CLASSES, paymentStates } from '../../shared/payment-states.ts';
import type { Operator } from '../../shared/operator.ts';
import type { MemberTabProps, PageProps } from '../../shared/section.ts';
import { common } from '../../shared/common-texts.ts';
import { paymentsApi } from './api.ts';
import { nameOfMethod } from './method-name.ts';
import { depositTexts as words } from './texts.ts';
import { methodTexts } from './method-texts.ts';
import { sectionTexts } from './section-texts.ts';

type Deposit = ValueOf<typeof paymentsDesk.deposits>['list'][number];

/** Deposit orders; those whose payment has to be traced come first. */
export function Deposits({ operator, onGo }: PageProps) {
  return <DepositDesk operator={operator} list={DEPOSIT_LIST} onGo={onGo} />;
}

/** Deposit orders of one member. */
export function MemberDeposits({ memberId, operator }: MemberTabProps) {
  const views = DEPOSIT_LIST.views.toReversed();
  return <DepositDesk operator={operator} list={{ ...DEPOSIT_LIST, views, fixed: [`memberId:eq:${memberId}`] }} />;
}

interface DepositDeskProps extends Pick<PageProps, 'operator'> {
  list: ListDeclaration<Deposit>;
  /** Opens another page; undefined on a member's page. */
  onGo?: PageProps['onGo'];
}

function DepositDesk({ operator, list: declared, onGo }: DepositDeskProps) {
  const { data: methods = NO_NAMES } = useQuery({
    queryKey: ['choices', 'deposit-methods'],
    queryFn: async ({ signal }) => {
      const known = await paymentsApi.depositMethods(signal);
      return Object.fromEntries(known.methods.map((one) => [one.method, nameOfMethod(one)] as const));
    },
  });
  const list = useMemo(() => ({ ...declared, choices: { ...declared.choices, method: methods } }), [declared, methods]);
  const [shown, setShown] = useState<string | null>(null);
  const actionsOf = ({ orderId, hasReceipt }: Deposit): RowAction[] =>
    hasReceipt ? [{ label: words.receipt, run: () => setShown(orderId) }] : [];
  return (
    <>
      <CaseDesk
        operator={operator}
        list={list}
        part="deposit"
        openLabel={common.view}
        titleOf={(orderId) => `${sectionTexts.deposits} ${shortNumber(orderId)}`}
        load={(orderId, signal) => loadRow<Deposit>(list.name, `orderId:eq:${orderId}`, signal)}
        subjectOf={(deposit) => depositCase(deposit, operator, onGo, () => setShown(deposit.orderId))}
        actionsOf={actionsOf}
        isOver={onGo === undefined}
      />
      {shown !== null && (
        <PictureDialog
          key={shown}
          title={words.receipt}
          hint={common.viewsRecorded}
          load={() => paymentsApi.receipt(shown)}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}

const NO_NAMES: Readonly<Record<string, string>> = {};

/** A deposit as a case: whether its payment arrived, the receipt, and the member's other deposits. */
function depositCase(
  deposit: Deposit,
  operator: Operator,
  onGo: PageProps['onGo'] | undefined,
  onReceipt: () => void,
): CaseSubject {
  const { orderId, memberId, methodName, reference, createdAt, sentAt, currency, hasReceipt } = deposit;
  const may = (permission: string) => operator.permissions.some((one) => one === permission);
  const canOpen = onGo !== undefined && may('members.read');
  const beside = { source: 'deposits', memberId };
  const facts: [string, ReactNode][] = [
    [methodTexts.depositMethod, methodName],
    [common.provider, deposit.provider],
    [words.reference, reference],
    [words.paymentId, deposit.paymentId ?? '–'],
    [common.fee, `${formatAmount(deposit.fee)} ${currency}`],
    [words.sentAt, sentAt === null ? '–' : <Time key="sent" at={sentAt} />],
    [words.credited, deposit.creditedAt === null ? '–' : <Time key="credited" at={deposit.creditedAt} />],
  ];
  return {
    key: orderId,
    number: shortNumber(orderId),
    state: <DepositState status={deposit.status} />,
    title: sumOf(deposit),
    text: (
      <>
        {`${methodName} · ${words.created} `}
        <Time at={createdAt} />
      </>
    ),
    owner: null,
    buttons: canOpen ? [{ label: common.openMember, run: () => onGo('member', `?memberId=${memberId}`) }] : [],
    points: [
      { ...paymentOf(deposit), evidence: hasReceipt ? { label: words.receipt, run: onReceipt } : undefined },
      {
        key: 'earlier',
        title: words.earlier,
        facts: words.earlierText,
        passed: true,
        evidence: { label: words.rows, beside },
      },
    ],
    parts: (
      <>
        <Facts rows={facts} className="facts card card--wide" />
        <Notes object={`deposit:${orderId}`} />
      </>
    ),
    side: { title: common.member, content: may('members.read') ? <MemberSide memberId={memberId} /> : null },
    take: null,
    work: { object: `deposit:${orderId}`, mayDecide: may('payments.resolve') && isTraced(deposit) },
    decisions: [],
  };
}

/** Whether the member paid, and an operator may have to find the payment. */
const isTraced = ({ sentAt, creditedAt }: Deposit): boolean => sentAt !== null && creditedAt === null;

function paymentOf(deposit: Deposit): CasePoint {
  const { provider, paymentId, creditedAt, status } = deposit;
  if (creditedAt !== null)
    return { key: 'payment', title: words.arrived, facts: words.arrivedText(provider, paymentId ?? '–'), passed: true };
  if (isTraced(deposit))
    return { key: 'payment', title: words.notArrived, facts: words.notArrivedText(provider), passed: false };
  const isOpen = ['created', 'awaiting', 'processing', 'unknown'].includes(status);
  const [title, facts] = isOpen ? [words.waits, words.waitsText] : [words.ended, words.endedText];
  return { key: 'payment', title, facts, passed: true };
}

const shortNumber = (orderId: string): string => orderId.slice(0, 8).toUpperCase();

function DepositState({ status }: Pick<Deposit, 'status'>) {
  return <span className={PAYMENT_STATE_CLASSES[status] ?? 'state'}>{paymentStates.deposit[status] ?? status}</span>;
}

const sumOf = ({ amount, currency }: Deposit): string => `${formatAmount(amount)} ${currency}`;

export const DEPOSIT_LIST: ListDeclaration<Deposit> = {
  name: 'deposits',
  spec: DEPOSITS,
  caption: sectionTexts.deposits,
  keyOf: ({ orderId }) => orderId,
  titleOf: ({ orderId }) => `${common.order} ${shortNumber(orderId)}`,
  columns: [
    { name: 'createdAt', title: words.created, cell: ({ createdAt }) => <Time at={createdAt} /> },
    { name: 'memberId', title: common.member, cell: ({ account, memberId }) => `${account} (${memberId})` },
    { name: 'methodName', title: methodTexts.depositMethod, cell: ({ methodName }) => methodName },
    { name: 'amount', title: common.amount, cell: sumOf, isFigure: true },
    { name: 'status', title: common.state, cell: ({ status }) => <DepositState status={status} /> },
    { name: 'reference', title: words.reference, cell: ({ reference }) => reference },
    { name: 'sentAt', title: words.sentAt, cell: ({ sentAt }) => (sentAt === null ? '–' : <Time at={sentAt} />) },
    { name: 'orderId', title: common.order, cell: ({ orderId }) => orderId },
    { name: 'provider', title: common.provider, cell: ({ provider }) => provider, isSpare: true },
  ],
  fields: { state: common.pending, method: methodTexts.depositMethod },
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
    facts: `${deposit.methodName} · ${shortReference(deposit.reference)}`,
  }),
};
