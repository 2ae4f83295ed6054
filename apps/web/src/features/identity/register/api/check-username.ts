import type { identity } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';

export const checkUsername = defineCall<typeof identity.checkUsername>('GET /wps/account/username', {
  auth: 'public',
  moduleId: 'REGISTER_REE3',
});
