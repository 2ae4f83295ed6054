import type { CardKind, CardView } from '../../platform/cards/index.ts';
import type { RecordsPlatform } from './ports.ts';
import { type Bet, findBet, newestBets } from './repository.ts';

/** Bets on any product, in the form that conversations show. */
export function betCards({ gameName }: Pick<RecordsPlatform, 'gameName'>): CardKind {
  const cardOf = (bet: Bet, language: string): CardView => ({
    ref: bet.key,
    status: bet.status,
    isOver: bet.status !== 'open',
    amountMinor: bet.stakeMinor,
    currency: bet.asset,
    name: gameName(bet.gameCode, bet.gameName, language),
    at: bet.placedAt,
  });
  return {
    kind: 'bet',
    permission: 'bets.read',
    changedBy: { event: 'ticket.settled', field: 'ticketId' },
    latest: async (executor, { memberId, asset, language }, limit) =>
      (await newestBets(executor, memberId, asset, limit)).map((bet) => cardOf(bet, language)),
    find: async (executor, { memberId, language }, ref) => {
      const bet = await findBet(executor, memberId, ref);
      return bet && cardOf(bet, language);
    },
  };
}
