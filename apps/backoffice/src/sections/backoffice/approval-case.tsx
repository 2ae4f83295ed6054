import { type Approval, ApprovalState, amountOf, failureOf } from '../../parts/approval-list.tsx';
import type { CaseDecision, CaseSubject } from '../../parts/case/case-types.ts';
import { Facts } from '../../parts/facts.tsx';
import { MemberSide } from '../../parts/case/member-side.tsx';
import { Table } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { currencyOf } from '../../parts/trail/value-text.ts';
import { common } from '../../shared/common-texts.ts';
import type { Operator } from '../../shared/operator.ts';
import type { FieldValues } from '../../shared/section.ts';
import { texts } from '../../shared/texts.ts';
import { changeOf } from './approval-change.ts';
import { backofficeApi } from './api.ts';
import { approvalTexts as words } from './texts.ts';

interface ApprovalCaseOptions {
  /** Label of its kind. */
  label: string;
  operator: Operator;
  mayDecide: boolean;
  /** Texts of its chosen values. */
  chosen: FieldValues;
  /** Its object in words. */
  title: string;
}

/** One request as the second operator reads it: its kind, the requester, the reason, and the exact changes. */
export function approvalCase(
  approval: Approval,
  { label, operator, mayDecide, chosen, title }: ApprovalCaseOptions,
): CaseSubject {
  const { id, object, amount, reason, requestedBy, requestedAt } = approval;
  const isOwn = requestedBy === operator.name;
  const decisions = mayDecide ? decisionsOn(id, label) : [];
  const memberId = /\bmember:(\d+)\b/.exec(object)?.[1];
  const seesMember = memberId !== undefined && operator.permissions.includes('members.read');
  return {
    key: id,
    number: `${common.request} ${id}`,
    state: <ApprovalState {...approval} />,
    title: amount === null ? label : `${label}: ${amountOf(approval)}`,
    text: (
      <>
        {`${title} · ${texts.approval.requested} ${requestedBy}, `}
        <Time at={requestedAt} />
      </>
    ),
    owner: null,
    points: mayDecide && isOwn ? [{ key: 'own', title: words.ownTitle, facts: words.ownText, passed: false }] : [],
    parts: (
      <>
        <blockquote className="case-note">{reason}</blockquote>
        <Changes details={approval.details} currency={currencyOf(approval, object)} chosen={chosen} />
        <Times {...approval} />
      </>
    ),
    side: {
      title: seesMember ? texts.approval.object : common.request,
      content: seesMember ? <MemberSide memberId={memberId} /> : <RequestFacts {...approval} title={title} />,
    },
    take: null,
    work: { object: `approval:${id}`, mayDecide: mayDecide && !isOwn },
    decisions: isOwn ? withdrawalOf(approval, label) : decisions,
  };
}

/** The changes of a request and its times, in its card on a phone. */
export function Opened({ approval, lines }: { approval: Approval; lines: readonly string[] }) {
  const rows = [
    [words.requestedAt, <Time key="at" at={approval.requestedAt} />],
    [texts.approval.expires, <Time key="until" at={approval.expiresAt} />],
  ] as const;
  return (
    <>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Facts className="side-figures request-facts" rows={rows} />
    </>
  );
}

function RequestFacts({ title, requestedBy, requestedAt, expiresAt, state }: Approval & { title: string }) {
  const rows = [
    [texts.approval.object, title],
    [texts.approval.requested, requestedBy],
    [words.requestedAt, <Time key="at" at={requestedAt} />],
    ...(state === 'pending' ? [[texts.approval.expires, <Time key="until" at={expiresAt} />] as const] : []),
  ] as const;
  return <Facts className="side-figures request-facts" rows={rows} />;
}

function Changes({ details, currency, chosen }: Pick<Approval, 'details'> & { currency: string; chosen: FieldValues }) {
  if (details.length === 0) return null;
  return (
    <div className="card card--wide">
      <h3>{words.changes}</h3>
      <Table
        caption={words.changes}
        rows={details.map((detail) => changeOf(detail, currency, chosen))}
        keyOf={({ key }) => key}
        columns={[
          { title: common.field, cell: ({ field }) => field || '–' },
          { title: common.before, cell: ({ before }) => before || '–' },
          { title: common.after, cell: ({ after }) => <b>{after}</b> },
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

/** The decision on a request in words, such as "Big win: Failed (Not found)". */
export const resultOf = (label: string, approval: Approval): string => {
  const failure = failureOf(approval);
  return words.result(label, `${texts.approval.states[approval.state]}${failure === null ? '' : ` (${failure})`}`);
};

/** Requesters cannot decide on their own request, but they can take it back. */
function withdrawalOf({ id, state }: Approval, label: string): CaseDecision[] {
  if (state !== 'pending') return [];
  const run = async () => {
    await backofficeApi.withdraw(id);
    return words.result(label, words.withdrawn);
  };
  const { withdraw: title, withdrawText: text } = words;
  return [{ key: 'withdraw', letter: 'w', title, text, needsReason: false, ends: true, run }];
}

function decisionsOn(id: string, label: string): CaseDecision[] {
  return [
    {
      key: 'approve',
      letter: 'a',
      title: words.approve,
      text: words.approveText,
      needsReason: false,
      ends: true,
      run: async () => resultOf(label, await backofficeApi.approve(id)),
    },
    {
      key: 'reject',
      letter: 'r',
      title: common.reject,
      text: words.rejectText,
      isHarm: true,
      ends: true,
      run: async (reason) => resultOf(label, await backofficeApi.reject(id, reason)),
    },
  ];
}
