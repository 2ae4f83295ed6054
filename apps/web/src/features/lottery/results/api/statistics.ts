import type { lottery, ValueOf } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { callQuery } from '../../../../shared/query/call-query.ts';
import { STALE_MS } from '../../../../shared/query/query-client.ts';

export type Statistics = ValueOf<typeof lottery.statistics>;

export const fetchStatistics = defineCall<typeof lottery.statistics>('GET /lgw/lottery/statistics', { auth: 'public' });

/** How often each two-digit ending was drawn in the latest draws. */
export const statisticsQuery = (gameCode: string, draws: number) =>
  callQuery(
    ['lottery', 'history', 'statistics', gameCode, draws],
    fetchStatistics,
    { query: { gameCode, draws } },
    { staleTime: STALE_MS.lottery, enabled: gameCode !== '' },
  );
