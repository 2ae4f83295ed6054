import { prefersReducedMotion } from '@fairlot/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type Ticket, ticketQuery } from '../../tickets/api/tickets.ts';
import { isDecided, watchedDrawQuery } from '../api/watched-draw.ts';
import { type Prize, type Show, showOf } from './show.ts';
import { type StageKind, stageKindOf } from './stage-kind.ts';
import { type Score, scoreOf } from './score.ts';

/** The first prize falls this long after the settlement, so that the result has reached the page. */
const LEAD_MS = 1000;
/** Polling interval for tickets that are still open after the settlement of their draw. */
const POLL_MS = 1000;

export interface Watched {
  draw: NonNullable<ReturnType<typeof useDraw>>['value'] | undefined;
  /** Server time of the draw and of the start of the show, epoch ms; null until they are known. */
  drawAtMs: number | null;
  startAtMs: number | null;
  show: Show;
  kind: StageKind;
  tickets: readonly Ticket[];
  /** The server has settled every ticket. */
  isSettled: boolean;
  score: Score;
}

const NO_PRIZES: readonly Prize[] = [];

/**
 * A draw with the member's tickets, as the server knows them.
 * @param beginsAtMs server time before which its show does not begin, epoch ms
 */
export function useWatched(
  gameCode: string,
  issue: string,
  ticketIds: readonly string[],
  beginsAtMs: number | null,
): Watched {
  const stamped = useDraw(gameCode, issue);
  const [isCalm] = useState(prefersReducedMotion);
  const draw = stamped?.value;
  const result = draw?.result ?? null;
  const isDrawSettled = draw?.state === 'settled';
  const kind = stageKindOf(draw?.structure ?? []);
  const show = useMemo(
    () =>
      result === null || !isDrawSettled
        ? { prizes: NO_PRIZES, totalMs: 0, changesMs: [] }
        : showOf(result, isCalm, kind),
    [result, isDrawSettled, isCalm, kind],
  );
  const tickets = useTickets(ticketIds, isDecided(draw?.state));
  const isSettled = tickets.length === ticketIds.length && tickets.every(({ status }) => status !== 'open');
  const score = useMemo(
    () => (isSettled && show.prizes.length > 0 ? scoreOf(tickets, show.prizes) : { hits: [], gainsMinor: [] }),
    [isSettled, tickets, show],
  );
  // The server's times, moved to the clock of this page.
  const local = (serverMs: number | null | undefined) =>
    stamped === undefined || serverMs === null || serverMs === undefined
      ? null
      : stamped.at - stamped.value.now + serverMs;
  const settledAtMs = local(isDrawSettled ? draw.settledAt : null);
  return {
    draw,
    drawAtMs: local(draw?.drawAt),
    startAtMs: settledAtMs === null ? null : Math.max(settledAtMs + LEAD_MS, beginsAtMs ?? 0),
    show,
    kind,
    tickets,
    isSettled,
    score,
  };
}

function useDraw(gameCode: string, issue: string) {
  return useQuery(watchedDrawQuery(gameCode, issue)).data;
}

function useTickets(ids: readonly string[], isPast: boolean): readonly Ticket[] {
  return useQueries({
    queries: ids.map((id) => ({
      ...ticketQuery(id, true),
      refetchInterval: ({ state }: { state: { data?: Ticket | undefined } }) =>
        isPast && (state.data === undefined || state.data.status === 'open') ? POLL_MS : (false as const),
    })),
    combine: known,
  });
}

const known = (results: readonly { data?: Ticket | undefined }[]): readonly Ticket[] =>
  results.flatMap(({ data }) => (data === undefined ? [] : [data]));
