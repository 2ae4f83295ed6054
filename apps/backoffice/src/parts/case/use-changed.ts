import { useEffect, useEffectEvent, useRef } from 'react';
import type { CaseSubject } from './case-types.ts';

/** Identifies which decisions are possible. The hold is left out, because it loads after the others. */
export const choicesOf = ({ decisions, form }: Pick<CaseSubject, 'decisions' | 'form'>): string =>
  [...decisions.map(({ key }) => key).filter((key) => key !== 'hold'), ...(form ? ['form'] : [])].join(' ');

/**
 * Calls `onChange` when a decision is no longer possible while the case is open, because of a colleague or the member.
 * The returned function marks the next change as the operator's own, which is not reported.
 * @param subject null while it is incomplete
 */
export function useChanged(subject: CaseSubject | null, onChange: () => void): () => void {
  const key = subject?.key ?? null;
  const choices = subject === null ? null : choicesOf(subject);
  const shown = useRef<{ key: string; choices: string } | null>(null);
  const report = useEffectEvent(onChange);
  useEffect(() => {
    if (key === null || choices === null) return;
    const before = shown.current;
    shown.current = { key, choices };
    const gone = before?.choices.split(' ').some((choice) => !choices.split(' ').includes(choice));
    if (before?.key === key && gone) report();
  }, [key, choices]);
  return () => {
    shown.current = null;
  };
}
