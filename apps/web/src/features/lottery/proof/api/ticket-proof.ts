import type { lottery, ValueOf } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { callQuery } from '../../../../shared/query/call-query.ts';

export type TicketProof = ValueOf<typeof lottery.ticketProof>;

export const fetchTicketProof = defineCall<typeof lottery.ticketProof>('GET /lgw/lottery/tickets/:id/proof');

/** Merkle leaf and inclusion path of one of the member's tickets; refetched when the root is published. */
export const ticketProofQuery = (id: string, merkleRoot: string | null, hasToken: boolean) =>
  callQuery(
    ['me', 'ticket-proof', id, merkleRoot],
    fetchTicketProof,
    { params: { id } },
    { staleTime: Infinity, enabled: hasToken },
  );
