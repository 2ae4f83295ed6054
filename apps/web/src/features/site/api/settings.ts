import type { site, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../shared/api/define-call.ts';
import { STALE_MS } from '../../../shared/query/query-client.ts';

export type Settings = ValueOf<typeof site.settings>;

export const fetchSettings = defineCall<typeof site.settings>('GET /wps/whitelabel/settings', { auth: 'public' });

export const settingsQuery = () =>
  queryOptions({
    queryKey: ['site', 'settings'],
    queryFn: ({ signal }) => fetchSettings({}, { signal }),
    staleTime: STALE_MS.settings,
  });
