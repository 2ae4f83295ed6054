import { useEffect, useRef } from 'react';
import { useMember } from '../../../../shared/session/use-session.ts';
import type { BetSlip } from '../model/use-bet-slip.ts';
import { hasBets, keepSlip, takeSlip } from './kept-slip.ts';

interface SlipKeeperProps {
  gameCode: string;
  slip: Pick<BetSlip, 'choice' | 'isPlacing' | 'error' | 'onKept'>;
  /** False where the address names the bets. */
  isWanted: boolean;
}

/**
 * Keeps the slip while the player deposits, looks at another page or reloads. A slip whose order was sent is not kept
 * until it changes: if its answer is lost, the tickets may have been bought.
 */
export default function SlipKeeper({
  gameCode,
  slip: { choice, isPlacing, error, onKept },
  isWanted,
}: SlipKeeperProps) {
  const userName = useMember()?.userName ?? '';
  const owner = useRef('');
  const isRead = useRef(false);
  useEffect(() => {
    // Numbers of a member whose session ended stay that member's.
    owner.current ||= userName;
    if (!isRead.current) {
      isRead.current = true;
      const kept = isWanted && !hasBets(choice) ? takeSlip(sessionStorage, userName, gameCode, Date.now()) : null;
      if (kept !== null) return void onKept(kept);
    }
    const isSent = isPlacing || error !== null;
    keepSlip(sessionStorage, {
      owner: owner.current,
      gameCode,
      at: Date.now(),
      slip: isSent ? { ...choice, picks: {}, typed: [] } : choice,
    });
  }, [userName, gameCode, choice, isPlacing, error, isWanted, onKept]);
  return null;
}
