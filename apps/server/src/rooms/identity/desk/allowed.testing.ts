import type { OperatorRole } from '@fairlot/contract';

const CHANGING = 'members memberPage disableMember enableMember revealMember';

/**
 * Which calls of the desk each role may make; written out once more, so that a change of a role changes this as well.
 */
export const ALLOWED: Partial<Record<OperatorRole, string>> = {
  admin: CHANGING,
  support: CHANGING,
  finance: 'members memberPage',
  risk: CHANGING,
};
