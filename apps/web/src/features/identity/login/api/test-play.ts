import type { identity } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';

export const testPlay = defineCall<typeof identity.testPlay>('POST /wps/session/testPlay', {
  auth: 'public',
  moduleId: 'FREEPLAY3',
});
