import type { CaseDecision, CaseSubject } from './case-types.ts';
import { caseLayoutTexts as words } from './case-texts.ts';
import { HoldNotice } from './hold-notice.tsx';
import { type CaseWork, caseWork } from './use-case-work.ts';

/**
 * Adds owner, hold and their actions to a case that uses the common calls for taking cases. Rooms with their own calls,
 * such as withdrawals, only share which operators have the case open.
 * @param operatorName the operator at this console
 */
export function workedSubject(subject: CaseSubject, work: CaseWork | undefined, operatorName: string): CaseSubject {
  const { work: kind } = subject;
  if (kind === undefined || kind.isOwn === true || work === undefined) return subject;
  const { takenBy, hold } = work;
  const { object, mayDecide } = kind;
  const owned = {
    ...subject,
    owner: takenBy === null ? null : { name: takenBy, isOwn: takenBy === operatorName },
    take: mayDecide && takenBy !== operatorName ? () => caseWork.take(object, takenBy !== null) : null,
  };
  if (hold !== null)
    return {
      ...owned,
      state: (
        <>
          {subject.state}
          <span className="state state--wait">{words.onHold}</span>
        </>
      ),
      notice: (
        <>
          {subject.notice}
          <HoldNotice {...hold} />
        </>
      ),
      form: undefined,
      decisions: mayDecide ? [releasing(object)] : subject.decisions,
    };
  return mayDecide ? { ...owned, decisions: [...subject.decisions, holding(object)] } : owned;
}

const holding = (object: string): CaseDecision => ({
  key: 'hold',
  letter: 'h',
  title: words.hold,
  text: words.holdText,
  // The case's own form may have a reason field too, so this one has a distinct label.
  reason: { label: words.holdReason },
  run: (reason) => caseWork.hold(object, reason),
});

const releasing = (object: string): CaseDecision => ({
  key: 'release',
  letter: 'h',
  title: words.release,
  text: words.releaseText,
  reason: { label: words.releaseReason },
  run: (reason) => caseWork.release(object, reason),
});
