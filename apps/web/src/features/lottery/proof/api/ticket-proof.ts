import type { lottery, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';

export type TicketProof = ValueOf<typeof lottery.ticketProof>;

export const fetchTicketProof = defineCall<typeof lottery.ticketProof>('GET /lgw/lottery/tickets/:id/proof');

/** Merkle leaf and inclusion path of one of the member's tickets; refetched when the root is published. */
export const ticketProofQuery = (id: string, merkleRoot: string | null, hasToken: boolean) =>
  queryOptions({
    queryKey: ['me', 'ticket-proof', id, merkleRoot],
    queryFn: ({ signal }) => fetchTicketProof({ params: { id } }, { signal }),
    staleTime: Infinity,
    enabled: hasToken,
  });
