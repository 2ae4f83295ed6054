import type { lottery, ValueOf } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { callQuery } from '../../../../shared/query/call-query.ts';
import { STALE_MS } from '../../../../shared/query/query-client.ts';

export type Draw = ValueOf<typeof lottery.draw>;
export type ResultLevels = NonNullable<Draw['result']>;

export const fetchDraw = defineCall<typeof lottery.draw>('GET /lgw/lottery/draws/:gameCode/:numero', {
  auth: 'public',
});

/** Status, times, result and proof of one draw. */
export const drawQuery = (gameCode: string, issue: string) =>
  callQuery(
    ['lottery', 'draw', gameCode, issue],
    fetchDraw,
    { params: { gameCode, numero: issue } },
    { staleTime: STALE_MS.lottery },
  );
