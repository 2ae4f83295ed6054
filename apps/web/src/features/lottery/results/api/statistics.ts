import type { lottery, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { STALE_MS } from '../../../../shared/query/query-client.ts';

export type Statistics = ValueOf<typeof lottery.statistics>;

export const fetchStatistics = defineCall<typeof lottery.statistics>('GET /lgw/lottery/statistics', { auth: 'public' });

/** How often each two-digit ending was drawn in the latest draws. */
export const statisticsQuery = (gameCode: string, draws: number) =>
  queryOptions({
    queryKey: ['lottery', 'history', 'statistics', gameCode, draws],
    queryFn: ({ signal }) => fetchStatistics({ query: { gameCode, draws } }, { signal }),
    staleTime: STALE_MS.lottery,
    enabled: gameCode !== '',
  });
