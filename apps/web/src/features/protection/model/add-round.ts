import { formatMinor, parseMinor } from '@fairlot/money';
import type { QueryClient } from '@tanstack/react-query';
import { type PlaySession, sessionQuery } from '../api/session.ts';

/** Delay after which the server has counted a settled round; the totals are refetched then. */
const FOLLOW_MS = 1500;

/** Money of a round: its stake and, once settled, its payout. */
export interface RoundMoney {
  stake: string;
  payout: string | null;
  /** Part of the stake that was bonus money; session totals count only real money. */
  bonusStake?: string | undefined;
}

type Sums = Pick<PlaySession, 'bets' | 'stake' | 'win' | 'net'>;

/** Session totals after a round changed from one state to the next, as the server will count them. */
export function addRound<S extends Sums>(session: S, before: RoundMoney | null, next: RoundMoney): S {
  // Only the server knows how a payout splits into real and bonus money.
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

/** Adds a round to the session totals immediately. Cancels a pending request, whose response lacks the round. */
export function countRound(client: QueryClient, before: RoundMoney | null, next: RoundMoney): void {
  const { queryKey } = sessionQuery(true);
  const session = client.getQueryData(queryKey);
  if (session === undefined) return;
  void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, addRound(session, before, next));
  followSums(client);
}

const timers = new WeakMap<QueryClient, ReturnType<typeof setTimeout>>();

/** Refetches the totals once nothing has changed for a moment; a series of quick bets causes one request. */
export function followSums(client: QueryClient): void {
  clearTimeout(timers.get(client));
  const { queryKey } = sessionQuery(true);
  timers.set(
    client,
    setTimeout(() => void client.invalidateQueries({ queryKey }), FOLLOW_MS),
  );
}
