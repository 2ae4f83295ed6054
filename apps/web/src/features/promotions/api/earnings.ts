import type { promotions, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../shared/api/define-call.ts';
import { STALE_MS } from '../../../shared/query/query-client.ts';
import { OFFERS_KEY } from './promotions.ts';

type Earnings = ValueOf<typeof promotions.earnings>;
export type Earning = Earnings['running'][number]['earning'];
export type Paid = Earnings['paid'][number];

const fetchEarnings = defineCall<typeof promotions.earnings>('GET /wps/promotions/earnings');

/** Earnings so far from joined cashback and rebate offers. */
export const earningsQuery = (hasToken: boolean) =>
  queryOptions({
    queryKey: [...OFFERS_KEY, 'earnings'],
    queryFn: ({ signal }) => fetchEarnings({}, { signal }),
    staleTime: STALE_MS.records,
    enabled: hasToken,
  });
