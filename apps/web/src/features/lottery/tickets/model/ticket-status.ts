import type { TicketStatus } from '../api/tickets.ts';

export const TICKET_STATUSES: readonly TicketStatus[] = ['open', 'won', 'lost', 'refunded', 'cancelled'];
