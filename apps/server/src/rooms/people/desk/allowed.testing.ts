import type { OperatorRole } from '@fairlot/contract';

const READING = 'members memberLinks memberPage memberTimeline';

/**
 * Calls of the desk that each role may make. Listed here a second time, so that changing a role requires changing this
 * list.
 */
export const ALLOWED: Partial<Record<OperatorRole, string>> = {
  admin: READING,
  support: READING,
  finance: READING,
  risk: READING,
};
