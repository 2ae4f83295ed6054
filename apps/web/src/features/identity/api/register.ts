import type { identity } from '@fairlot/contract';
import { defineCall } from '../../../shared/api/define-call.ts';

export const register = defineCall<typeof identity.register>()({
  method: 'PUT', path: '/wps/account/register', auth: 'public', moduleId: 'REGISTER_REE3', encrypted: true,
});
