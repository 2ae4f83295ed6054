import type { identity } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';

export const forgotByEmail = defineCall<typeof identity.forgotByEmail>('POST /wps/account/password/email', {
  auth: 'public',
  form: true,
});
export const resetPassword = defineCall<typeof identity.resetPassword>('POST /wps/account/password/reset', {
  auth: 'public',
  encrypted: true,
});
export const setPasswordPhone = defineCall<typeof identity.setPasswordPhone>('POST /wps/account/password/phone', {
  auth: 'public',
  moduleId: 'CHNGPASSVERIF3',
  encrypted: true,
});
