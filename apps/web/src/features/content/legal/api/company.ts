import type { site } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { STALE_MS } from '../../../../shared/query/query-client.ts';

const fetchCompany = defineCall<typeof site.company>('GET /wps/system/company', { auth: 'public' });

/** The company behind the merchant. */
export const companyQuery = () =>
  queryOptions({
    queryKey: ['site', 'company'],
    queryFn: ({ signal }) => fetchCompany({}, { signal }),
    staleTime: STALE_MS.settings,
  });
