import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
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

/**
 * Time and money of the running session, asked again whenever the balance has moved.
 * @param isHeld something moves on the page: what there is to ask is asked when it rests
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
  const moved = useRef({ balance, firstAtMs: 0, lastAtMs: 0 });
  useEffect(() => {
    if (!isReal || balance === undefined) return undefined;
    const since = moved.current;
    const now = Date.now();
    if (since.balance !== balance)
      moved.current = { balance, firstAtMs: since.firstAtMs === 0 ? now : since.firstAtMs, lastAtMs: now };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = () => {
      const { firstAtMs } = moved.current;
      if (firstAtMs !== 0) timer = setTimeout(ask, firstAtMs + FOLLOW_MS - Date.now());
    };
    const ask = () => {
      void client.invalidateQueries({ queryKey: sessionQuery(true).queryKey });
      const { lastAtMs } = moved.current;
      // What moved a moment ago may not be in the sums yet: they are asked for once more.
      moved.current.firstAtMs = Date.now() - lastAtMs < FOLLOW_MS ? lastAtMs : 0;
      plan();
    };
    if (!isHeld) plan();
    return () => clearTimeout(timer);
  }, [client, isReal, balance, isHeld]);
  return { beganAt: data?.beganAt ?? openedAt, net: data?.net ?? null };
}
