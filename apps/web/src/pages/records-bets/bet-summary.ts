import type { Ticket } from '../../features/lottery/tickets/api/tickets.ts';
import type { TicketBet } from '../../features/records/api/bets.ts';

/** What a row needs: a row of the list has it, and a ticket on its own. */
export type Summary = Pick<
  TicketBet,
  'ticketId' | 'gameCode' | 'gameName' | 'numero' | 'placedAt' | 'settledAt' | 'stake' | 'win' | 'status' | 'lines'
> &
  Partial<Pick<TicketBet, 'bonusStake'>>;

export function summaryOf(ticket: Ticket): Summary {
  return { ...ticket, stake: ticket.total };
}
