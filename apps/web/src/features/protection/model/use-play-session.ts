import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { serverNow } from '../../../shared/clock/clock.ts';
import { TRIAL_TYPE } from '../../../shared/session/model.ts';
import { useHasToken, useMember } from '../../../shared/session/use-session.ts';
import { walletQuery } from '../../wallet/api/wallet.ts';
import { sessionQuery } from '../api/session.ts';
import { followSums } from './add-round.ts';

export interface PlayFigures {
  /** When the session began, epoch ms of the server; of play money when the game was opened. */
  beganAt: number;
  /** Won less staked since then ("-42.50"); null while it is not known and for play money. */
  net: string | null;
}

/**
 * Time and money of the running session, read again when the balance has moved. Rounds of this page are in the sums
 * from the moment their result shows (`countRound`).
 * @param isHeld something moves on the page: nothing is rendered until it rests
 */
export function usePlaySession(isHeld = false): PlayFigures {
  const client = useQueryClient();
  const hasToken = useHasToken();
  const member = useMember();
  const isReal = hasToken && member !== null && member.type !== TRIAL_TYPE;
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
