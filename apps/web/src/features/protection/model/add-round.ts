import { formatMinor, parseMinor } from '@fairlot/money';
import type { QueryClient } from '@tanstack/react-query';
import { type PlaySession, sessionQuery } from '../api/session.ts';

/** The server has counted what settled after this time; sums are read again then. */
const FOLLOW_MS = 1500;

/** What is known of a round's money: stake and, once it is settled, payout. */
export interface RoundMoney {
  stake: string;
  payout: string | null;
  /** Part of the stake that was bonus money; sums of a session count real money alone. */
  bonusStake?: string | undefined;
}

type Sums = Pick<PlaySession, 'bets' | 'stake' | 'win' | 'net'>;

/** Sums of the session after a round went from one state to the next, as the server will count them. */
export function addRound<S extends Sums>(session: S, before: RoundMoney | null, next: RoundMoney): S {
  // How a payout splits into real and bonus money is known to the server alone.
  if (next.bonusStake !== undefined) return session;
  const stakeMinor = parseMinor(next.stake) - parseMinor(before?.stake ?? '0.00');
  const winMinor = parseMinor(next.payout ?? '0.00') - parseMinor(before?.payout ?? '0.00');
  return {
    ...session,
    bets: session.bets + (before === null ? 1 : 0),
    stake: formatMinor(parseMinor(session.stake) + stakeMinor),
    win: formatMinor(parseMinor(session.win) + winMinor),
    net: formatMinor(parseMinor(session.net) + winMinor - stakeMinor),
  };
}

/** Shows a round in the sums of the session at once. Drops an answer on its way, which lacks the round. */
export function countRound(client: QueryClient, before: RoundMoney | null, next: RoundMoney): void {
  const { queryKey } = sessionQuery(true);
  const session = client.getQueryData(queryKey);
  if (session === undefined) return;
  void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, addRound(session, before, next));
  followSums(client);
}

const timers = new WeakMap<QueryClient, ReturnType<typeof setTimeout>>();

/** Reads the sums again once nothing has moved for a moment; a row of quick bets is asked about once. */
export function followSums(client: QueryClient): void {
  clearTimeout(timers.get(client));
  const { queryKey } = sessionQuery(true);
  timers.set(
    client,
    setTimeout(() => void client.invalidateQueries({ queryKey }), FOLLOW_MS),
  );
}
