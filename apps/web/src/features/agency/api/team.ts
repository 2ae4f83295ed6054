import type { agency, FooterOf, QueryOf, ValueOf } from '@fairlot/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../shared/api/define-call.ts';
import { withFooter } from '../../../shared/api/with-footer.ts';
import { pagedQuery } from '../../../shared/query/call-query.ts';

/** Key prefix of all queries about the team. */
export const TEAM_KEY = ['me', 'team'];
export const PAGE_SIZE = 25;
export const STALE_MS = 15_000;

type Days = { startDate: string; endDate?: string };
export type TeamMembers = ValueOf<typeof agency.teamMembers>;
export type TeamMember = TeamMembers['list'][number];
export type TeamPath = FooterOf<typeof agency.teamMembers>['path'];
export type TeamBet = ValueOf<typeof agency.teamBets>['list'][number];
export type TeamOverview = ValueOf<typeof agency.teamOverview> & { footer: FooterOf<typeof agency.teamOverview> };
export type TeamDay = TeamOverview['list'][number];
export type TeamProfit = ValueOf<typeof agency.teamProfit> & { footer: FooterOf<typeof agency.teamProfit> };
export type MemberFilter = Pick<QueryOf<typeof agency.teamMembers>, 'memberId' | 'account' | 'sort'>;
export type BetFilter = Pick<QueryOf<typeof agency.teamBets>, 'status' | 'product' | 'account'>;

const fetchCounters = defineCall<typeof agency.teamCounters>('GET /wps/agent/teamKPIC', { moduleId: 'AGEINFO3' });
const fetchOverview = defineCall<typeof agency.teamOverview>('GET /wps/agent/team/overview', { moduleId: 'AGEINFO3' });
const fetchProfit = defineCall<typeof agency.teamProfit>('GET /wps/agent/team/pnl', { moduleId: 'AGEINFO3' });
const fetchMembers = defineCall<typeof agency.teamMembers>('GET /wps/agent/team/members', { moduleId: 'AGEINFO3' });
const fetchBets = defineCall<typeof agency.teamBets>('GET /wps/agent/team/betting', { moduleId: 'AGEINFO3' });
const fetchMovements = defineCall<typeof agency.teamTransactions>('GET /wps/agent/team/transactions', {
  moduleId: 'AGEINFO3',
});

/** Numbers of team members who logged in, bet, registered or are online; `day` is today in the merchant's time zone. */
export const countersQuery = (day: string, hasToken: boolean) =>
  queryOptions({
    queryKey: [...TEAM_KEY, 'counters', day],
    queryFn: async ({ signal }) => {
      const query = { startDate: day, endDate: day, size: 0 };
      return (await withFooter(fetchCounters)({ query }, { signal })).footer;
    },
    staleTime: STALE_MS,
    enabled: hasToken,
  });

export const overviewQuery = (days: Days, hasToken: boolean) =>
  queryOptions({
    queryKey: [...TEAM_KEY, 'overview', days],
    queryFn: ({ signal }) => withFooter(fetchOverview)({ query: days }, { signal }),
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
    enabled: hasToken,
  });

export const profitQuery = (days: Days, hasToken: boolean) =>
  queryOptions({
    queryKey: [...TEAM_KEY, 'profit', days],
    queryFn: ({ signal }) => withFooter(fetchProfit)({ query: days }, { signal }),
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
    enabled: hasToken,
  });

export const membersQuery = (filter: MemberFilter & Days, hasToken: boolean) =>
  pagedQuery(
    [...TEAM_KEY, 'members', filter],
    withFooter(fetchMembers),
    { ...filter, pageSize: PAGE_SIZE },
    { staleTime: STALE_MS, enabled: hasToken },
  );

export const teamBetsQuery = (filter: BetFilter & Days, hasToken: boolean) =>
  pagedQuery(
    [...TEAM_KEY, 'bets', filter],
    withFooter(fetchBets),
    { ...filter, pageSize: PAGE_SIZE },
    { staleTime: STALE_MS, enabled: hasToken },
  );

export const movementsQuery = (filter: { memberId: string } & Days, hasToken: boolean) =>
  pagedQuery(
    [...TEAM_KEY, 'movements', filter],
    withFooter(fetchMovements),
    { ...filter, pageSize: PAGE_SIZE },
    { staleTime: STALE_MS, enabled: hasToken },
  );
