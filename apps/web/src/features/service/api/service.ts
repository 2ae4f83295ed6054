import type { site, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../shared/api/define-call.ts';
import { callQuery } from '../../../shared/query/call-query.ts';
import { STALE_MS } from '../../../shared/query/query-client.ts';
import { openServicePath } from '../model/service-path.ts';

export type Resource = ValueOf<typeof site.resources>[number];

export interface ServiceEntry {
  title: string;
  /** Kind, such as LIVECHAT. */
  csType: string;
  address: string;
}

export const fetchService = defineCall<typeof site.getService>('GET /wps/system/getService', { auth: 'public' });
export const fetchResources = defineCall<typeof site.resources>('GET /wps/system/resources', { auth: 'public' });

/** Entries of customer service whose address could be decrypted. */
export const serviceQuery = () =>
  queryOptions({
    queryKey: ['site', 'service'],
    queryFn: async ({ signal }): Promise<ServiceEntry[]> => {
      const entries = await fetchService({ query: {} }, { signal });
      const opened = await Promise.all(
        entries.map(async ({ path, title, csType }) => ({ title, csType, address: await openServicePath(path) })),
      );
      return opened.filter((entry): entry is ServiceEntry => entry.address !== null);
    },
    staleTime: STALE_MS.settings,
  });

/** Download links and contacts of the merchant. */
export const resourcesQuery = () =>
  callQuery(['site', 'resources'], fetchResources, {}, { staleTime: STALE_MS.settings });
