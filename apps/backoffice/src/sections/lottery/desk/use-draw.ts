import type { lotteryDesk, ValueOf } from '@fairlot/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { lotteryApi } from '../api.ts';
import type { DrawPlace } from '../draw-report.ts';

export type Sale = ValueOf<typeof lotteryDesk.sale>;
export type PlayOnSale = Sale['plays'][number];
export type Usual = ValueOf<typeof lotteryDesk.saleUsual>;
export type NumberOnSale = ValueOf<typeof lotteryDesk.salePlay>[number];

/** The selected part of a draw. */
export interface Chosen {
  play: string | null;
  number: string | null;
}

const AGAIN_MS = 10_000;
/** Statuses in which a draw still has exposure. */
const AT_STAKE: ReadonlySet<string> = new Set(['open', 'locked', 'drawn', 'settling']);

const keyOf = ({ gameCode, numero: drawNumber }: DrawPlace) => ['draw', gameCode, drawNumber];

const NO_DRAW: DrawPlace = { gameCode: '', numero: '' };

/** The draw from its engine, unless there is none; one query for all parts of the page. */
export function useDraw(place: DrawPlace | null) {
  const wanted = place ?? NO_DRAW;
  return useQuery({
    queryKey: keyOf(wanted),
    queryFn: ({ signal }) => lotteryApi.draw(wanted, signal),
    enabled: place !== null,
  });
}

/** Its sales and exposure, refetched while they change; undefined once nothing is at stake. */
export function useSale(place: DrawPlace, state: string | undefined): Sale | undefined {
  const reload = useReloadDraw(place);
  const { data } = useQuery({
    queryKey: [...keyOf(place), 'sale'],
    queryFn: ({ signal }) => lotteryApi.sale(place, signal),
    enabled: state !== undefined && AT_STAKE.has(state),
    refetchInterval: AGAIN_MS,
  });
  const sold = data?.state;
  useEffect(() => {
    // The engine has moved on to another status.
    if (sold !== undefined && state !== undefined && sold !== state) reload();
  }, [sold, state, reload]);
  return state !== undefined && AT_STAKE.has(state) ? data : undefined;
}

/** Changes when anything was sold, cancelled, stopped or given another limit; only then the numbers are refetched. */
const markOf = ({ tickets, stake, reserve, plays }: Sale): string =>
  [tickets, stake, reserve.used, ...plays.map(({ limit, stopped }) => `${limit}/${stopped}`)].join(' ');

/** Its numbers in a play. */
export function useNumbers(place: DrawPlace, sale: Sale, play: string) {
  return useQuery({
    queryKey: [...keyOf(place), 'numbers', play, markOf(sale)],
    queryFn: ({ signal }) => lotteryApi.salePlay(place, play, signal),
    placeholderData: keepPreviousData,
  });
}

/** One number in a play. */
export function useNumber(place: DrawPlace, sale: Sale, play: string, number: string) {
  return useQuery({
    queryKey: [...keyOf(place), 'numbers', play, number, markOf(sale)],
    queryFn: ({ signal }) => lotteryApi.saleNumber(place, play, number, signal),
    placeholderData: keepPreviousData,
  });
}

const USUAL_MS = 300_000;

/** Sales of the number at this time in earlier draws, which change slowly. */
export function useUsual(place: DrawPlace, play: string, number: string) {
  return useQuery({
    queryKey: ['usual', place.gameCode, place.numero, play, number],
    queryFn: ({ signal }) => lotteryApi.saleUsual(place, play, number, signal),
    staleTime: USUAL_MS,
    refetchInterval: USUAL_MS,
  });
}

/** Refetches everything about a draw. */
export function useReloadDraw({ gameCode, numero: issueNumber }: DrawPlace): () => void {
  const client = useQueryClient();
  return useCallback(
    () => void client.invalidateQueries({ queryKey: keyOf({ gameCode, numero: issueNumber }), exact: false }),
    [client, gameCode, issueNumber],
  );
}

/** The displayed play: the selected one, else the one closest to its limit. */
export function shownPlay(sale: Sale, chosen: string | null): PlayOnSale | undefined {
  return sale.plays.find(({ play }) => play === chosen) ?? fullestFirst(sale)[0];
}

/**
 * Plays sorted by how close they are to their limits; for equal ones the play of the pick with the highest exposure
 * first.
 */
export function fullestFirst({ plays, worst }: Pick<Sale, 'plays' | 'worst'>): PlayOnSale[] {
  const rankOf = ({ play, percent }: PlayOnSale) => (percent ?? 0) + (play === worst?.play ? 0.5 : 0);
  return plays.toSorted((a, b) => rankOf(b) - rankOf(a));
}
