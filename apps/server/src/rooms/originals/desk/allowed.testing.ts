import type { OperatorRole } from '@fairlot/contract';

/**
 * Which calls of the desk each role may make; written out once more, so that a change of a role changes this as well.
 */
export const ALLOWED: Partial<Record<OperatorRole, string>> = {
  admin: 'games switchGame requestSettings floor requestFloor rounds round flights seedPairs',
  risk: 'games switchGame requestSettings floor requestFloor rounds round flights seedPairs',
  support: 'games floor rounds round flights seedPairs',
};
