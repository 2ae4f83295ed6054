import type { Permission } from '@fairlot/contract';
import { useCallback, useState } from 'react';
import type { Operator } from '../app.tsx';
import { type Action, ActionDialog } from '../parts/action-dialog.tsx';
import { type Approval, approvalColumns } from '../parts/approval-columns.tsx';
import { Select } from '../parts/field.tsx';
import { Loaded } from '../parts/states.tsx';
import { type Column, Pager, Table } from '../parts/table.tsx';
import { api } from '../shared/api.ts';
import { texts } from '../shared/texts.ts';
import { useLoad } from '../shared/use-load.ts';

const SHOWN = [
  { value: 'pending', label: texts.approval.pending },
  { value: 'all', label: texts.approval.all },
] as const;
const PERMISSION_OF: Record<Approval['kind'], Permission> = {
  'balance.adjust': 'balance.adjust',
  'draw.void': 'draws.void',
  'odds.publish': 'odds.change',
  'draw.postpone': 'draws.change',
  'rules.publish': 'odds.change',
};

/** Requests of other operators, to be approved or rejected. */
export function Approvals({ operator }: { operator: Operator }) {
  const [wanted, setWanted] = useState<{ state: 'pending' | 'all'; pageNo: number }>({ state: 'pending', pageNo: 1 });
  const { state, reload } = useLoad(useCallback((signal: AbortSignal) => api.approvals(wanted, signal), [wanted]));
  const [action, setAction] = useState<Action | null>(null);
  const [notice, setNotice] = useState('');
  const ask = ({ id, kind, object, details }: Approval, decision: 'approve' | 'reject') =>
    setAction({
      title: texts.approval[decision],
      needsReason: decision === 'reject',
      text: `${texts.approval.kinds[kind]}: ${object}. ${details.map((detail) => `${detail}. `).join('')}${decision === 'approve' ? texts.approval.approveText : texts.approval.rejectText}`,
      run: async (reason) => {
        const decided = decision === 'approve' ? await api.approve(id) : await api.reject(id, reason);
        setNotice(`${texts.approval.kinds[kind]}: ${decided.state}${decided.failure ? ` (${decided.failure})` : ''}`);
        reload();
      },
    });
  const actions: Column<Approval> = {
    title: texts.actions,
    cell: (approval) => {
      if (
        approval.state !== 'pending' ||
        !operator.permissions.includes('approvals.decide') ||
        !operator.permissions.includes(PERMISSION_OF[approval.kind])
      )
        return null;
      if (approval.requestedBy === operator.name) return <span className="mut">{texts.approval.own}</span>;
      return (
        <span className="row">
          <button
            type="button"
            className="btn primary"
            aria-label={`${texts.approval.approve} ${approval.object}`}
            onClick={() => ask(approval, 'approve')}
          >
            {texts.approval.approve}
          </button>
          <button
            type="button"
            className="btn"
            aria-label={`${texts.approval.reject} ${approval.object}`}
            onClick={() => ask(approval, 'reject')}
          >
            {texts.approval.reject}
          </button>
        </span>
      );
    },
  };
  return (
    <>
      <div className="filters">
        <Select
          label={texts.approval.show}
          value={wanted.state}
          options={SHOWN}
          onChange={(shown) => setWanted({ state: shown, pageNo: 1 })}
        />
        <button type="button" className="btn" onClick={reload}>
          {texts.refresh}
        </button>
      </div>
      <p role="status">{notice}</p>
      <Loaded state={state} onRetry={reload}>
        {({ list, totalPages }) => (
          <>
            <Table
              caption={texts.approvals}
              rows={list}
              keyOf={({ id }) => id}
              columns={[...approvalColumns, actions]}
            />
            <Pager page={wanted.pageNo} pages={totalPages} onPage={(pageNo) => setWanted({ ...wanted, pageNo })} />
          </>
        )}
      </Loaded>
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </>
  );
}
