import type { OperatorRole } from '@fairlot/contract';

const READING = 'agents tree agent bills settlement';

/**
 * Which calls of the desk each role may make; written out once more, so that a change of a role changes this as well.
 */
export const ALLOWED: Partial<Record<OperatorRole, string>> = {
  admin: `${READING} setTransfer moveEffect requestMove`,
  finance: READING,
  risk: READING,
};
