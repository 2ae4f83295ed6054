import type { identity, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { STALE_MS } from '../../../../shared/query/query-client.ts';

export type RegisterRules = ValueOf<typeof identity.registerRules>;

export const fetchRegisterRules = defineCall<typeof identity.registerRules>('GET /wps/account/regValidata', {
  auth: 'public',
});

export const registerRulesQuery = () =>
  queryOptions({
    queryKey: ['identity', 'register-rules'],
    queryFn: ({ signal }) => fetchRegisterRules({}, { signal }),
    staleTime: STALE_MS.settings,
  });
