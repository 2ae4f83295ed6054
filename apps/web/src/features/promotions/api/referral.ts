import type { promotions, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../shared/api/define-call.ts';
import { STALE_MS } from '../../../shared/query/query-client.ts';

export type Referral = ValueOf<typeof promotions.referral>;

const fetchReferral = defineCall<typeof promotions.referral>('GET /wps/referral');

/** The member's referral code, link and friends. */
export const referralQuery = (isWanted: boolean) =>
  queryOptions({
    queryKey: ['me', 'referral'],
    queryFn: ({ signal }) => fetchReferral({}, { signal }),
    staleTime: STALE_MS.records,
    enabled: isWanted,
  });
