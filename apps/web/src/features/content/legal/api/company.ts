import type { site } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { callQuery } from '../../../../shared/query/call-query.ts';
import { STALE_MS } from '../../../../shared/query/query-client.ts';

const fetchCompany = defineCall<typeof site.company>('GET /wps/system/company', { auth: 'public' });

/** The company behind the merchant. */
export const companyQuery = () => callQuery(['site', 'company'], fetchCompany, {}, { staleTime: STALE_MS.settings });
