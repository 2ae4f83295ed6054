import type { agency, FooterOf, QueryOf, ValueOf } from '@fairlot/contract';
import { defineCall } from '../../../shared/api/define-call.ts';
import { withFooter } from '../../../shared/api/with-footer.ts';
import { pagedQuery } from '../../../shared/query/call-query.ts';
import { PAGE_SIZE, STALE_MS, TEAM_KEY } from './team.ts';

export type Rebate = ValueOf<typeof agency.rebates>['list'][number];
export type RebateSums = FooterOf<typeof agency.rebates>;
export type DownlineRebate = ValueOf<typeof agency.teamRebates>['list'][number];
type RebateFilter = Pick<QueryOf<typeof agency.rebates>, 'state' | 'startDate'>;

const fetchRebates = defineCall<typeof agency.rebates>('GET /wps/agent/rebates', { moduleId: 'AGEINFO3' });
const fetchTeamRebates = defineCall<typeof agency.teamRebates>('GET /wps/agent/team/rebate', { moduleId: 'AGEINFO3' });

/** The agent's commission on each bet. */
export const rebatesQuery = (filter: RebateFilter, hasToken: boolean) =>
  pagedQuery(
    [...TEAM_KEY, 'rebates', filter],
    withFooter(fetchRebates),
    { ...filter, pageSize: PAGE_SIZE },
    { staleTime: STALE_MS, enabled: hasToken },
  );

/** A member's direct downline, and the commission earned from each. */
export const teamRebatesQuery = (filter: { startDate: string; memberId?: string }, hasToken: boolean) =>
  pagedQuery(
    [...TEAM_KEY, 'teamRebates', filter],
    withFooter(fetchTeamRebates),
    { ...filter, pageSize: PAGE_SIZE },
    { staleTime: STALE_MS, enabled: hasToken },
  );
