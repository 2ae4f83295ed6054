import type { lottery, ValueOf } from '@fairlot/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { STALE_MS } from '../../../../shared/query/query-client.ts';

type HistoryPage = ValueOf<typeof lottery.history>;
export type PastDraw = HistoryPage['list'][number];

export const fetchHistory = defineCall<typeof lottery.history>('GET /lgw/lottery/history', { auth: 'public' });

/** Results of a game, newest first, in pages of the server's default size. */
export const historyQuery = (gameCode: string) =>
  infiniteQueryOptions({
    queryKey: ['lottery', 'history', gameCode],
    queryFn: ({ pageParam, signal }) => fetchHistory({ query: { gameCode, pageNo: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last: HistoryPage, _pages, pageNo: number) =>
      pageNo < last.totalPages ? pageNo + 1 : undefined,
    staleTime: STALE_MS.lottery,
    enabled: gameCode !== '',
  });

/** Wraps the first page in the cache format of a list. */
export const firstHistoryPage = (page: HistoryPage) => ({ pages: [page], pageParams: [1] });
