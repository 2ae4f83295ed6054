import type { QueryOf, records, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../shared/api/define-call.ts';
import { callQuery, pagedQuery } from '../../../shared/query/call-query.ts';
import { STALE_MS } from '../../../shared/query/query-client.ts';

export type BetRow = ValueOf<typeof records.bets>['list'][number];
export type BetStatus = BetRow['status'];
/** A lottery bet with the ticket data that the record shows. */
export type TicketBet = Omit<
  BetRow,
  'betId' | 'source' | 'vendor' | 'picture' | 'roundId' | 'detailUrl' | 'ticketId' | 'numero' | 'drawAt' | 'note'
> & {
  ticketId: string;
  numero: string;
};
/** The sums of a day. */
export type BetDay = ValueOf<typeof records.betDays>[number];
export type BetFilter = QueryOf<typeof records.betDays>;

export const fetchBets = defineCall<typeof records.bets>('GET /lgw/record/bets', { moduleId: 'TRANSBETREPMEM3' });

const fetchBetDays = defineCall<typeof records.betDays>('GET /lgw/record/betDays', { moduleId: 'TRANSBETREPMEM3' });

const PAGE_SIZE = 20;

export const isTicket = (row: BetRow): row is BetRow & TicketBet => row.ticketId !== null && row.numero !== null;

/** The member's bets, newest first; days are of the merchant's time zone. */
export const betsQuery = (filter: BetFilter, hasToken: boolean) =>
  pagedQuery(
    ['me', 'records', 'bets', filter],
    fetchBets,
    { ...filter, pageSize: PAGE_SIZE },
    { staleTime: STALE_MS.records, enabled: hasToken },
  );

/** Sums of the bets that a filter selects by day of the merchant's time zone, newest first. */
export const betDaysQuery = (filter: BetFilter, hasToken: boolean) =>
  callQuery(
    ['me', 'records', 'betDays', filter],
    fetchBetDays,
    { query: filter },
    { staleTime: STALE_MS.records, enabled: hasToken },
  );

/** The latest tickets only, for the bet page. */
export const recentBetsQuery = (hasToken: boolean) =>
  queryOptions({
    queryKey: ['me', 'records', 'recent'],
    queryFn: async ({ signal }) => {
      const page = await fetchBets({ query: { pageNo: 1, pageSize: PAGE_SIZE, source: 'lottery' } }, { signal });
      return { ...page, list: page.list.filter(isTicket) };
    },
    staleTime: STALE_MS.records,
    enabled: hasToken,
  });
