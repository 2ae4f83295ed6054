import type { identity } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';

export const login = defineCall<typeof identity.login>('POST /wps/session/login', { auth: 'public', encrypted: true });
