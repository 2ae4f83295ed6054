import type { agency, FooterOf, QueryOf, ValueOf } from '@fairlot/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../shared/api/define-call.ts';
import { withFooter } from '../../../shared/api/with-footer.ts';
import { PAGE_SIZE, TEAM_KEY, teamPages } from './team.ts';

export type Rebate = ValueOf<typeof agency.rebates>['list'][number];
export type RebateSums = FooterOf<typeof agency.rebates>;
export type DownlineRebate = ValueOf<typeof agency.teamRebates>['list'][number];
type RebateFilter = Pick<QueryOf<typeof agency.rebates>, 'state' | 'startDate'>;

const fetchRebates = defineCall<typeof agency.rebates>('GET /wps/agent/rebates', { moduleId: 'AGEINFO3' });
const fetchTeamRebates = defineCall<typeof agency.teamRebates>('GET /wps/agent/team/rebate', { moduleId: 'AGEINFO3' });

/** The agent's commission on each bet. */
export const rebatesQuery = (filter: RebateFilter, hasToken: boolean) =>
  infiniteQueryOptions({
    ...teamPages,
    queryKey: [...TEAM_KEY, 'rebates', filter],
    queryFn: ({ pageParam, signal }) =>
      withFooter(fetchRebates, { query: { ...filter, pageNo: pageParam, pageSize: PAGE_SIZE } }, signal),
    enabled: hasToken,
  });

/** A member's direct downline, and the commission earned from each. */
export const teamRebatesQuery = (filter: { startDate: string; memberId?: string }, hasToken: boolean) =>
  infiniteQueryOptions({
    ...teamPages,
    queryKey: [...TEAM_KEY, 'teamRebates', filter],
    queryFn: ({ pageParam, signal }) =>
      withFooter(fetchTeamRebates, { query: { ...filter, pageNo: pageParam, pageSize: PAGE_SIZE } }, signal),
    enabled: hasToken,
  });
