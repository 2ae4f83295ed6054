import type { identity } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';

export const startTotp = defineCall<typeof identity.startTotp>()({
  method: 'POST',
  path: '/wps/security/totp/start',
  auth: 'member',
  encrypted: true,
});
export const confirmTotp = defineCall<typeof identity.confirmTotp>()({
  method: 'POST',
  path: '/wps/security/totp',
  auth: 'member',
  encrypted: true,
});
export const removeTotp = defineCall<typeof identity.removeTotp>()({
  method: 'POST',
  path: '/wps/security/totp/remove',
  auth: 'member',
  encrypted: true,
});
