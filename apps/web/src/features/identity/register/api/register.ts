import type { BodyOf, identity } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';

export type RegisterBody = BodyOf<typeof identity.register>;
export type RegisterMobileBody = BodyOf<typeof identity.registerMobile>;

export const register = defineCall<typeof identity.register>('PUT /wps/account/register', {
  auth: 'public',
  moduleId: 'REGISTER_REE3',
  encrypted: true,
});
export const registerMobile = defineCall<typeof identity.registerMobile>('PUT /wps/account/registerMobile', {
  auth: 'public',
  moduleId: 'MOBILENUMREG3',
  encrypted: true,
});
