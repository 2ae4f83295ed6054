import type { Desk } from '../../../platform/operators/index.ts';
import type { People } from '../index.ts';
import type { PeoplePlatform } from '../ports.ts';
import { MEMBER_FEED } from './feed.ts';
import { FIGURES } from './figures.ts';
import { createLabelsRoute } from './labels.ts';
import { createMemberList } from './member-list.ts';
import { createPageRoutes } from './member-page.ts';
import { createTimelineRoutes } from './member-timeline.ts';
import { createMemberSearch } from './search.ts';
import { PEOPLE_TIMELINE } from './timeline.ts';

/** The desk that finds and shows members. */
export function createDesk(platform: PeoplePlatform, views: People['views']): Desk {
  const members = createMemberList(platform, views);
  return {
    permissions: [{ permission: 'members.read', roles: ['admin', 'support', 'finance', 'risk'] }],
    routes: [createLabelsRoute(platform), ...createPageRoutes(platform, views), ...createTimelineRoutes(platform)],
    lists: [members],
    figures: FIGURES,
    memberTimeline: PEOPLE_TIMELINE,
    search: [createMemberSearch(platform)],
    notable: [{ kind: 'member', permission: 'members.read' }],
    feed: [MEMBER_FEED],
  };
}
