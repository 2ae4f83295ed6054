import type { agency } from '@fairlot/contract';
import { defineCall } from '../../../shared/api/define-call.ts';
import { withFooter } from '../../../shared/api/with-footer.ts';
import { pagedQuery } from '../../../shared/query/call-query.ts';
import { PAGE_SIZE, TEAM_KEY } from './team.ts';

export const TRANSFERS_KEY = [...TEAM_KEY, 'transfers'];

export const sendTransfer = defineCall<typeof agency.transfer>('POST /wps/agent/team/transfer', {
  moduleId: 'AGEINFO3',
  idempotent: true,
  encrypted: true,
});
const fetchTransfers = defineCall<typeof agency.transfers>('GET /wps/agent/team/transfer', { moduleId: 'AGEINFO3' });

/** The agent's transfers, and the limits for new ones. */
export const transfersQuery = (hasToken: boolean) =>
  pagedQuery(TRANSFERS_KEY, withFooter(fetchTransfers), { pageSize: PAGE_SIZE }, { staleTime: 0, enabled: hasToken });
