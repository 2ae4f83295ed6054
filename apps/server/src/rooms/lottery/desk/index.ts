import type { LotteryPlatform } from '../ports.ts';
import type { Desk } from '../../../platform/operators/index.ts';
import type { Lottery } from '../index.ts';
import type { Named } from '../games/names.ts';
import { createApprovals } from './approvals.ts';
import { createCalendarRoutes } from './calendar-routes.ts';
import { createDrawList } from './draw-list.ts';
import { createDrawRoutes } from './draw-routes.ts';
import { DRAW_ALARM, FEED_ALARM } from './today/alarms.ts';
import { createDrawFeed } from './today/feed.ts';
import type { createFeedConnections } from './feed-connections.ts';
import { createGameApprovals } from './game-approvals.ts';
import { createGameRoutes } from './game-routes.ts';
import { createHealth } from './today/health.ts';
import { createLateness } from './today/lateness.ts';
import { createDrawRisks } from './today/risks.ts';
import { createReturnsReport } from './returns-report.ts';
import { createPoolApproval, createPoolRoutes } from './pool-routes.ts';
import { createResultRoutes } from './result-routes.ts';
import { createSaleRoutes } from './sale-routes.ts';
import { createSearch } from './search.ts';
import { createTermsRoutes } from './terms-routes.ts';

/** Operators' actions on lotteries. */
export function createDesk(
  platform: LotteryPlatform,
  lottery: Lottery,
  feeds: ReturnType<typeof createFeedConnections>,
  named: Named,
): Desk {
  const approvals = createApprovals(platform, lottery, named);
  const gameApprovals = createGameApprovals(platform, lottery);
  const poolApproval = createPoolApproval(lottery);
  const draws = createDrawList(named);
  return {
    permissions: [
      { permission: 'draws.read', roles: ['admin', 'support', 'risk'] },
      { permission: 'draws.void', roles: ['admin', 'risk'] },
      { permission: 'draws.change', roles: ['admin', 'risk'] },
      { permission: 'results.enter', roles: ['admin', 'risk'] },
      { permission: 'odds.change', roles: ['admin', 'risk'] },
    ],
    routes: [
      ...feeds.routes,
      ...createGameRoutes(platform, lottery, gameApprovals),
      ...createTermsRoutes(platform, lottery, approvals, named),
      ...createPoolRoutes(platform, poolApproval, named),
      ...createDrawRoutes(platform, lottery, approvals, named),
      ...createSaleRoutes(platform, lottery),
      ...createResultRoutes(platform, lottery),
      ...createCalendarRoutes(platform, lottery),
    ],
    approvals: [...Object.values(approvals), ...Object.values(gameApprovals), poolApproval, feeds.approval],
    lists: [draws],
    alarms: [DRAW_ALARM, FEED_ALARM],
    health: [createLateness(platform), createHealth(lottery)],
    search: createSearch(platform, named),
    notable: [{ kind: 'draw', permission: 'draws.read' }],
    feed: [createDrawFeed(named)],
    reports: [createReturnsReport(named)],
    risks: [createDrawRisks(named)],
  };
}
