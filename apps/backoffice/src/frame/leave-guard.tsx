import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router';
import { hasUnsent, takesFormsAway } from '../form/leaving.ts';
import { LeaveQuestion } from '../form/leave-question.tsx';
import { PLACE_KEYS } from '../list/list-address.ts';

/** Asks before a page is left on which something stands that was not sent. */
export function LeaveGuard() {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: takesUnsentAway,
    enableBeforeUnload,
    withResolver: true,
  });
  return status === 'blocked' ? <LeaveQuestion onStay={reset} onLeave={proceed} /> : null;
}

// The blocker is set anew whenever it is given other functions.
const takesUnsentAway: ShouldBlockFn = ({ current, next }) => hasUnsent() && takesFormsAway(current, next, PLACE_KEYS);
const enableBeforeUnload = () => hasUnsent();
