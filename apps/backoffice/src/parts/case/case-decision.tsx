import { Button } from '@fairlot/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { LinesField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { loadOptionalReason, loadReason } from '../../form/load-reason.ts';
import { useContractForm } from '../../form/use-contract-form.ts';
import { createRequestKeys } from '../../shared/request-key.ts';
import { texts } from '../../shared/texts.ts';
import { useMedia } from '../../shared/use-media.ts';
import { caseLayoutTexts as words } from './case-texts.ts';
import type { CaseDecision } from './case-types.ts';

interface CaseDecisionsProps {
  /** Key of the case, unique among all kinds of cases; the typed text is kept under it. */
  caseKey: string;
  /** Available decisions, the usual one first. */
  decisions: readonly CaseDecision[];
  /** Key of the decision that was prepared; it is the first one, and the reason has the focus. */
  prepared: string | null;
  /** Number of open points that were not marked as seen. */
  unseen: number;
  /** A colleague's case: the text stays, but nothing can be sent. */
  isLocked: boolean;
  onDone: (decision: CaseDecision, notice: string | null) => void;
}

/**
 * The reason and the decisions. No single key decides: a letter prepares a decision, Enter adds a line to the reason,
 * Ctrl and Enter send it. The text is kept while typing, so that neither another case nor a colleague loses it.
 */
export function CaseDecisions({ caseKey, decisions, prepared, unseen, isLocked, onDone }: CaseDecisionsProps) {
  const [keyOf] = useState(createRequestKeys);
  const kept = `case-text:${caseKey}`;
  const part = useRef<HTMLDivElement>(null);
  const [main, ...others] = decisions.toSorted((a, b) => Number(b.key === prepared) - Number(a.key === prepared));
  // The decision of the clicked button; the first one if the form is submitted by the keyboard.
  const clicked = useRef<CaseDecision | null>(null);
  const canLackReason = decisions.some(({ needsReason }) => needsReason === false);
  // The initial value: the form follows its draft, so the draft must not follow the form.
  const [keptText] = useState(() => sessionStorage.getItem(kept) ?? '');
  const form = useContractForm({
    call: canLackReason ? loadOptionalReason : loadReason,
    draft: { reason: keptText },
    check: ({ reason }) => ({
      reason: (clicked.current ?? main)?.needsReason !== false && reason.trim().length < 10 && words.reasonHint,
    }),
    toBody: ({ reason }) => ({ reason: reason.trim() }),
  });
  const { reason } = form.values;
  useKeptText(kept, reason);
  const isPrepared = decisions.some(({ key }) => key === prepared);
  useEffect(() => {
    if (isPrepared) part.current?.querySelector('textarea')?.focus();
  }, [isPrepared, prepared]);
  const isPhone = useMedia('(max-width: 699px)');
  if (main === undefined) return null;
  const isClosed = (decision: CaseDecision) => decision.needsSeen === true && unseen > 0;
  const sendTo = (decision: CaseDecision) => async (body: { reason: string }) => {
    const result = await decision.run(body.reason, keyOf([caseKey, decision.title, body.reason]));
    keyOf.renew();
    sessionStorage.removeItem(kept);
    form.reset({ reason: '' });
    onDone(decision, typeof result === 'string' ? result : null);
  };
  const free = isClosed(main) ? others.filter((one) => !isClosed(one)) : others;
  const first = isClosed(main) ? undefined : main;
  return (
    <div ref={part} onSubmitCapture={() => (clicked.current = null)} onKeyDown={submitByKeys}>
      <Form
        form={form}
        isQuestion
        isReadOnly={isLocked}
        submit={(first ?? main).label ?? (first ?? main).title}
        isBlocked={first === undefined}
        onSend={sendTo(main)}
        beside={(sendBy) =>
          free.map((decision) => (
            <DecisionButton
              key={decision.key}
              decision={decision}
              isBusy={form.isBusy}
              onPress={() => {
                clicked.current = decision;
                sendBy(sendTo(decision));
              }}
            />
          ))
        }
      >
        <LinesField
          at={form.at('reason')}
          label={main.reason?.label ?? texts.reason}
          hint={[main.reason?.hint ?? words.reasonHint, main.text, ...(isPhone ? [] : [words.send])].join(' ')}
          rows={2}
          isRequired={main.needsReason !== false}
        />
      </Form>
      {first === undefined ? <p className="case-unseen">{words.unseen(unseen)}</p> : null}
    </div>
  );
}

/** Keeps the text being typed, for this browser tab. */
function useKeptText(key: string, text: string): void {
  useEffect(() => {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  }, [key, text]);
}

/** Ctrl and Enter send the form. */
function submitByKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
}

interface DecisionButtonProps {
  decision: CaseDecision;
  isBusy: boolean;
  onPress: () => void;
}

function DecisionButton({ decision, isBusy, onPress }: DecisionButtonProps) {
  return (
    <Button variant={decision.isHarm === true ? 'danger' : undefined} aria-disabled={isBusy} onClick={onPress}>
      {decision.title}
      <kbd aria-hidden="true">{decision.letter.toUpperCase()}</kbd>
    </Button>
  );
}
