import type { identity } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { send } from '../../../../shared/api/transport.ts';

export const logout = defineCall<typeof identity.logout>('DELETE /wps/session/logout');
export const dropCookie = defineCall<typeof identity.dropCookie>('DELETE /wps/session/cookie', { auth: 'public' });

const RENEW = { method: 'POST', path: '/wps/session/renew', auth: 'member' } as const;

/** Exchanges `token` for a new one. Sent without recovery: a rejected renewal ends the session. */
export async function renewToken(token: string): Promise<string> {
  const { token: fresh } = await send<{ token: string }>(RENEW, {}, {}, token);
  return fresh;
}
