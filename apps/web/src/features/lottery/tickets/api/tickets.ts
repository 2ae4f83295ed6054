import type { BodyOf, lottery, ValueOf } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { callQuery } from '../../../../shared/query/call-query.ts';
import { STALE_MS } from '../../../../shared/query/query-client.ts';

export type Ticket = ValueOf<typeof lottery.getTicket>;
export type TicketStatus = Ticket['status'];
export type PlacedTicket = ValueOf<typeof lottery.placeTicket>;
export type TicketOrder = BodyOf<typeof lottery.placeTicket>;

export type StationsOrder = BodyOf<typeof lottery.placeOrder>;

export const placeTicket = defineCall<typeof lottery.placeTicket>('POST /lgw/lottery/tickets', { idempotent: true });
/** Buys a ticket at each of several stations, all of them or none. */
export const placeOrder = defineCall<typeof lottery.placeOrder>('POST /lgw/lottery/orders', { idempotent: true });
export const fetchTicket = defineCall<typeof lottery.getTicket>('GET /lgw/lottery/tickets/:id');

/** One of the member's own tickets with the hits and win of every line. */
export const ticketQuery = (id: string, isWanted: boolean) =>
  callQuery(['me', 'ticket', id], fetchTicket, { params: { id } }, { staleTime: STALE_MS.records, enabled: isWanted });

export const cancelTicket = defineCall<typeof lottery.cancelTicket>('DELETE /lgw/lottery/tickets/:id');
