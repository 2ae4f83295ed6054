import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { errorCodeOf } from '../../../../shared/api/api-error.ts';
import { createRequestKey } from '../../../../shared/api/idempotency-key.ts';
import { WALLET_KEY } from '../../../../shared/events/wallet-key.ts';
import { useHasToken } from '../../../../shared/session/use-session.ts';
import { lotteryMenuQuery } from '../../games/api/menu.ts';
import { PLAYS_KEY } from '../../games/api/plays.ts';
import { orderOfTickets } from './stations.ts';
import { placeOrder, placeTicket, type PlacedTicket, type TicketOrder } from '../../tickets/api/tickets.ts';

export type Placing = Pick<ReturnType<typeof usePlaceTicket>, 'isUnderWay' | 'reset'>;

const PLACING = ['lottery', 'place'];

/**
 * Places the tickets of a slip, one for each station: all of them or none. A retry of the same order keeps its key, so
 * that a lost response never causes a second bet. `isUnderWay` knows an order from its first moment, before the page
 * shows it.
 */
export function usePlaceTicket(onPlaced: (tickets: readonly PlacedTicket[]) => void) {
  const client = useQueryClient();
  const [requestKey] = useState(() => createRequestKey());
  const isUnderWay = useCallback(() => client.isMutating({ mutationKey: PLACING }) > 0, [client]);
  const mutation = useMutation({
    mutationKey: PLACING,
    mutationFn: async (orders: readonly TicketOrder[]): Promise<readonly PlacedTicket[]> => {
      const order = orderOfTickets(orders);
      const [single] = orders;
      if (order !== undefined)
        return (await placeOrder({ body: order }, { idempotencyKey: requestKey.keyOf(order) })).tickets;
      if (single === undefined) return [];
      return [await placeTicket({ body: single }, { idempotencyKey: requestKey.keyOf(single) })];
    },
    onSuccess: (tickets) => {
      requestKey.done();
      client.setQueryData(
        WALLET_KEY,
        (wallet: { sumBalance: string; currency: string } | undefined) =>
          wallet && { ...wallet, sumBalance: tickets[0]?.balance ?? wallet.sumBalance },
      );
      void client.invalidateQueries({ queryKey: ['me', 'records'] });
      onPlaced(tickets);
    },
    onError: async (error) => {
      const code = errorCodeOf(error);
      if (code === 'odds.changed' || code === 'limit.exceeded') await client.invalidateQueries({ queryKey: PLAYS_KEY });
      if (code === 'draw.closed' || code === 'draw.unknown')
        await client.invalidateQueries({ queryKey: lotteryMenuQuery().queryKey });
      if (code === 'balance.insufficient') await client.invalidateQueries({ queryKey: WALLET_KEY });
      // The response may be lost although the tickets were bought: the list of tickets shows them. Without a network it
      // is not loaded for a long time, so the error does not wait for it.
      if (code === 'offline' || code === 'unknown.error')
        void client.invalidateQueries({ queryKey: ['me', 'records'] });
    },
  });
  // An error of the ended session says nothing about the next one.
  const hasToken = useHasToken();
  const { reset } = mutation;
  useEffect(() => {
    if (hasToken) reset();
  }, [hasToken, reset]);
  return { ...mutation, isUnderWay };
}
