import type { OperatorRole } from '@fairlot/contract';

const CHANGING = 'members memberLinks memberPage memberTimeline disableMember enableMember revealMember';

/**
 * Calls of the desk that each role may make. Listed here a second time, so that changing a role requires changing this
 * list.
 */
export const ALLOWED: Partial<Record<OperatorRole, string>> = {
  admin: CHANGING,
  support: CHANGING,
  finance: 'members memberLinks memberPage memberTimeline',
  risk: CHANGING,
};
