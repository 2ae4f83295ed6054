import type { ReactNode } from 'react';
import { MemberFigures } from '../../parts/case/member-side.tsx';
import { Notes } from '../../parts/notes.tsx';
import { Time } from '../../parts/time.tsx';
import { RelatedMembers } from './related-members.tsx';
import type { WithdrawalView } from './api.ts';
import { caseTexts as words } from './case-texts.ts';
import { WithdrawalState } from './withdrawal-actions.tsx';
import { caseLayoutTexts } from '../../parts/case/case-texts.ts';

interface WithdrawalSideProps {
  withdrawal: WithdrawalView;
  /** Whether the operator may see data of members. */
  seesMembers: boolean;
  onOpenMember: ((memberId: string) => void) | null;
}

/** The member of a withdrawal, its history, and operators' notes. */
export function WithdrawalSide({ withdrawal, seesMembers, onOpenMember }: WithdrawalSideProps) {
  const { account, memberId, orderId } = withdrawal;
  return (
    <>
      <header className="side-member">
        <span className="side-face" aria-hidden="true">
          {account.slice(0, 2).toUpperCase()}
        </span>
        <span>
          <b>{account}</b>
          <small className="muted">ID {memberId}</small>
        </span>
      </header>
      {seesMembers ? <MemberFigures memberId={memberId} /> : null}
      <RelatedMembers orderId={orderId} onOpen={onOpenMember} />
      <section className="side-part" aria-labelledby="side-steps">
        <h3 id="side-steps">{words.thisCase}</h3>
        <ol className="case-steps">
          {happened(withdrawal).map(({ at, state, by, note }) => (
            <li key={`${at} ${note}`}>
              {state}
              <small className="muted">
                <Time at={at} isPrecise />
                {by === null ? '' : `, ${by}`}
              </small>
              {note === null ? null : <small className="case-note">{note}</small>}
            </li>
          ))}
        </ol>
      </section>
      <Notes object={`withdrawal:${orderId}`} />
    </>
  );
}

interface Happened {
  at: number;
  state: ReactNode;
  by: string | null;
  note: string | null;
}

/** Its statuses and holds in chronological order. */
function happened({ steps, holds }: WithdrawalView): Happened[] {
  const states = steps.map(({ status, ...step }) => ({ ...step, state: <WithdrawalState status={status} /> }));
  const begun = holds.map(({ at, by, reason }) => ({
    at,
    by,
    note: reason,
    state: <span className="state state--wait">{caseLayoutTexts.onHold}</span>,
  }));
  const ended = holds.flatMap(({ endedAt, endedBy, endReason }) =>
    endedAt === null || endedBy === null
      ? []
      : { at: endedAt, by: endedBy, note: endReason, state: <span className="state">{words.offHold}</span> },
  );
  return [...states, ...begun, ...ended].toSorted((one, other) => one.at - other.at);
}
