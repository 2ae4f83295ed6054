import type { site, ValueOf } from '@fairlot/contract';
import { defineCall } from '../../../shared/api/define-call.ts';
import { currentLanguage } from '../../../shared/api/transport.ts';
import { callQuery } from '../../../shared/query/call-query.ts';
import { STALE_MS } from '../../../shared/query/query-client.ts';

export type Install = ValueOf<typeof site.install>;

const fetchInstall = defineCall<typeof site.install>('GET /wps/system/install', { auth: 'public' });

/** Content of the download bar in the current language. */
export const installQuery = (language = currentLanguage()) =>
  callQuery(['site', 'install', language], fetchInstall, {}, { staleTime: STALE_MS.settings });
