import type { identity } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';

export const fetchHumanChallenge = defineCall<typeof identity.humanChallenge>('GET /wps/captcha/challenge', {
  auth: 'public',
  moduleId: 'VALID_CAPTCHA3',
});
