import type { lottery, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { STALE_MS } from '../../../../shared/query/query-client.ts';

export const fetchTrend = defineCall<typeof lottery.trend>('GET /lgw/lottery/trend', { auth: 'public' });

export type TrendDraw = ValueOf<typeof lottery.trend>['list'][number];

/** Numbers of the highest level of the latest draws, newest first. */
export const trendQuery = (gameCode: string, draws: number) =>
  queryOptions({
    queryKey: ['lottery', 'history', 'trend', gameCode, draws],
    queryFn: ({ signal }) => fetchTrend({ query: { gameCode, draws } }, { signal }),
    staleTime: STALE_MS.lottery,
    enabled: gameCode !== '',
  });
