import type { TicketBet } from '../../../records/api/bets.ts';
import type { PlacedTicket } from '../api/tickets.ts';

/**
 * Tickets of the current and last draw of a page's game, newest first. Tickets that were just bought are included
 * before the record has them.
 */
export function myTickets(
  rows: readonly TicketBet[],
  placed: readonly PlacedTicket[],
  isOwn: (gameCode: string) => boolean,
  issues: readonly (string | null)[],
): TicketBet[] {
  const known = new Set(rows.map((row) => row.ticketId));
  const fresh = placed.filter((ticket) => !known.has(ticket.ticketId)).map(rowOf);
  return [...fresh, ...rows]
    .filter((row) => isOwn(row.gameCode) && issues.includes(row.numero))
    .toSorted((a, b) => b.placedAt - a.placedAt);
}

/** Tickets that won since the last check: open then, won now. */
export function newlyWon(before: ReadonlyMap<string, string>, rows: readonly TicketBet[]): TicketBet[] {
  return rows.filter((row) => row.status === 'won' && before.get(row.ticketId) === 'open');
}

function rowOf({
  ticketId,
  gameCode,
  numero: drawNumber,
  placedAt,
  total,
  bonusStake,
  status,
  lines,
}: PlacedTicket): TicketBet {
  return {
    ticketId,
    gameCode,
    gameName: gameCode,
    numero: drawNumber,
    placedAt,
    settledAt: null,
    stake: total,
    win: null,
    bonusStake: bonusStake ?? '0.00',
    bonusWin: null,
    status,
    currency: '',
    lines,
  };
}
