import type { QueryOf, records, ValueOf } from '@fairlot/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../shared/api/define-call.ts';
import { STALE_MS } from '../../../shared/query/query-client.ts';

type TransactionPage = ValueOf<typeof records.transactions>;
export type TransactionRow = TransactionPage['list'][number];
export type TransactionType = TransactionRow['type'];
export type TransactionFilter = Pick<QueryOf<typeof records.transactions>, 'type' | 'account' | 'startDate'>;

export const fetchTransactions = defineCall<typeof records.transactions>('GET /wps/report/transactions', {
  moduleId: 'TRANSREC3',
});

const PAGE_SIZE = 25;

/** The member's transactions, newest first; `startDate` is a day in the merchant's time zone. */
export const transactionsQuery = (filter: TransactionFilter, hasToken: boolean) =>
  infiniteQueryOptions({
    queryKey: ['me', 'records', 'transactions', filter],
    queryFn: ({ pageParam, signal }) =>
      fetchTransactions({ query: { ...filter, pageNo: pageParam, pageSize: PAGE_SIZE } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last: TransactionPage, _pages, pageNo: number) =>
      pageNo < last.totalPages ? pageNo + 1 : undefined,
    staleTime: STALE_MS.records,
    enabled: hasToken,
  });
