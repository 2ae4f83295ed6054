import type { identity } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';

export const fetchPasskeyOptions = defineCall<typeof identity.passkeyLoginOptions>()({
  method: 'POST',
  path: '/wps/session/passkey/options',
  auth: 'public',
});
export const passkeyLogin = defineCall<typeof identity.passkeyLogin>()({
  method: 'POST',
  path: '/wps/session/passkey',
  auth: 'public',
});
