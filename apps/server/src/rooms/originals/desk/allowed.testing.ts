import type { OperatorRole } from '@fairlot/contract';

/**
 * Which calls of the desk each role may make; written out once more, so that a change of a role changes this as well.
 */
export const ALLOWED: Partial<Record<OperatorRole, string>> = {
  admin: 'games switchGame requestSettings rounds round flights seedPairs',
  risk: 'games switchGame requestSettings rounds round flights seedPairs',
  support: 'games rounds round flights seedPairs',
};
