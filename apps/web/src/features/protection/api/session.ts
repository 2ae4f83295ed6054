import type { protection, ValueOf } from '@fairlot/contract';
import { defineCall } from '../../../shared/api/define-call.ts';
import { callQuery } from '../../../shared/query/call-query.ts';
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
  callQuery(['me', 'session'], fetchSession, {}, { staleTime: STALE_MS.content, enabled: hasToken });

/** Time and money of the last days, including today. */
export const historyQuery = (days: number, hasToken: boolean) =>
  callQuery(
    ['me', 'play-history', days],
    fetchHistory,
    { query: { days } },
    { staleTime: STALE_MS.records, enabled: hasToken },
  );
