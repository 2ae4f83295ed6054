import type { lottery, ValueOf } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { callQuery } from '../../../../shared/query/call-query.ts';
import { STALE_MS } from '../../../../shared/query/query-client.ts';

export const fetchTrend = defineCall<typeof lottery.trend>('GET /lgw/lottery/trend', { auth: 'public' });

export type TrendDraw = ValueOf<typeof lottery.trend>['list'][number];

/** Numbers of the highest level of the latest draws, newest first. */
export const trendQuery = (gameCode: string, draws: number) =>
  callQuery(
    ['lottery', 'history', 'trend', gameCode, draws],
    fetchTrend,
    { query: { gameCode, draws } },
    { staleTime: STALE_MS.lottery, enabled: gameCode !== '' },
  );
