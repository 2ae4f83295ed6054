import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hearLive } from '../../../shared/events/hear-live.ts';
import { cardQuery, type CardRef } from '../api/cards.ts';

/** A settled ticket appears in the betting record slightly after its event. */
const LATER_MS = 2000;

/** Data of a card, refetched when it has changed. */
export function useCard(card: CardRef) {
  const query = useQuery(cardQuery(card));
  const { refetch } = query;
  const { kind, ref } = card;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (changed: string) => {
      if (changed !== ref) return;
      void refetch();
      clearTimeout(timer);
      if (kind === 'bet') timer = setTimeout(() => void refetch(), LATER_MS);
    };
    const stops = [
      hearLive('withdrawal.changed', ({ orderId }) => look(orderId)),
      hearLive('deposit.changed', ({ orderId }) => look(orderId)),
      hearLive('ticket.settled', ({ ticketId }) => look(ticketId)),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [kind, ref, refetch]);
  return query;
}
