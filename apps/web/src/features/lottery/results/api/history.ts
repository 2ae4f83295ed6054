import type { lottery, ValueOf } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { pagedQuery } from '../../../../shared/query/call-query.ts';
import { STALE_MS } from '../../../../shared/query/query-client.ts';

type HistoryPage = ValueOf<typeof lottery.history>;
export type PastDraw = HistoryPage['list'][number];

export const fetchHistory = defineCall<typeof lottery.history>('GET /lgw/lottery/history', { auth: 'public' });

/** Results of a game, newest first, in pages of the server's default size. */
export const historyQuery = (gameCode: string) =>
  pagedQuery(
    ['lottery', 'history', gameCode],
    fetchHistory,
    { gameCode },
    { staleTime: STALE_MS.lottery, enabled: gameCode !== '' },
  );

/** Wraps the first page in the cache format of a list. */
export const firstHistoryPage = (page: HistoryPage) => ({ pages: [page], pageParams: [1] });
