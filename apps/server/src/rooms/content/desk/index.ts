import type { Platform } from '../../../platform/index.ts';
import type { Desk } from '../../../platform/operators/index.ts';
import type { Site } from '../../site/index.ts';
import type { Content } from '../index.ts';
import { createApplicationRoutes } from './application-routes.ts';
import { createContentRoutes } from './content-routes.ts';

/** What operators write, and what they decide on applications for promotions. */
export function createDesk(platform: Platform, site: Site, content: Content): Desk {
  return {
    permissions: [
      { permission: 'content.read', roles: ['admin', 'support'] },
      { permission: 'content.change', roles: ['admin'] },
    ],
    routes: [
      ...createContentRoutes(platform, site, content),
      ...createApplicationRoutes(platform, content.applications),
    ],
  };
}
