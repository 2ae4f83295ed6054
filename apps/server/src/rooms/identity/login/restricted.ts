import { ENDPOINTS } from '@fairlot/contract';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../platform/refusal.ts';

/** Calls that are open to a member who must choose a new password. */
const OPEN_IDS = new Set([
  'identity.changePassword',
  'identity.changePasswordFirst',
  'identity.memberInfo',
  'identity.logout',
]);
const OPEN = new Set(
  ENDPOINTS.filter(({ id, auth }) => auth !== 'member' || OPEN_IDS.has(id)).map(
    ({ method, path }) => `${method} ${path}`,
  ),
);

/** Refuses every other call of a member who must change the password (Z-50). */
export async function refuseUntilPasswordIsChanged(app: FastifyInstance): Promise<void> {
  app.addHook('preValidation', async ({ caller, method, routeOptions }) => {
    const isRestricted = caller !== null && 'mustChangePassword' in caller && caller.mustChangePassword === true;
    if (isRestricted && !OPEN.has(`${method} ${routeOptions.url}`)) throw new Refusal('login.change.required');
  });
}
