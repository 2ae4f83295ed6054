import { siteDesk as contract, STANDARD_ROLES } from '@fairlot/contract';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { SitePlatform } from '../ports.ts';
import { requireVersion, type Desk, versionOf, writeTrail } from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Site } from '../index.ts';
import { createPreview } from '../preview.ts';
import { createLoosening } from './controls.ts';
import { createMessageDesk } from './messages.ts';
import { createPageRoutes } from './page-routes.ts';
import { createSettingRoutes } from './setting-routes.ts';

/** The desk for the site's settings, maintenance and pages. */
export function createDesk(platform: SitePlatform, site: Site): Desk {
  const loosening = createLoosening(site);
  const messages = createMessageDesk(platform, site);
  return {
    permissions: [
      { permission: 'maintenance.read', roles: STANDARD_ROLES },
      { permission: 'maintenance.change', roles: ['admin'] },
      { permission: 'pages.read', roles: ['admin', 'content'] },
      { permission: 'pages.change', roles: ['admin'] },
      { permission: 'site.read', roles: STANDARD_ROLES },
      { permission: 'site.change', roles: ['admin'] },
    ],
    approvals: [loosening, messages.approval],
    routes: [
      ...createMaintenanceRoutes(platform, site),
      createPreviewRoute(platform, site),
      ...createPageRoutes(platform, site),
      ...createSettingRoutes(platform, site, loosening),
      ...messages.routes,
    ],
  };
}

/** Gives the operator's browser a cookie that shows the pages as after the opening. Changes stay rejected. */
function createPreviewRoute(platform: SitePlatform, site: Site): BoundRoute {
  return route(contract.previewSite, async ({ operator, ip, preview: cookie }) => {
    if (await site.isOpened()) throw new Refusal('row.unchanged');
    const { value, seconds, until } = createPreview(platform.secrets, Date.now());
    await platform.db.transaction((tx) =>
      writeTrail(platform, { operator, ip }, tx, { action: 'site.previewed', object: 'site', after: { until } }),
    );
    cookie.set(value, seconds);
    return { until };
  });
}

function createMaintenanceRoutes(platform: SitePlatform, site: Site): BoundRoute[] {
  return [
    route(contract.getMaintenance, async () => ({
      on: (await site.isInMaintenance()) && (await site.isOpened()),
      version: versionOf((await site.all()).maintenance),
    })),
    route(contract.setMaintenance, async ({ operator, ip, body: { on, reason, version } }) => {
      await site.change('maintenance', on, async (tx, before) => {
        requireVersion(version, before);
        await writeTrail(platform, { operator, ip }, tx, {
          action: 'maintenance.changed',
          object: 'site',
          before: { on: before },
          after: { on },
          reason,
        });
      });
      return { on, version: versionOf(on) };
    }),
  ];
}
