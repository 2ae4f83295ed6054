import type { paymentsDesk, ValueOf } from '@fairlot/contract';
import { useCallback, useState } from 'react';
import { type Action, ActionDialog } from '../../parts/action-dialog.tsx';
import { Select } from '../../parts/field.tsx';
import { Loaded } from '../../parts/states.tsx';
import { type Column, Pager, Table } from '../../parts/table.tsx';
import { formatAmount, formatTime } from '../../shared/format.ts';
import type { Operator } from '../../shared/operator.ts';
import { createRequestKeys } from '../../shared/request-key.ts';
import { texts } from '../../shared/texts.ts';
import { useLoad } from '../../shared/use-load.ts';
import { paymentsApi } from './api.ts';
import { withdrawalTexts } from './texts.ts';

type Row = ValueOf<typeof paymentsDesk.withdrawals>['list'][number];
const SHOWN = [
  { value: 'open', label: withdrawalTexts.open },
  { value: 'all', label: withdrawalTexts.all },
] as const;

/** Withdrawals that wait for a person, or all. */
export function Withdrawals({ operator }: { operator: Operator }) {
  const [wanted, setWanted] = useState<{ state: 'open' | 'all'; pageNo: number }>({ state: 'open', pageNo: 1 });
  const { state, reload } = useLoad(
    useCallback((signal: AbortSignal) => paymentsApi.withdrawals(wanted, signal), [wanted]),
  );
  const [action, setAction] = useState<Action | null>(null);
  const [keyOf] = useState(createRequestKeys);
  const ask = (row: Row, { title, text, needsReason = true, run }: Deed) =>
    setAction({
      title,
      text: `${row.account}: ${text}`,
      needsReason,
      run: async (reason) => {
        await run(row, reason, keyOf([row.orderId, title, reason]));
        reload();
      },
    });
  const actions: Column<Row> = {
    title: texts.actions,
    cell: (row) => (
      <span className="row">
        {deedsOf(row, operator.name).map((deed) => (
          <button
            key={deed.title}
            type="button"
            className="button"
            aria-label={`${deed.title} ${row.orderId}`}
            onClick={() => ask(row, deed)}
          >
            {deed.title}
          </button>
        ))}
      </span>
    ),
  };
  return (
    <>
      <div className="filters">
        <Select
          label={withdrawalTexts.show}
          value={wanted.state}
          options={SHOWN}
          onChange={(shown) => setWanted({ state: shown, pageNo: 1 })}
        />
      </div>
      <Loaded state={state} onRetry={reload}>
        {({ list, totalPages }) => (
          <>
            <Table
              caption={withdrawalTexts.title}
              rows={list}
              keyOf={({ orderId }) => orderId}
              columns={operator.permissions.includes('withdrawals.decide') ? [...COLUMNS, actions] : COLUMNS}
            />
            <Pager page={wanted.pageNo} pages={totalPages} onPage={(pageNo) => setWanted({ ...wanted, pageNo })} />
          </>
        )}
      </Loaded>
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </>
  );
}

interface Deed {
  title: string;
  text: string;
  needsReason?: boolean;
  run: (row: Row, reason: string, requestKey: string) => Promise<unknown>;
}

/** What can be done about a withdrawal as it stands. */
function deedsOf(row: Row, operatorName: string): Deed[] {
  const { take, takeText, approve, approveText, secondText, byHand, byHandText } = withdrawalTexts;
  const { refuse, refuseText, paid, paidText } = withdrawalTexts;
  const approval = (title: string, text: string, isByHand: boolean): Deed => ({
    title,
    text: row.needsSecond ? secondText : text,
    run: ({ orderId, needsSecond }, reason, requestKey) =>
      needsSecond
        ? paymentsApi.requestWithdrawalApproval(orderId, { byHand: isByHand, reason, requestKey })
        : paymentsApi.approveWithdrawal(orderId, { byHand: isByHand, reason }),
  });
  const refusing: Deed = {
    title: refuse,
    text: refuseText,
    run: ({ orderId }, reason) => paymentsApi.refuseWithdrawal(orderId, { reason }),
  };
  const taking: Deed = {
    title: take,
    text: takeText,
    needsReason: false,
    run: ({ orderId, takenBy }) => paymentsApi.takeWithdrawal(orderId, { over: takenBy !== null }),
  };
  const taken = row.takenBy === operatorName ? [] : [taking];
  if (row.status === 'review')
    return [...taken, approval(approve, approveText, false), approval(byHand, byHandText, true), refusing];
  if (row.status !== 'approved' || !row.byHand) return [];
  const paying: Deed = {
    title: paid,
    text: paidText,
    run: ({ orderId }, reason) => paymentsApi.payWithdrawal(orderId, { proof: reason.slice(0, 200), reason }),
  };
  return [...taken, paying, refusing];
}

const COLUMNS: readonly Column<Row>[] = [
  { title: withdrawalTexts.created, cell: ({ createdAt }) => formatTime(createdAt) },
  { title: withdrawalTexts.member, cell: ({ account, memberId }) => `${account} (${memberId})` },
  {
    title: withdrawalTexts.amount,
    cell: ({ amount, currency }) => `${formatAmount(amount)} ${currency}`,
    isFigure: true,
  },
  { title: withdrawalTexts.to, cell: ({ label }) => label },
  { title: withdrawalTexts.status, cell: ({ status }) => withdrawalTexts.states[status] },
  {
    title: withdrawalTexts.marks,
    cell: ({ marks }) => marks.map((mark) => withdrawalTexts.markNames[mark] ?? mark).join(', ') || '–',
  },
  { title: withdrawalTexts.takenBy, cell: ({ takenBy }) => takenBy ?? '–' },
];
