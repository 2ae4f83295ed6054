import { type ReactNode, type RefObject, useState } from 'react';
import { hasUnsent } from './leaving.ts';
import { LeaveQuestion } from './leave-question.tsx';

/**
 * Asks for confirmation before unsent input in a part of the page is dropped.
 * @param part the part that is removed; the whole page if undefined
 */
export function useLeaving(part?: RefObject<Element | null>): {
  /** Runs `go` immediately if nothing is lost, else after the operator confirms. */
  leave: (go: () => void) => void;
  /** The confirmation; must be rendered by the caller. */
  question: ReactNode;
} {
  const [asked, setAsked] = useState<{ go: () => void } | null>(null);
  const leave = (go: () => void) => {
    if (hasUnsent(part?.current ?? undefined)) setAsked({ go });
    else go();
  };
  const question =
    asked === null ? null : (
      <LeaveQuestion
        onStay={() => setAsked(null)}
        onLeave={() => {
          setAsked(null);
          asked.go();
        }}
      />
    );
  return { leave, question };
}
