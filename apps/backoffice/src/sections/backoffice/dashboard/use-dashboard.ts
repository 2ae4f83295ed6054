import type { backoffice, QueryOf, ValueOf } from '@fairlot/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { send } from '../../../shared/api.ts';
import { keepListening } from '../../../shared/keep-listening.ts';

export type Board = ValueOf<typeof backoffice.dashboard>;
export type FigureView = Board['figures'][number];
export type Period = NonNullable<QueryOf<typeof backoffice.dashboard>['period']>;

export const PERIODS: readonly Period[] = ['today', 'yesterday', 'week', 'month'];

/** Without news: what only time changes. */
const EVERY_MS = 60_000;
/** However much happens, figures are asked for no more often. */
const LOOK_EVERY_MS = 2000;
const KEY = 'dashboard';

/** The sums of a period; asked again when something happened, without keeping the session alive. */
export function useDashboard(period: Period) {
  const client = useQueryClient();
  useEffect(() => {
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void client.invalidateQueries({ queryKey: [KEY] });
      }, LOOK_EVERY_MS);
    };
    void keepListening('/events', look, abort.signal);
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [client]);
  return useQuery({
    queryKey: [KEY, period],
    queryFn: ({ signal }) => send<Board>('GET', '/dashboard', { query: { period }, signal }),
    refetchInterval: EVERY_MS,
    placeholderData: keepPreviousData,
  });
}
