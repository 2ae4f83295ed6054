import { siteDesk as contract, STANDARD_ROLES } from '@fairlot/contract';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { type Desk, writeTrail } from '../../../platform/operators/index.ts';
import type { Site } from '../index.ts';
import { createPageRoutes } from './page-routes.ts';
import { createSettingRoutes } from './setting-routes.ts';

/** What operators do with the site: changes that one of them makes alone, with a reason. */
export function createDesk(platform: Platform, site: Site): Desk {
  return {
    permissions: [
      { permission: 'maintenance.read', roles: STANDARD_ROLES },
      { permission: 'maintenance.change', roles: ['admin'] },
      { permission: 'pages.read', roles: ['admin', 'content'] },
      { permission: 'pages.change', roles: ['admin'] },
      { permission: 'site.read', roles: STANDARD_ROLES },
      { permission: 'site.change', roles: ['admin'] },
    ],
    routes: [
      ...createMaintenanceRoutes(platform, site),
      ...createPageRoutes(platform, site),
      ...createSettingRoutes(platform, site),
    ],
  };
}

function createMaintenanceRoutes(platform: Platform, site: Site): BoundRoute[] {
  return [
    route(contract.getMaintenance, async () => ({ on: await site.isInMaintenance() })),
    route(contract.setMaintenance, async ({ operator, ip, body: { on, reason } }) => {
      await site.change('maintenance', on, (tx, before) =>
        writeTrail(platform, { operator, ip }, tx, {
          action: 'maintenance.changed',
          object: 'site',
          before: { on: before },
          after: { on },
          reason,
        }),
      );
      return { on };
    }),
  ];
}
