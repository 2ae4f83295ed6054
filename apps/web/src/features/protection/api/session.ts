import type { protection, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../shared/api/define-call.ts';
import { STALE_MS } from '../../../shared/query/query-client.ts';

export type PlaySession = ValueOf<typeof protection.session>;
export type PlayHistory = ValueOf<typeof protection.history>;

const fetchSession = defineCall<typeof protection.session>('GET /wps/protection/session');
export const acknowledgeCheck = defineCall<typeof protection.acknowledgeCheck>(
  'POST /wps/protection/realityCheck/acknowledge',
);
export const setRealityCheck = defineCall<typeof protection.setRealityCheck>('PUT /wps/protection/realityCheck');
export const markReviewed = defineCall<typeof protection.markReviewed>('POST /wps/protection/review');
const fetchHistory = defineCall<typeof protection.history>('GET /wps/protection/history');

/** Time and money since the session began, and the time of the next reality check. */
export const sessionQuery = (hasToken: boolean) =>
  queryOptions({
    queryKey: ['me', 'session'],
    queryFn: ({ signal }) => fetchSession({}, { signal }),
    staleTime: STALE_MS.content,
    enabled: hasToken,
  });

/** Time and money of the last days, including today. */
export const historyQuery = (days: number, hasToken: boolean) =>
  queryOptions({
    queryKey: ['me', 'play-history', days],
    queryFn: ({ signal }) => fetchHistory({ query: { days } }, { signal }),
    staleTime: STALE_MS.records,
    enabled: hasToken,
  });
