import { useState } from 'react';
import { useSessionFact } from './use-session.ts';

/**
 * A number that changes when another player takes over the page: after a log-out, and when a different member logs in.
 * A visitor who logs in keeps the slip, and so does a member who logs in again after the session expired.
 */
export function usePlayerTurn(): number {
  const userName = useSessionFact(({ member }) => member?.userName ?? null);
  const hasLoggedOut = useSessionFact(({ ended }) => ended === 'logout');
  const [turn, setTurn] = useState({ userName, count: 0 });
  const isOther = userName === null ? hasLoggedOut : turn.userName !== null;
  if (userName !== turn.userName && (userName !== null || hasLoggedOut))
    setTurn({ userName, count: isOther ? turn.count + 1 : turn.count });
  return turn.count;
}
