import type { site, ValueOf } from '@fairlot/contract';
import { defineCall } from '../../../shared/api/define-call.ts';
import { callQuery } from '../../../shared/query/call-query.ts';
import { STALE_MS } from '../../../shared/query/query-client.ts';

export type Settings = ValueOf<typeof site.settings>;

export const fetchSettings = defineCall<typeof site.settings>('GET /wps/whitelabel/settings', { auth: 'public' });

export const settingsQuery = () => callQuery(['site', 'settings'], fetchSettings, {}, { staleTime: STALE_MS.settings });
