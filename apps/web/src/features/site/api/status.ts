import type { site, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../shared/api/define-call.ts';
import { keepStatus } from '../model/status-cache.ts';

export type SiteStatus = ValueOf<typeof site.systemStatus>;

/** Polling interval while the site is closed. */
const CLOSED_POLL_MS = 15_000;

export const fetchStatus = defineCall<typeof site.systemStatus>('GET /wps/whitelabel/systemStatus', { auth: 'public' });

/** Whether the site is open; every response is stored for the next visit. `status` events make it stale. */
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
