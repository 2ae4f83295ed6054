import type { loyalty } from '@fairlot/contract';
import { defineCall } from '../../../shared/api/define-call.ts';

const sendHide = defineCall<typeof loyalty.hideFirstSteps>('POST /wps/member/firstSteps/hide');

/** Hides the first steps for a day. */
export const hideFirstSteps = () => sendHide({});
