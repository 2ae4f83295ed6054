import type { BodyOf, identity } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';

export type CodeScene = BodyOf<typeof identity.sendVerificationCode>['scene'];

export const sendVerificationCode = defineCall<typeof identity.sendVerificationCode>(
  'POST /wps/account/sendVerificationCode',
  { auth: 'public', moduleId: 'REGMOBVERF3' },
);
