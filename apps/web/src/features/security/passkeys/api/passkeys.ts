import type { identity, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { STALE_MS } from '../../../../shared/query/query-client.ts';
import { SECURITY_KEY } from '../../logins/api/security.ts';

export type Passkey = ValueOf<typeof identity.passkeys>['list'][number];

export const fetchPasskeys = defineCall<typeof identity.passkeys>()({
  method: 'GET',
  path: '/wps/security/passkeys',
  auth: 'member',
});
export const startPasskey = defineCall<typeof identity.startPasskey>()({
  method: 'POST',
  path: '/wps/security/passkeys/options',
  auth: 'member',
  encrypted: true,
});
export const addPasskey = defineCall<typeof identity.addPasskey>()({
  method: 'POST',
  path: '/wps/security/passkeys',
  auth: 'member',
});
export const renamePasskey = defineCall<typeof identity.renamePasskey>()({
  method: 'PUT',
  path: '/wps/security/passkeys/:id',
  auth: 'member',
});
export const removePasskey = defineCall<typeof identity.removePasskey>()({
  method: 'POST',
  path: '/wps/security/passkeys/:id/remove',
  auth: 'member',
  encrypted: true,
});

export const passkeysQuery = (isWanted: boolean) =>
  queryOptions({
    queryKey: [...SECURITY_KEY, 'passkeys'],
    queryFn: async ({ signal }) => (await fetchPasskeys({}, { signal })).list,
    staleTime: STALE_MS.records,
    enabled: isWanted,
  });
