import type { identity } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';

export const changePassword = defineCall<typeof identity.changePassword>()({
  method: 'POST',
  path: '/wps/account/password/v2',
  auth: 'member',
  encrypted: true,
});
