import type { OperatorRole } from '@fairlot/contract';

/**
 * Calls of the desk that each role may make. Listed here a second time, so that changing a role requires changing this
 * list.
 */
export const ALLOWED: Partial<Record<OperatorRole, string>> = {
  admin: 'vendors vendorDetails changeVendor games changeGame',
  support: 'vendors vendorDetails games',
  content: 'vendors vendorDetails games',
};
