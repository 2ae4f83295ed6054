import type { OperatorRole } from '@fairlot/contract';

/**
 * Which calls of the desk each role may make; written out once more, so that a change of a role changes this as well.
 */
export const ALLOWED: Partial<Record<OperatorRole, string>> = {
  admin: 'member noteContact acts alerts closeAlert',
  risk: 'member noteContact acts alerts closeAlert',
  support: 'member noteContact acts alerts closeAlert',
};
