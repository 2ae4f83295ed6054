import type { protection, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../shared/api/define-call.ts';

export type Limit = ValueOf<typeof protection.limits>[number];
export type LimitKind = Limit['kind'];
export type LimitPeriod = Limit['period'];

const fetchLimits = defineCall<typeof protection.limits>()({
  method: 'GET',
  path: '/wps/protection/limits',
  auth: 'member',
});
export const changeLimit = defineCall<typeof protection.changeLimit>()({
  method: 'PUT',
  path: '/wps/protection/limits',
  auth: 'member',
});
export const confirmLimit = defineCall<typeof protection.confirmLimit>()({
  method: 'POST',
  path: '/wps/protection/limits/confirm',
  auth: 'member',
});

/** Limits and how much of them is used; always refetched, since every bet changes them. */
export const limitsQuery = (hasToken: boolean) =>
  queryOptions({
    queryKey: ['me', 'limits'],
    queryFn: ({ signal }) => fetchLimits({}, { signal }),
    staleTime: 0,
    enabled: hasToken,
  });
