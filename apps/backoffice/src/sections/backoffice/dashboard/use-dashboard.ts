import type { backoffice, QueryOf, ValueOf } from '@fairlot/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { newsHeard, send } from '../../../shared/api.ts';
import { useNews } from '../../../shared/use-news.ts';

export type Board = ValueOf<typeof backoffice.dashboard>;
export type FigureView = Board['figures'][number];
export type Period = NonNullable<QueryOf<typeof backoffice.dashboard>['period']>;

export const PERIODS: readonly Period[] = ['today', 'yesterday', 'week', 'month'];

/** Polling interval for changes that cause no event. */
const EVERY_MS = 60_000;
/** Players cause events all the time, and reading the figures takes the server longer than other pages. */
const PLAYERS_EVERY_MS = 10_000;
/** First part of the keys of all queries of the page. */
export const BOARD_KEY = 'dashboard';

/** The figures of a period, refetched on events, without extending the session. */
export function useDashboard(period: Period) {
  useNews([BOARD_KEY], { playersEveryMs: PLAYERS_EVERY_MS });
  return useQuery({
    queryKey: [BOARD_KEY, 'figures', period],
    queryFn: ({ signal }) => send<Board>('GET', '/dashboard', { query: { period, ...newsHeard() }, signal }),
    refetchInterval: EVERY_MS,
    placeholderData: keepPreviousData,
  });
}
