import type { OperatorRole } from '@fairlot/contract';

/**
 * Console calls that each role may make. Written out separately, so that a change of a role needs a change here too.
 */
export const ALLOWED: Partial<Record<OperatorRole, string>> = {
  admin: 'member noteContact acts alerts closeAlert',
  risk: 'member noteContact acts alerts closeAlert',
  support: 'member noteContact acts alerts closeAlert',
};
