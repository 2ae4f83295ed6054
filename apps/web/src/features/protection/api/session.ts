import type { protection, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../shared/api/define-call.ts';
import { STALE_MS } from '../../../shared/query/query-client.ts';

export type PlaySession = ValueOf<typeof protection.session>;
export type PlayHistory = ValueOf<typeof protection.history>;

const fetchSession = defineCall<typeof protection.session>()({
  method: 'GET',
  path: '/wps/protection/session',
  auth: 'member',
});
export const acknowledgeCheck = defineCall<typeof protection.acknowledgeCheck>()({
  method: 'POST',
  path: '/wps/protection/realityCheck/acknowledge',
  auth: 'member',
});
export const setRealityCheck = defineCall<typeof protection.setRealityCheck>()({
  method: 'PUT',
  path: '/wps/protection/realityCheck',
  auth: 'member',
});
export const markReviewed = defineCall<typeof protection.markReviewed>()({
  method: 'POST',
  path: '/wps/protection/review',
  auth: 'member',
});
const fetchHistory = defineCall<typeof protection.history>()({
  method: 'GET',
  path: '/wps/protection/history',
  auth: 'member',
});

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
