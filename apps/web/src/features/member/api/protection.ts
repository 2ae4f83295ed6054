import type { protection, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../shared/api/define-call.ts';
import { STALE_MS } from '../../../shared/query/query-client.ts';

export type ProtectionState = ValueOf<typeof protection.protectionState>;

export const fetchProtection = defineCall<typeof protection.protectionState>()({
  method: 'GET',
  path: '/wps/protection',
  auth: 'member',
});
export const startTimeout = defineCall<typeof protection.startTimeout>()({
  method: 'POST',
  path: '/wps/protection/timeout',
  auth: 'member',
});
export const startExclusion = defineCall<typeof protection.startExclusion>()({
  method: 'POST',
  path: '/wps/protection/exclusion',
  auth: 'member',
});
export const askReturn = defineCall<typeof protection.askReturn>()({
  method: 'POST',
  path: '/wps/protection/return',
  auth: 'member',
});

/** The end of the member's break from play, epoch ms. */
export const protectionQuery = (hasToken: boolean) =>
  queryOptions({
    queryKey: ['me', 'protection'],
    queryFn: ({ signal }) => fetchProtection({}, { signal }),
    staleTime: STALE_MS.content,
    enabled: hasToken,
  });
