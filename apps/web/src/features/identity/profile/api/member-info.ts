import type { identity } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { callQuery } from '../../../../shared/query/call-query.ts';
import { STALE_MS } from '../../../../shared/query/query-client.ts';

export const fetchMemberInfo = defineCall<typeof identity.memberInfo>('GET /wps/member/info');

export const memberInfoQuery = (hasToken: boolean) =>
  callQuery(['me', 'info'], fetchMemberInfo, {}, { staleTime: STALE_MS.settings, enabled: hasToken });
