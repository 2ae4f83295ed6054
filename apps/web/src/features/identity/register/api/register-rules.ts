import type { identity, ValueOf } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { callQuery } from '../../../../shared/query/call-query.ts';
import { STALE_MS } from '../../../../shared/query/query-client.ts';

export type RegisterRules = ValueOf<typeof identity.registerRules>;

export const fetchRegisterRules = defineCall<typeof identity.registerRules>('GET /wps/account/regValidata', {
  auth: 'public',
});

export const registerRulesQuery = () =>
  callQuery(['identity', 'register-rules'], fetchRegisterRules, {}, { staleTime: STALE_MS.settings });
