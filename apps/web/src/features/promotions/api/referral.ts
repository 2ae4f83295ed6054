import type { promotions, ValueOf } from '@fairlot/contract';
import { defineCall } from '../../../shared/api/define-call.ts';
import { callQuery } from '../../../shared/query/call-query.ts';
import { STALE_MS } from '../../../shared/query/query-client.ts';

export type Referral = ValueOf<typeof promotions.referral>;

const fetchReferral = defineCall<typeof promotions.referral>('GET /wps/referral');

/** The member's referral code, link and friends. */
export const referralQuery = (isWanted: boolean) =>
  callQuery(['me', 'referral'], fetchReferral, {}, { staleTime: STALE_MS.records, enabled: isWanted });
