import type { promotions, ValueOf } from '@fairlot/contract';
import { defineCall } from '../../../shared/api/define-call.ts';
import { callQuery } from '../../../shared/query/call-query.ts';
import { STALE_MS } from '../../../shared/query/query-client.ts';
import { OFFERS_KEY } from './promotions.ts';

type Earnings = ValueOf<typeof promotions.earnings>;
export type Earning = Earnings['running'][number]['earning'];
export type Paid = Earnings['paid'][number];

const fetchEarnings = defineCall<typeof promotions.earnings>('GET /wps/promotions/earnings');

/** Earnings so far from joined cashback and rebate offers. */
export const earningsQuery = (hasToken: boolean) =>
  callQuery([...OFFERS_KEY, 'earnings'], fetchEarnings, {}, { staleTime: STALE_MS.records, enabled: hasToken });
