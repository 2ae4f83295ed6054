import type { OperatorRole } from '@fairlot/contract';

/**
 * Which calls of the desk each role may make; written out once more, so that a change of a role changes this as well.
 */
export const ALLOWED: Partial<Record<OperatorRole, string>> = {
  admin: 'getMaintenance setMaintenance pages setPage getSite changeSite keepPicture',
  content: 'getMaintenance getSite pages',
  support: 'getMaintenance getSite',
  finance: 'getMaintenance getSite',
  risk: 'getMaintenance getSite',
};
