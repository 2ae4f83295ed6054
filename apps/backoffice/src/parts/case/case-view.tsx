import { Button, Icon } from '@fairlot/ui';
import { useState } from 'react';
import { common } from '../../shared/common-texts.ts';
import { CloseButton } from '../icon-button.tsx';
import './case.css';
import { CaseDecisions } from './case-decision.tsx';
import { caseLayoutTexts as words } from './case-texts.ts';
import type { CaseDecision, CaseEvidence, CasePoint, CaseSubject } from './case-types.ts';
import { choicesOf } from './use-changed.ts';

interface CaseViewProps {
  subject: CaseSubject;
  /** Name of the list, which makes the key of the case unique. */
  listName: string;
  /** Key of the prepared decision. */
  prepared: string | null;
  /** Names of colleagues who have the case open. */
  viewers: readonly string[];
  onEvidence: (evidence: CaseEvidence) => void;
  onTake: () => void;
  onDone: (decision: CaseDecision, notice: string | null) => void;
  onClose: () => void;
}

/** One case: open checks with their facts, passed checks, further parts, and the pinned decision. */
export function CaseView({ subject, listName, prepared, viewers, onEvidence, onTake, onDone, onClose }: CaseViewProps) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const { owner, notice, points, parts, take, decisions, form } = subject;
  const isColleagues = owner !== null && !owner.isOwn;
  const isLocked = isColleagues && take !== null;
  const open = points.filter(({ passed }) => !passed);
  const see = (key: string) => setSeen((before) => new Set([...before, key]));
  const unseen = open.filter(({ key }) => !seen.has(key)).length;
  const needsSeen = decisions.some((decision) => decision.needsSeen === true);
  return (
    <>
      <div className="case">
        <CaseHead {...{ subject, viewers, onTake, onClose }} />
        {notice}
        {points.length === 0 ? null : (
          <OpenPoints
            open={open}
            outcome={words.outcome(points.length - open.length, points.length)}
            seen={seen}
            onSee={needsSeen ? see : null}
            onEvidence={onEvidence}
          />
        )}
        <PassedPoints passed={points.filter(({ passed }) => passed)} onEvidence={onEvidence} />
        {parts}
        {form === undefined || form === null || isLocked ? null : <div className="card card--wide">{form}</div>}
      </div>
      <div className="case-decision">
        {isLocked && (decisions.length > 0 || form) ? <p className="muted">{words.takenFirst(owner.name)}</p> : null}
        {form === undefined || decisions.length > 0 ? (
          <CaseDecisions
            // A text that was typed for other decisions would be sent with one of these.
            key={choicesOf(subject)}
            caseKey={`${listName}:${subject.key}:${choicesOf(subject)}`}
            decisions={decisions}
            prepared={prepared}
            unseen={unseen}
            isLocked={isLocked}
            onDone={onDone}
          />
        ) : null}
      </div>
    </>
  );
}

function CaseHead({
  subject,
  viewers,
  onTake,
  onClose,
}: Pick<CaseViewProps, 'subject' | 'viewers' | 'onTake' | 'onClose'>) {
  const { number, state, title, text, owner, buttons = [], take } = subject;
  const isColleagues = owner !== null && !owner.isOwn;
  return (
    <header className="case-head">
      <div>
        <p className="row">
          <span className="muted">{number}</span>
          {state}
          {owner === null ? null : (
            <small className="muted">{owner.isOwn ? words.ownByYou : words.ownedBy(owner.name)}</small>
          )}
        </p>
        <h2 className="case-amount">{title}</h2>
        <p className="muted">{text}</p>
        {viewers.length === 0 ? null : (
          <p className="case-viewers">
            <Icon name="eye" />
            {words.alsoOpen(viewers.join(', '))}
          </p>
        )}
      </div>
      <div className="row">
        {take === null ? null : (
          <Button onClick={onTake}>
            {isColleagues ? words.takeOver : words.take}
            <kbd aria-hidden="true">T</kbd>
          </Button>
        )}
        {buttons.map(({ label, run }) => (
          <Button key={label} onClick={run}>
            {label}
          </Button>
        ))}
        <CloseButton label={common.backToList} className="case-close" onClick={onClose} />
      </div>
    </header>
  );
}

interface OpenPointsProps {
  open: readonly CasePoint[];
  outcome: string;
  seen: ReadonlySet<string>;
  /** Null if no decision depends on it. */
  onSee: ((key: string) => void) | null;
  onEvidence: (evidence: CaseEvidence) => void;
}

/** Points that an operator has to look at; opening the evidence also marks a point as seen. */
function OpenPoints({ open, outcome, seen, onSee, onEvidence }: OpenPointsProps) {
  if (open.length === 0) return <p className="state state--good">{words.allPassed}</p>;
  const next = open.find(({ key }) => !seen.has(key))?.key;
  return (
    <section className="case-points case-points--open" aria-label={words.open(open.length)}>
      <header>
        <h3>{words.open(open.length)}</h3>
        <small className="muted">{outcome}</small>
      </header>
      <ul>
        {open.map(({ key, title, facts, evidence }) => (
          <li key={key}>
            <span className="case-mark case-mark--look">
              <Icon name="alert" />
            </span>
            <Fact title={title} facts={facts} />
            {evidence === undefined ? null : (
              <Button
                size="small"
                onClick={() => {
                  onSee?.(key);
                  onEvidence(evidence);
                }}
              >
                {evidence.label}
              </Button>
            )}
            {onSee === null ? null : (
              <Button variant="plain" size="small" data-see aria-pressed={seen.has(key)} onClick={() => onSee(key)}>
                {seen.has(key) ? <Icon name="check" /> : <Icon name="eye" />}
                {seen.has(key) ? words.seen : words.see}
                <span className="visually-hidden">{`: ${title}`}</span>
                {key === next ? <kbd aria-hidden="true">S</kbd> : null}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fact({ title, facts }: Pick<CasePoint, 'title' | 'facts'>) {
  return (
    <span className="case-fact">
      <b>{title}</b>
      <small>{facts}</small>
    </span>
  );
}

function PassedPoints({ passed, onEvidence }: Pick<OpenPointsProps, 'onEvidence'> & { passed: readonly CasePoint[] }) {
  if (passed.length === 0) return null;
  return (
    <section className="case-points" aria-label={words.passed}>
      <header>
        <h3>{words.passed}</h3>
        <small className="muted">{words.withEvidence}</small>
      </header>
      <ul className="case-passed">
        {passed.map(({ key, title, facts, evidence }) => (
          <li key={key}>
            <span className="case-mark">
              <Icon name="check" />
            </span>
            <Fact title={title} facts={facts} />
            {evidence === undefined ? null : (
              <button type="button" className="link" onClick={() => onEvidence(evidence)}>
                {evidence.label}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
