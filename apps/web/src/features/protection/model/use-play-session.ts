import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { serverNow } from '../../../shared/clock/clock.ts';
import { TRIAL_TYPE } from '../../../shared/session/model.ts';
import { useHasToken, useMember } from '../../../shared/session/use-session.ts';
import { walletQuery } from '../../wallet/api/wallet.ts';
import { sessionQuery } from '../api/session.ts';

/** The sums of a session follow the balance a little later; a row of quick bets is asked about once. */
const FOLLOW_MS = 1500;

export interface PlayFigures {
  /** When the session began, epoch ms of the server; of play money when the game was opened. */
  beganAt: number;
  /** Won less staked since then ("-42.50"); null while it is not known and for play money. */
  net: string | null;
}

/** Time and money of the running session, asked again whenever the balance has moved. */
export function usePlaySession(): PlayFigures {
  const client = useQueryClient();
  const hasToken = useHasToken();
  const member = useMember();
  const isReal = hasToken && member !== null && member.type !== TRIAL_TYPE;
  const [openedAt] = useState(serverNow);
  const { data } = useQuery(sessionQuery(isReal));
  const { data: wallet } = useQuery(walletQuery(hasToken));
  const balance = wallet?.sumBalance;
  useEffect(() => {
    if (!isReal || balance === undefined) return undefined;
    const timer = setTimeout(() => {
      void client.invalidateQueries({ queryKey: sessionQuery(true).queryKey });
    }, FOLLOW_MS);
    return () => clearTimeout(timer);
  }, [client, isReal, balance]);
  return { beganAt: data?.beganAt ?? openedAt, net: data?.net ?? null };
}
