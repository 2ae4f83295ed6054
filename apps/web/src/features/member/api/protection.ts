import type { protection, ValueOf } from '@fairlot/contract';
import { defineCall } from '../../../shared/api/define-call.ts';
import { callQuery } from '../../../shared/query/call-query.ts';
import { STALE_MS } from '../../../shared/query/query-client.ts';

export type ProtectionState = ValueOf<typeof protection.protectionState>;

export const fetchProtection = defineCall<typeof protection.protectionState>('GET /wps/protection');
export const startTimeout = defineCall<typeof protection.startTimeout>('POST /wps/protection/timeout');
export const startExclusion = defineCall<typeof protection.startExclusion>('POST /wps/protection/exclusion');
export const askReturn = defineCall<typeof protection.askReturn>('POST /wps/protection/return');

/** The end of the member's break from play, epoch ms. */
export const protectionQuery = (hasToken: boolean) =>
  callQuery(['me', 'protection'], fetchProtection, {}, { staleTime: STALE_MS.content, enabled: hasToken });
