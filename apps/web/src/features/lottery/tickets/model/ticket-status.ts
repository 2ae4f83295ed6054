import type { FlagTone } from '@fairlot/ui';
import type { TicketStatus } from '../api/tickets.ts';

export const TICKET_STATUSES: readonly TicketStatus[] = ['open', 'won', 'lost', 'refunded', 'cancelled'];
export const STATUS_TONE: Record<TicketStatus, FlagTone> = {
  open: 'info',
  won: 'pos',
  lost: 'neutral',
  refunded: 'gold',
  cancelled: 'neutral',
};
