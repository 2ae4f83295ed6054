import { useCallback, useState } from 'react';
import { type Action, ActionDialog } from '../../parts/action-dialog.tsx';
import { type Approval, useApprovalColumns } from '../../parts/approval-columns.tsx';
import { Select } from '../../parts/field.tsx';
import { Loaded } from '../../parts/states.tsx';
import { type Column, Pager, Table } from '../../parts/table.tsx';
import type { Operator } from '../../shared/operator.ts';
import { texts } from '../../shared/texts.ts';
import { useLoad } from '../../shared/use-load.ts';
import { useContributions } from '../../shared/use-sections.ts';
import { backofficeApi } from './api.ts';
import { approvalTexts } from './texts.ts';

const SHOWN = [
  { value: 'pending', label: approvalTexts.pending },
  { value: 'all', label: approvalTexts.all },
] as const;

/** Requests of other operators, to be approved or rejected. */
export function Approvals({ operator }: { operator: Operator }) {
  const [wanted, setWanted] = useState<{ state: 'pending' | 'all'; pageNo: number }>({ state: 'pending', pageNo: 1 });
  const { state, reload } = useLoad(
    useCallback((signal: AbortSignal) => backofficeApi.approvals(wanted, signal), [wanted]),
  );
  const [action, setAction] = useState<Action | null>(null);
  const [notice, setNotice] = useState('');
  const columns = useApprovalColumns();
  const { approvals } = useContributions();
  const labelOf = (kind: string): string => approvals[kind]?.label ?? kind;
  const mayDecide = (kind: string): boolean => {
    const needed = approvals[kind]?.permission;
    return needed !== undefined && ['approvals.decide', needed].every((one) => operator.permissions.includes(one));
  };
  const ask = ({ id, kind, object, details }: Approval, decision: 'approve' | 'reject') =>
    setAction({
      title: approvalTexts[decision],
      needsReason: decision === 'reject',
      text: [`${labelOf(kind)}: ${object}`, ...details, approvalTexts[`${decision}Text`]].join('. '),
      run: async (reason) => {
        const decided =
          decision === 'approve' ? await backofficeApi.approve(id) : await backofficeApi.reject(id, reason);
        setNotice(`${labelOf(kind)}: ${decided.state}${decided.failure ? ` (${decided.failure})` : ''}`);
        reload();
      },
    });
  const actions: Column<Approval> = {
    title: texts.actions,
    cell: (approval) => {
      if (approval.state !== 'pending' || !mayDecide(approval.kind)) return null;
      if (approval.requestedBy === operator.name) return <span className="muted">{approvalTexts.own}</span>;
      return (
        <span className="row">
          <button
            type="button"
            className="button button--primary"
            aria-label={`${approvalTexts.approve} ${approval.object}`}
            onClick={() => ask(approval, 'approve')}
          >
            {approvalTexts.approve}
          </button>
          <button
            type="button"
            className="button"
            aria-label={`${approvalTexts.reject} ${approval.object}`}
            onClick={() => ask(approval, 'reject')}
          >
            {approvalTexts.reject}
          </button>
        </span>
      );
    },
  };
  return (
    <>
      <div className="filters">
        <Select
          label={approvalTexts.show}
          value={wanted.state}
          options={SHOWN}
          onChange={(shown) => setWanted({ state: shown, pageNo: 1 })}
        />
        <button type="button" className="button" onClick={reload}>
          {texts.refresh}
        </button>
      </div>
      <p role="status">{notice}</p>
      <Loaded state={state} onRetry={reload}>
        {({ list, totalPages }) => (
          <>
            <Table caption={approvalTexts.title} rows={list} keyOf={({ id }) => id} columns={[...columns, actions]} />
            <Pager page={wanted.pageNo} pages={totalPages} onPage={(pageNo) => setWanted({ ...wanted, pageNo })} />
          </>
        )}
      </Loaded>
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </>
  );
}
