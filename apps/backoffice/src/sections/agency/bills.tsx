import type { agencyDesk, ValueOf } from '@fairlot/contract';
import { AGENCY_BILLS } from '@fairlot/contract/agency/lists';
import { useState } from 'react';
import { ListPage } from '../../list/list-page.tsx';
import type { ListDeclaration, RowAction } from '../../list/list-spec.ts';
import { Time } from '../../parts/time.tsx';
import { formatAmount, formatPeriod } from '../../shared/format.ts';
import type { PageProps } from '../../shared/section.ts';
import './agency.css';
import { common } from '../../shared/common-texts.ts';
import { AskedNotice } from './asked-notice.tsx';
import { BillCorrection } from './correction-dialogs.tsx';
import { STATE_CLASSES } from './state-classes.ts';
import { settlementTexts } from './settlement-texts.ts';
import { agencyTexts as words } from './texts.ts';
import { sectionTexts } from './section-texts.ts';

type Bill = ValueOf<typeof agencyDesk.bills>['list'][number];

/** Bills of all contracts; those that wait for payment have their own view. */
export function Bills({ operator, onGo }: PageProps) {
  const [correcting, setCorrecting] = useState<Bill | null>(null);
  const [isAsked, setAsked] = useState(false);
  const correct = (bill: Bill) => {
    setAsked(false);
    setCorrecting(bill);
  };
  const mayChange = operator.permissions.includes('agency.change');
  const open = ({ memberId }: Bill) => onGo('agent-tree', `?memberId=${memberId}`);
  const actionsOf = (bill: Bill): RowAction[] =>
    mayChange && bill.state !== 'denied' && bill.state !== 'expired'
      ? [{ label: settlementTexts.correct, run: () => correct(bill) }]
      : [];
  return (
    <>
      <AskedNotice isAsked={isAsked} />
      <ListPage list={LIST} actionsOf={actionsOf} onOpen={open} />
      {correcting !== null && (
        <BillCorrection bill={correcting} onAsked={() => setAsked(true)} onClose={() => setCorrecting(null)} />
      )}
    </>
  );
}

function StateOf({ state }: Pick<Bill, 'state'>) {
  return <span className={STATE_CLASSES[state] ?? 'state'}>{words.states[state] ?? state}</span>;
}

const kindOf = ({ kind }: Bill): string => words.kinds[kind] ?? kind;
/** A day, or the first and last day of a period. */
const periodOf = ({ period }: Bill): string => {
  const [from = '', to = from] = period.split('/');
  return formatPeriod(from, to);
};
const MADE = AGENCY_BILLS.fields.state.choices;

const LIST: ListDeclaration<Bill> = {
  name: 'agencyBills',
  spec: AGENCY_BILLS,
  caption: sectionTexts.bills,
  keyOf: ({ id }) => id,
  titleOf: ({ account, period }) => `${account} ${period}`,
  columns: [
    { name: 'account', title: words.account, cell: ({ account }) => <b>{account}</b> },
    { name: 'kind', title: common.type, cell: kindOf },
    { name: 'period', title: words.period, cell: (bill) => <span className="bill-line">{periodOf(bill)}</span> },
    {
      name: 'payer',
      title: words.payer,
      cell: ({ payer }) => <span className="bill-line">{payer ?? words.merchant}</span>,
    },
    { name: 'amount', title: common.amount, cell: ({ amount }) => formatAmount(amount), isFigure: true },
    { name: 'paid', title: words.paid, cell: ({ paid }) => formatAmount(paid), isFigure: true },
    { name: 'state', title: common.state, cell: StateOf },
    { name: 'createdAt', title: words.created, cell: ({ createdAt }) => <Time at={createdAt} /> },
    { name: 'id', title: 'ID', cell: ({ id }) => id, isFigure: true, isSpare: true },
  ],
  fields: { kind: common.type, state: common.state, memberId: words.account },
  choices: {
    kind: words.kinds,
    state: Object.fromEntries(MADE.map((state) => [state, words.states[state] ?? state])),
  },
  views: [
    { key: 'all', name: words.all, filter: [], sort: null },
    { key: 'unpaid', name: words.unpaid, filter: ['state:in:insufficient,partCollected'], sort: null },
  ],
  card: (bill) => ({
    title: bill.account,
    figure: formatAmount(bill.amount),
    state: <StateOf state={bill.state} />,
    facts: `${kindOf(bill)} · ${periodOf(bill)}`,
  }),
};
