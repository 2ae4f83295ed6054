import type { loyalty, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../shared/api/define-call.ts';
import { STALE_MS } from '../../../shared/query/query-client.ts';

export type FirstSteps = NonNullable<ValueOf<typeof loyalty.firstSteps>>;

const fetchFirstSteps = defineCall<typeof loyalty.firstSteps>('GET /wps/member/firstSteps');

/** First steps of a new member; null when there are none to show. */
export const firstStepsQuery = (hasToken: boolean) =>
  queryOptions({
    queryKey: ['me', 'firstSteps'],
    queryFn: ({ signal }) => fetchFirstSteps({}, { signal }),
    staleTime: STALE_MS.wallet,
    enabled: hasToken,
  });
