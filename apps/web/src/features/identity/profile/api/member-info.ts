import type { identity } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { STALE_MS } from '../../../../shared/query/query-client.ts';

export const fetchMemberInfo = defineCall<typeof identity.memberInfo>('GET /wps/member/info');

export const memberInfoQuery = (hasToken: boolean) =>
  queryOptions({
    queryKey: ['me', 'info'],
    queryFn: ({ signal }) => fetchMemberInfo({}, { signal }),
    staleTime: STALE_MS.settings,
    enabled: hasToken,
  });
