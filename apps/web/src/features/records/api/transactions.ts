import type { QueryOf, records, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../shared/api/define-call.ts';
import { pagedQuery } from '../../../shared/query/call-query.ts';
import { STALE_MS } from '../../../shared/query/query-client.ts';

export type TransactionRow = ValueOf<typeof records.transactions>['list'][number];
export type TransactionType = TransactionRow['type'];
export type TransactionFilter = Pick<
  QueryOf<typeof records.transactions>,
  'type' | 'account' | 'startDate' | 'endDate'
>;
/** The sums of a day. */
export type TransactionDay = ValueOf<typeof records.transactionDays>['days'][number];

export const fetchTransactions = defineCall<typeof records.transactions>('GET /wps/report/transactions', {
  moduleId: 'TRANSREC3',
});

const fetchTransactionDays = defineCall<typeof records.transactionDays>('GET /wps/report/transactionDays', {
  moduleId: 'TRANSREC3',
});

const PAGE_SIZE = 25;

/** The member's transactions, newest first; days are of the merchant's time zone. */
export const transactionsQuery = (filter: TransactionFilter, hasToken: boolean) =>
  pagedQuery(
    ['me', 'records', 'transactions', filter],
    fetchTransactions,
    { ...filter, pageSize: PAGE_SIZE },
    { staleTime: STALE_MS.records, enabled: hasToken },
  );

/** Sums of the transactions that a filter selects by day of the merchant's time zone, newest first. */
export const transactionDaysQuery = (filter: TransactionFilter, hasToken: boolean) =>
  queryOptions({
    queryKey: ['me', 'records', 'transactionDays', filter],
    queryFn: async ({ signal }) => (await fetchTransactionDays({ query: filter }, { signal })).days,
    staleTime: STALE_MS.records,
    enabled: hasToken,
  });
