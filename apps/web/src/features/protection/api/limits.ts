import type { protection, ValueOf } from '@fairlot/contract';
import { defineCall } from '../../../shared/api/define-call.ts';
import { callQuery } from '../../../shared/query/call-query.ts';

export type Limit = ValueOf<typeof protection.limits>[number];
export type LimitKind = Limit['kind'];
export type LimitPeriod = Limit['period'];

const fetchLimits = defineCall<typeof protection.limits>('GET /wps/protection/limits');
export const changeLimit = defineCall<typeof protection.changeLimit>('PUT /wps/protection/limits');
export const confirmLimit = defineCall<typeof protection.confirmLimit>('POST /wps/protection/limits/confirm');

/** Limits and how much of them is used; always refetched, since every bet changes them. */
export const limitsQuery = (hasToken: boolean) =>
  callQuery(['me', 'limits'], fetchLimits, {}, { staleTime: 0, enabled: hasToken });
