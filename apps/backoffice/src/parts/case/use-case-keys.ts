import { useEffect, useEffectEvent } from 'react';
import { hasToken } from '../../shared/api.ts';
import { isTyping, shortcutKey } from '../../shared/is-typing.ts';
import type { CaseSubject } from './case-types.ts';

interface CaseKeys {
  onTake: () => void;
  /** Called with the key of a decision. */
  onPrepare: (decision: string) => void;
}

/**
 * T takes the case, S marks the next point as seen, and the letter of a decision prepares it.
 * @param isOver the case is in a dialog, over which no other dialog is open
 */
export function useCaseKeys(subject: CaseSubject | null, isOver: boolean, { onTake, onPrepare }: CaseKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (subject === null || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return;
    if (!hasToken()) return; // the log-in is above the page
    if (document.querySelector('dialog[open]') !== null && !isOver) return;
    const key = shortcutKey(event);
    const decision = subject.decisions.find(({ letter }) => letter === key);
    const toSee = document.querySelector<HTMLButtonElement>('[data-see][aria-pressed=false]');
    if (key === 't' && subject.take !== null) onTake();
    else if (key === 's' && toSee !== null) toSee.click();
    else if (decision !== undefined) onPrepare(decision.key);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
