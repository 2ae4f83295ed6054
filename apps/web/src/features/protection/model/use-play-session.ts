import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { serverNow } from '../../../shared/clock/clock.ts';
import { useHasToken, useIsReal } from '../../../shared/session/use-session.ts';
import { walletQuery } from '../../wallet/api/wallet.ts';
import { sessionQuery } from '../api/session.ts';
import { followSums } from './add-round.ts';

export interface PlayFigures {
  /** Start of the session, epoch ms of the server; with play money, the time when the game was opened. */
  beganAt: number;
  /** Winnings less stakes since then ("-42.50"); null until it is known and for play money. */
  net: string | null;
}

/**
 * Time and money of the current session, refetched when the balance has changed. Rounds of this page are added when
 * their result is shown (`countRound`).
 * @param isHeld an animation is running: renders are postponed until it ends
 */
export function usePlaySession(isHeld = false): PlayFigures {
  const client = useQueryClient();
  const hasToken = useHasToken();
  const isReal = useIsReal();
  const [openedAt] = useState(serverNow);
  const { data } = useQuery({ ...sessionQuery(isReal), subscribed: !isHeld });
  const { data: wallet } = useQuery({ ...walletQuery(hasToken), subscribed: !isHeld });
  const balance = wallet?.sumBalance;
  const known = useRef(balance);
  useEffect(() => {
    if (!isReal || balance === undefined || known.current === balance) return;
    const isMoved = known.current !== undefined;
    known.current = balance;
    if (isMoved) followSums(client);
  }, [client, isReal, balance]);
  return { beganAt: data?.beganAt ?? openedAt, net: data?.net ?? null };
}
