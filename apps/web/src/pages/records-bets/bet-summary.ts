import type { Ticket } from '../../features/lottery/tickets/api/tickets.ts';
import type { BetRow, TicketBet } from '../../features/records/api/bets.ts';

/** Fields that a row needs; both list rows and single tickets have them. */
export type Summary = Pick<
  TicketBet,
  'ticketId' | 'gameCode' | 'gameName' | 'numero' | 'placedAt' | 'settledAt' | 'stake' | 'win' | 'status' | 'lines'
> &
  Partial<Pick<BetRow, 'bonusStake' | 'drawAt'>>;

export function summaryOf(ticket: Ticket): Summary {
  return { ...ticket, stake: ticket.total };
}
