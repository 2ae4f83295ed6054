import type { identity, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { callQuery, pagedQuery } from '../../../../shared/query/call-query.ts';
import { STALE_MS } from '../../../../shared/query/query-client.ts';

export type SecurityState = ValueOf<typeof identity.security>;
export type Device = ValueOf<typeof identity.sessions>['list'][number];
export type LoginEntry = ValueOf<typeof identity.logins>['list'][number];

export const fetchSecurity = defineCall<typeof identity.security>('GET /wps/security');
export const fetchSessions = defineCall<typeof identity.sessions>('GET /wps/security/sessions');
export const endSession = defineCall<typeof identity.endSession>('DELETE /wps/security/sessions/:id');
export const endOtherSessions = defineCall<typeof identity.endOtherSessions>('DELETE /wps/security/sessions');
export const fetchLogins = defineCall<typeof identity.logins>('GET /wps/security/logins');
export const setPaymentPassword = defineCall<typeof identity.setPaymentPassword>('POST /wps/security/paymentPassword', {
  encrypted: true,
});

/** Key prefix of all queries of the security centre; a change of one part invalidates all of them. */
export const SECURITY_KEY = ['me', 'security'] as const;
const LOGINS_A_PAGE = 20;

export const securityQuery = (isWanted: boolean) =>
  callQuery([...SECURITY_KEY, 'state'], fetchSecurity, {}, { staleTime: STALE_MS.records, enabled: isWanted });

export const sessionsQuery = (isWanted: boolean) =>
  queryOptions({
    queryKey: [...SECURITY_KEY, 'sessions'],
    queryFn: async ({ signal }) => (await fetchSessions({}, { signal })).list,
    staleTime: STALE_MS.records,
    enabled: isWanted,
  });

/** Log-ins and failed attempts, newest first. */
export const loginsQuery = (isWanted: boolean) =>
  pagedQuery(
    [...SECURITY_KEY, 'logins'],
    fetchLogins,
    { pageSize: LOGINS_A_PAGE },
    { staleTime: STALE_MS.records, enabled: isWanted },
  );
