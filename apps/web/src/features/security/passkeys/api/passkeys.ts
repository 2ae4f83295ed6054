import type { identity, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { STALE_MS } from '../../../../shared/query/query-client.ts';
import { SECURITY_KEY } from '../../logins/api/security.ts';

export type Passkey = ValueOf<typeof identity.passkeys>['list'][number];

export const fetchPasskeys = defineCall<typeof identity.passkeys>('GET /wps/security/passkeys');
export const startPasskey = defineCall<typeof identity.startPasskey>('POST /wps/security/passkeys/options', {
  encrypted: true,
});
export const addPasskey = defineCall<typeof identity.addPasskey>('POST /wps/security/passkeys');
export const renamePasskey = defineCall<typeof identity.renamePasskey>('PUT /wps/security/passkeys/:id');
export const removePasskey = defineCall<typeof identity.removePasskey>('POST /wps/security/passkeys/:id/remove', {
  encrypted: true,
});

export const passkeysQuery = (isWanted: boolean) =>
  queryOptions({
    queryKey: [...SECURITY_KEY, 'passkeys'],
    queryFn: async ({ signal }) => (await fetchPasskeys({}, { signal })).list,
    staleTime: STALE_MS.records,
    enabled: isWanted,
  });
