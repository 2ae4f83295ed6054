import type { OperatorRole } from '@fairlot/contract';

/**
 * Calls of the desk that each role may make. Listed here a second time, so that changing a role requires changing this
 * list.
 */
export const ALLOWED: Partial<Record<OperatorRole, string>> = {
  admin:
    'getMaintenance setMaintenance previewSite pages setPage getSite changeSite keepPicture ' +
    'messageProviders connectMessages disconnectMessages testMessages',
  content: 'getMaintenance getSite messageProviders pages previewSite',
  support: 'getMaintenance getSite messageProviders',
  finance: 'getMaintenance getSite messageProviders',
  risk: 'getMaintenance getSite messageProviders',
};
