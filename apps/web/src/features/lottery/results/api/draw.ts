import type { lottery, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { STALE_MS } from '../../../../shared/query/query-client.ts';

export type Draw = ValueOf<typeof lottery.draw>;
export type ResultLevels = NonNullable<Draw['result']>;

export const fetchDraw = defineCall<typeof lottery.draw>('GET /lgw/lottery/draws/:gameCode/:numero', {
  auth: 'public',
});

/** Status, times, result and proof of one draw. */
export const drawQuery = (gameCode: string, issue: string) =>
  queryOptions({
    queryKey: ['lottery', 'draw', gameCode, issue],
    queryFn: ({ signal }) => fetchDraw({ params: { gameCode, numero: issue } }, { signal }),
    staleTime: STALE_MS.lottery,
  });
