import type { Platform } from '../../../platform/index.ts';
import type { Desk } from '../../../platform/operators/index.ts';
import type { Site } from '../../site/index.ts';
import type { Content } from '../index.ts';
import { createApplicationList, WAITING_APPLICATIONS } from './application-list.ts';
import { createApplicationRoutes, createPresenter } from './application-routes.ts';
import { createEntryList } from './entry-list.ts';
import { createContentRoutes } from './content-routes.ts';

/** The desk for content and for applications to promotions. */
export function createDesk(platform: Platform, site: Site, content: Content): Desk {
  const present = createPresenter(platform);
  const applications = createApplicationList(present);
  const entries = createEntryList(site);
  return {
    permissions: [
      { permission: 'content.read', roles: ['admin', 'support', 'content'] },
      { permission: 'content.change', roles: ['admin', 'content'] },
    ],
    routes: [
      ...createContentRoutes(platform, site, content),
      ...createApplicationRoutes(platform, content.applications, present),
    ],
    lists: [entries, applications],
    waiting: [WAITING_APPLICATIONS],
  };
}
