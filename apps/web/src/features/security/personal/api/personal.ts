import type { identity, ValueOf } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { callQuery } from '../../../../shared/query/call-query.ts';
import { STALE_MS } from '../../../../shared/query/query-client.ts';

export type PersonalData = ValueOf<typeof identity.personalData>;

export const fetchPersonalData = defineCall<typeof identity.personalData>('GET /wps/account/personal');
export const correctPersonalData = defineCall<typeof identity.correctPersonalData>('POST /wps/account/personal', {
  encrypted: true,
});
export const exportPersonalData = defineCall<typeof identity.exportPersonalData>('POST /wps/account/export', {
  encrypted: true,
});
export const closeAccount = defineCall<typeof identity.closeAccount>('POST /wps/account/close', { encrypted: true });

export const personalQuery = (isWanted: boolean) =>
  callQuery(['me', 'personal'], fetchPersonalData, {}, { staleTime: STALE_MS.records, enabled: isWanted });
