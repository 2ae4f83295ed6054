import { type ReactNode, type RefObject, useState } from 'react';
import { hasUnsent } from './leaving.ts';
import { LeaveQuestion } from './leave-question.tsx';

/**
 * Asks before what stands unsent in a part of the page is dropped.
 * @param part the part that goes; the whole page without it
 */
export function useLeaving(part?: RefObject<Element | null>): {
  /** Does it at once where nothing is lost, and else when the operator says so. */
  leave: (go: () => void) => void;
  /** Shows the question; stands somewhere in what is returned. */
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
