import type { OperatorRole } from '@fairlot/contract';

/**
 * Console calls that each role may make. Written out separately, so that a change of a role needs a change here too.
 */
export const ALLOWED: Partial<Record<OperatorRole, string>> = {
  admin: 'games switchGame requestSettings floor requestFloor rounds round flights seedPairs',
  risk: 'games switchGame requestSettings floor requestFloor rounds round flights seedPairs',
  support: 'games floor rounds round flights seedPairs',
};
