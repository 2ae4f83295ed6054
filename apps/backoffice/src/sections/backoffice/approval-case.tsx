import type { ReactNode } from 'react';
import { type Approval, ApprovalState, amountOf } from '../../parts/approval-list.tsx';
import { CloseButton } from '../../parts/icon-button.tsx';
import { Table } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { texts } from '../../shared/texts.ts';
import './approval-case.css';
import { changeOf } from './approval-change.ts';
import { approvalTexts as words } from './texts.ts';

interface ApprovalCaseProps {
  approval: Approval;
  label: string;
  /** The decision buttons, or the reason why the operator cannot decide. */
  children: ReactNode;
  onClose: () => void;
}

/** One request as the second operator reads it: its kind, the requester, the reason, and the exact changes. */
export function ApprovalCase({ approval, label, children, onClose }: ApprovalCaseProps) {
  const { object, amount, reason, requestedBy, requestedAt, expiresAt, decidedBy, decidedAt, state } = approval;
  const changes = approval.details.map(changeOf);
  return (
    <>
      <div className="approval-case">
        <header>
          <div>
            <p className="row">
              <ApprovalState {...approval} />
              <small className="muted">
                {texts.approval.requested} {requestedBy}, <Time at={requestedAt} />
              </small>
            </p>
            <h2>{label}</h2>
            <p className="muted approval-object">{object}</p>
          </div>
          <CloseButton onClick={onClose} />
        </header>
        {amount === null ? null : <p className="approval-amount">{amountOf(approval)}</p>}
        <blockquote>{reason}</blockquote>
        {changes.length === 0 ? null : (
          <div className="card card--wide">
            <h3>{words.changes}</h3>
            <Table
              caption={words.changes}
              rows={changes}
              keyOf={({ key }) => key}
              columns={[
                { title: words.field, cell: ({ field }) => field || '–' },
                { title: words.before, cell: ({ before }) => before || '–' },
                { title: words.after, cell: ({ after }) => <b>{after}</b> },
              ]}
            />
          </div>
        )}
        <p className="muted">
          {state === 'pending' ? (
            <>
              {texts.approval.expires} <Time at={expiresAt} />. {words.once}
            </>
          ) : null}
          {decidedBy === null || decidedAt === null ? null : (
            <>
              {texts.approval.decided} {decidedBy}, <Time at={decidedAt} />
            </>
          )}
        </p>
      </div>
      <div className="approval-decision">{children}</div>
    </>
  );
}
