import type { OperatorRole } from '@fairlot/contract';

/**
 * Console calls that each role may make. Written out separately, so that a change of a role needs a change here too.
 */
export const ALLOWED: Partial<Record<OperatorRole, string>> = {
  admin: 'member decide documents look identityConnections connectIdentity disconnectIdentity testIdentity',
  risk: 'member decide documents look identityConnections',
  finance: 'member documents identityConnections',
  support: 'member documents identityConnections',
};
