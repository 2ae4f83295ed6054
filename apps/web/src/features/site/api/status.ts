import type { site, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../shared/api/define-call.ts';
import { keepStatus } from '../model/status-cache.ts';

export type SiteStatus = ValueOf<typeof site.systemStatus>;

/** How soon a closed site is asked again. */
const CLOSED_POLL_MS = 15_000;

export const fetchStatus = defineCall<typeof site.systemStatus>()({
  method: 'GET',
  path: '/wps/whitelabel/systemStatus',
  auth: 'public',
});

/** Whether the site serves; every answer is kept for the next visit. Events named `status` make it stale. */
export const statusQuery = () =>
  queryOptions({
    queryKey: ['site', 'status'],
    queryFn: async ({ signal }) => {
      const status = await fetchStatus({}, { signal });
      keepStatus(status);
      return status;
    },
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.status === 'error' || (state.data?.status ?? 0) !== 0 ? CLOSED_POLL_MS : false,
  });
