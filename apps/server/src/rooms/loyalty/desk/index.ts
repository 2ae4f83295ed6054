import { loyaltyDesk as contract } from '@fairlot/contract';
import { type Executor, sql } from '../../../platform/db/index.ts';
import { route } from '../../../platform/http/index.ts';
import type { Desk, FigurePart, FigureSpan } from '../../../platform/operators/index.ts';
import type { LoyaltyServices } from '../services.ts';
import { createTableApproval, readTable, requestTable } from './level-table.ts';
import { createMemberDesk } from './member.ts';
import { LEVEL_COLUMN } from './member-column.ts';
import { createMissionDesk } from './mission-table.ts';
import { createRewardList } from './reward-list.ts';
import { LOYALTY_TIMELINE } from './timeline.ts';

/** Operators' actions on levels, missions and rewards. */
export function createDesk(services: LoyaltyServices): Desk {
  const { platform } = services;
  const table = createTableApproval(platform);
  const members = createMemberDesk(services);
  const missions = createMissionDesk(platform);
  const rewards = createRewardList(platform);
  return {
    permissions: [
      { permission: 'loyalty.read', roles: ['admin', 'support', 'finance'] },
      { permission: 'loyalty.levels', roles: ['admin'] },
      { permission: 'loyalty.missions', roles: ['admin'] },
      { permission: 'loyalty.reward', roles: ['admin', 'support'] },
    ],
    memberTimeline: LOYALTY_TIMELINE,
    routes: [
      route(contract.levelTable, async () => readTable(platform.db, await platform.site.currency())),
      route(contract.changeLevels, ({ operator, ip, body }) => requestTable(platform, { operator, ip }, table, body)),
      ...missions.routes,
      ...members.routes,
    ],
    approvals: [table, ...missions.approvals, ...members.approvals],
    lists: [rewards],
    memberColumns: [LEVEL_COLUMN],
    figures: [{ name: 'rewards', permission: 'loyalty.read', unit: 'money', parts: sumCollected }],
  };
}

/** Sum of collected rewards. */
function sumCollected(executor: Executor, { from, to, part, zone, asset }: FigureSpan): Promise<FigurePart[]> {
  return executor.rows(sql<FigurePart>`
    select date_trunc(${part}, ended_at, ${zone}) as at, sum(amount_minor)::bigint as value
      from loyalty_rewards
     where state = 'collected' and ended_at >= ${from}::timestamptz and ended_at < ${to}::timestamptz
       and asset = ${asset} and kind = 'money'
     group by 1 order by 1`);
}
