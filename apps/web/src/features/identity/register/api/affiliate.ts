import type { identity } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';

/** Answers when the code is somebody's and the link that brought it is one of the merchant's. */
export const checkAffiliate = defineCall<typeof identity.affiliate>()({
  method: 'GET',
  path: '/wps/affiliate',
  auth: 'public',
  moduleId: 'AFFMAN3',
});
