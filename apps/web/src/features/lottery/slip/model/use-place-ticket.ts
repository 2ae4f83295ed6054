import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCodeOf } from '../../../../shared/api/api-error.ts';
import { newIdempotencyKey } from '../../../../shared/api/idempotency-key.ts';
import { createRequestKey } from '../../../../shared/api/request-key.ts';
import { WALLET_KEY } from '../../../../shared/events/wallet-key.ts';
import { lotteryMenuQuery } from '../../games/api/menu.ts';
import { playsQuery } from '../../games/api/plays.ts';
import { placeTicket, type PlacedTicket, type TicketOrder } from '../../tickets/api/tickets.ts';

/** Places tickets. A retry of the same order keeps its key, so that a lost response never causes a second bet. */
export function usePlaceTicket(onPlaced: (ticket: PlacedTicket) => void) {
  const client = useQueryClient();
  const [requestKey] = useState(() => createRequestKey(newIdempotencyKey));
  return useMutation({
    mutationFn: (order: TicketOrder) => placeTicket({ body: order }, { idempotencyKey: requestKey.keyOf(order) }),
    onSuccess: (ticket) => {
      requestKey.done();
      client.setQueryData(
        WALLET_KEY,
        (wallet: { sumBalance: string; currency: string } | undefined) =>
          wallet && { ...wallet, sumBalance: ticket.balance },
      );
      void client.invalidateQueries({ queryKey: ['me', 'records'] });
      onPlaced(ticket);
    },
    onError: async (error, { gameCode }) => {
      const code = errorCodeOf(error);
      if (code === 'odds.changed') await client.invalidateQueries({ queryKey: playsQuery(gameCode).queryKey });
      if (code === 'draw.closed' || code === 'draw.unknown')
        await client.invalidateQueries({ queryKey: lotteryMenuQuery().queryKey });
      if (code === 'balance.insufficient') await client.invalidateQueries({ queryKey: WALLET_KEY });
      // The response may be lost although the ticket was bought: the list of tickets shows it.
      if (code === 'offline' || code === 'unknown.error')
        await client.invalidateQueries({ queryKey: ['me', 'records'] });
    },
  });
}
