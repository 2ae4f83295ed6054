import type { identity } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';

export const testPlay = defineCall<typeof identity.testPlay>()({
  method: 'POST',
  path: '/wps/session/testPlay',
  auth: 'public',
  moduleId: 'FREEPLAY3',
});
