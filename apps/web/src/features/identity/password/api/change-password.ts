import type { identity } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';

export const changePassword = defineCall<typeof identity.changePassword>('POST /wps/account/password/v2', {
  encrypted: true,
});
