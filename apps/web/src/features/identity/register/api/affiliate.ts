import type { identity } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';

/** Succeeds when the code belongs to a member and the link's domain is one of the merchant's. */
export const checkAffiliate = defineCall<typeof identity.affiliate>('GET /wps/affiliate', {
  auth: 'public',
  moduleId: 'AFFMAN3',
});
