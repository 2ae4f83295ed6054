import type { OperatorRole } from '@fairlot/contract';

const DAILY = 'cases mailings answerCase';

/**
 * Calls of the desk that each role may make. Listed here a second time, so that changing a role requires changing this
 * list.
 */
export const ALLOWED: Partial<Record<OperatorRole, string>> = {
  admin: `${DAILY} send withdraw`,
  support: DAILY,
};
