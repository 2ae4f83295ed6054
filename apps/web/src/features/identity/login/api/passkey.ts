import type { identity } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';

export const fetchPasskeyOptions = defineCall<typeof identity.passkeyLoginOptions>(
  'POST /wps/session/passkey/options',
  { auth: 'public' },
);
export const passkeyLogin = defineCall<typeof identity.passkeyLogin>('POST /wps/session/passkey', { auth: 'public' });
