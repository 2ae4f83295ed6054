import type { inbox } from '@fairlot/contract';
import { defineCall } from '../../../shared/api/define-call.ts';

export const sendFeedback = defineCall<typeof inbox.feedback>('PUT /wps/feedback', { moduleId: 'FEEDBACK3' });
