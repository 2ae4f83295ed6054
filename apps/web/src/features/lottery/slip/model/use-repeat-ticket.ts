import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useHasToken } from '../../../../shared/session/use-session.ts';
import type { Play } from '../../games/api/plays.ts';
import { ticketQuery } from '../../tickets/api/tickets.ts';
import { type Repetition, repetitionOf } from './repeat.ts';

const TICKET_ID = /^[0-9a-f-]{36}$/;

/** Selects the numbers of the ticket in the address, once; ignores a ticket that no selection produces. */
export function useRepeatTicket(
  ticketId: string,
  plays: readonly Play[],
  onRepeat: ((repetition: Repetition) => void) | undefined,
): void {
  const hasToken = useHasToken();
  const { data } = useQuery(ticketQuery(ticketId, hasToken && TICKET_ID.test(ticketId)));
  const done = useRef('');
  useEffect(() => {
    if (data === undefined || onRepeat === undefined || done.current === ticketId) return;
    done.current = ticketId;
    const repetition = repetitionOf(data.lines, plays);
    if (repetition !== null) onRepeat(repetition);
  });
}
