import { type Approval, ApprovalState, amountOf } from '../../parts/approval-list.tsx';
import type { CaseDecision, CaseSubject } from '../../parts/case/case-types.ts';
import { MemberSide } from '../../parts/case/member-side.tsx';
import { Table } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import type { Operator } from '../../shared/operator.ts';
import { texts } from '../../shared/texts.ts';
import { changeOf } from './approval-change.ts';
import { backofficeApi } from './api.ts';
import { approvalTexts as words } from './texts.ts';

interface ApprovalCaseOptions {
  /** Label of its kind. */
  label: string;
  operator: Operator;
  mayDecide: boolean;
}

/** One request as the second operator reads it: its kind, the requester, the reason, and the exact changes. */
export function approvalCase(approval: Approval, { label, operator, mayDecide }: ApprovalCaseOptions): CaseSubject {
  const { id, object, amount, reason, requestedBy, requestedAt } = approval;
  const isOwn = requestedBy === operator.name;
  const memberId = /^member:(\d+)$/.exec(object)?.[1];
  const seesMember = memberId !== undefined && operator.permissions.includes('members.read');
  return {
    key: id,
    number: id,
    state: <ApprovalState {...approval} />,
    title: amount === null ? label : amountOf(approval),
    text: (
      <>
        {[...(amount === null ? [] : [label]), object, `${texts.approval.requested} ${requestedBy}`].join(' · ')}{' '}
        <Time at={requestedAt} />
      </>
    ),
    owner: null,
    points: mayDecide && isOwn ? [{ key: 'own', title: words.ownTitle, facts: words.ownText, passed: false }] : [],
    parts: (
      <>
        <blockquote className="case-note">{reason}</blockquote>
        <Changes details={approval.details} />
        <Times {...approval} />
      </>
    ),
    side: {
      title: seesMember ? texts.approval.object : words.request,
      content: seesMember ? <MemberSide memberId={memberId} /> : null,
    },
    take: null,
    work: { object: `approval:${id}`, mayDecide: mayDecide && !isOwn },
    decisions: mayDecide && !isOwn ? decisionsOn(id, label) : [],
  };
}

function Changes({ details }: Pick<Approval, 'details'>) {
  if (details.length === 0) return null;
  return (
    <div className="card card--wide">
      <h3>{words.changes}</h3>
      <Table
        caption={words.changes}
        rows={details.map(changeOf)}
        keyOf={({ key }) => key}
        columns={[
          { title: words.field, cell: ({ field }) => field || '–' },
          { title: words.before, cell: ({ before }) => before || '–' },
          { title: words.after, cell: ({ after }) => <b>{after}</b> },
        ]}
      />
    </div>
  );
}

function Times({ state, expiresAt, decidedBy, decidedAt }: Approval) {
  return (
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
  );
}

function decisionsOn(id: string, label: string): CaseDecision[] {
  const resultOf = ({ state, failure }: Approval) =>
    words.result(label, `${texts.approval.states[state]}${failure ? ` (${failure})` : ''}`);
  return [
    {
      key: 'approve',
      letter: 'a',
      title: words.approve,
      text: words.approveText,
      needsReason: false,
      ends: true,
      run: async () => resultOf(await backofficeApi.approve(id)),
    },
    {
      key: 'reject',
      letter: 'r',
      title: words.reject,
      text: words.rejectText,
      isHarm: true,
      ends: true,
      run: async (reason) => resultOf(await backofficeApi.reject(id, reason)),
    },
  ];
}
