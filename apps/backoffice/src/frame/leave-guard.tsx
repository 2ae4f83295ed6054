import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router';
import { hasUnsent, takesFormsAway } from '../form/leaving.ts';
import { LeaveQuestion } from '../form/leave-question.tsx';
import { PLACE_KEYS } from '../list/list-address.ts';

/** Asks for confirmation before a page with unsent input is left. */
export function LeaveGuard() {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: takesUnsentAway,
    enableBeforeUnload,
    withResolver: true,
  });
  return status === 'blocked' ? <LeaveQuestion onStay={reset} onLeave={proceed} /> : null;
}

// Defined outside the component, because the blocker is registered again whenever its functions change.
const takesUnsentAway: ShouldBlockFn = ({ current, next }) => hasUnsent() && takesFormsAway(current, next, PLACE_KEYS);
const enableBeforeUnload = () => hasUnsent();
