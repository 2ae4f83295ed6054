import type { site, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../shared/api/define-call.ts';
import { STALE_MS } from '../../../shared/query/query-client.ts';

export type Flags = Record<string, boolean>;

export const fetchStatus = defineCall<typeof site.systemStatus>()({ method: 'GET', path: '/wps/whitelabel/systemStatus', auth: 'public' });

/** Only the flags travel with a page: the rest of the status names the visitor's address, and visitors share cached pages. */
export const flagsOf = (status: ValueOf<typeof site.systemStatus>): Flags => status.info.whitelabel.flags;

export const flagsQuery = () =>
  queryOptions({ queryKey: ['site', 'flags'], queryFn: async ({ signal }) => flagsOf(await fetchStatus({}, { signal })), staleTime: STALE_MS.settings });
