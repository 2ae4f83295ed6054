import type { OperatorRole } from '@fairlot/contract';

const CHANGING = 'disableMember enableMember changeLabels revealMember removeTotp';

/**
 * Calls of the desk that each role may make. Listed here a second time, so that changing a role requires changing this
 * list.
 */
export const ALLOWED: Partial<Record<OperatorRole, string>> = {
  admin: `${CHANGING} loginProviders connectLogin disconnectLogin testLogin`,
  support: `${CHANGING} loginProviders`,
  risk: `${CHANGING} loginProviders`,
  content: 'loginProviders',
  finance: 'loginProviders',
};
