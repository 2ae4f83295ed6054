import type { backoffice, QueryOf, ValueOf } from '@fairlot/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { send } from '../../../shared/api.ts';

export type Board = ValueOf<typeof backoffice.dashboard>;
export type FigureView = Board['figures'][number];
export type Period = NonNullable<QueryOf<typeof backoffice.dashboard>['period']>;

export const PERIODS: readonly Period[] = ['today', 'yesterday', 'week', 'month'];

const EVERY_MS = 10_000;

/** The sums of a period; asked again while the page is looked at, without keeping the session alive. */
export function useDashboard(period: Period) {
  return useQuery({
    queryKey: ['dashboard', period],
    queryFn: ({ signal }) => send<Board>('GET', '/dashboard', { query: { period }, signal }),
    refetchInterval: EVERY_MS,
    placeholderData: keepPreviousData,
  });
}
