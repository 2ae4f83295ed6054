import type { loyalty, ValueOf } from '@fairlot/contract';
import { defineCall } from '../../../shared/api/define-call.ts';
import { callQuery } from '../../../shared/query/call-query.ts';
import { STALE_MS } from '../../../shared/query/query-client.ts';

export type FirstSteps = NonNullable<ValueOf<typeof loyalty.firstSteps>>;

const fetchFirstSteps = defineCall<typeof loyalty.firstSteps>('GET /wps/member/firstSteps');

/** First steps of a new member; null when there are none to show. */
export const firstStepsQuery = (hasToken: boolean) =>
  callQuery(['me', 'firstSteps'], fetchFirstSteps, {}, { staleTime: STALE_MS.wallet, enabled: hasToken });
