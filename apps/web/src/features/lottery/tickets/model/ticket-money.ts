import type { TicketStatus } from '../api/tickets.ts';

interface Outcome {
  status: TicketStatus;
  /** Amounts of the wire. */
  stake: string;
  win: string | null;
}

/**
 * What a ticket has moved so far, as a signed amount of the wire: its win, or its stake; nothing once the stake was
 * given back.
 */
export function movedBy({ status, stake, win }: Outcome): string {
  if (status === 'won') return win ?? '0.00';
  return isReturned(status) ? '0.00' : `-${stake}`;
}

/** The stake was given back. */
export function isReturned(status: TicketStatus): boolean {
  return status === 'refunded' || status === 'cancelled';
}
