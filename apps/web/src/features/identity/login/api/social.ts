import type { BodyOf, identity } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';

export type SocialProvider = BodyOf<typeof identity.startSocialLogin>['provider'];

export const startSocialLogin = defineCall<typeof identity.startSocialLogin>('POST /wps/session/social', {
  auth: 'public',
});
