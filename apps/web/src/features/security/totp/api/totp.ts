import type { identity } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';

export const startTotp = defineCall<typeof identity.startTotp>('POST /wps/security/totp/start', { encrypted: true });
export const confirmTotp = defineCall<typeof identity.confirmTotp>('POST /wps/security/totp', { encrypted: true });
export const removeTotp = defineCall<typeof identity.removeTotp>('POST /wps/security/totp/remove', { encrypted: true });
