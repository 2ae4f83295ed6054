import { sql } from '../../platform/db/index.ts';
import { rewardLapsed } from '../../platform/events/index.ts';
import type { Platform } from '../../platform/index.ts';
import { type BuiltRoom, defineRoom } from '../../platform/room.ts';
import type { Protection } from '../protection/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { createDesk } from './desk/index.ts';
import type { Loyalty } from './index.ts';
import { createJobs } from './jobs.ts';
import { levelFact, membersWithBirthday, turnoverFact } from './levels/facts.ts';
import { createLevelRoutes } from './levels/level-routes.ts';
import { withdrawalTerms } from './levels/withdrawal-terms.ts';
import { createListeners } from './listeners.ts';
import { createMissionRoutes } from './missions/mission-routes.ts';
import { eraseLoyalty, exportLoyalty } from './personal.ts';
import { moneyReward } from './rewards/money.ts';
import { createRewardRoutes } from './rewards/reward-routes.ts';
import { equipStanding, seedMissions } from './seed.ts';
import { createServices } from './services.ts';

/** Pages of levels and of the reward centre. */
const FLAGS = { MEMCLUB3: true, REWCEN3: true };

export const loyalty = defineRoom({ name: 'loyalty', create: createLoyalty });

function createLoyalty(
  platform: Platform,
  { wallet, protection }: { wallet: Wallet; protection: Protection },
): BuiltRoom<Loyalty> {
  const { db } = platform;
  const now = () => Date.now();
  const services = createServices(platform, { wallet, protection }, now);
  return {
    door: {
      levelOf: async (tx, memberId) => {
        const row = await tx.first(sql<{ level: number }>`
          select level from loyalty_members where member_id = ${memberId}::bigint`);
        return row?.level ?? 1;
      },
    },
    // Levels are written in the merchant's currency.
    withdrawalTerms: async ({ memberId, asset }) =>
      asset === (await platform.collected.provider('site').currency()) ? withdrawalTerms(memberId) : undefined,
    withdrawalMarks: ({ memberId }) => sql<string[]>`loyalty_withdrawal_marks(${memberId}::bigint)`,
    provides: {
      clubs: {
        labelOf: async (memberId, executor = db) => {
          // Members without a row have not played yet and are on the first level.
          const row = await executor.first(sql<{ label: string }>`
            select label from loyalty_levels
             where level = coalesce((select level from loyalty_members where member_id = ${memberId}::bigint), 1)
               and label <> ''`);
          return row?.label ?? null;
        },
      },
    },
    flags: FLAGS,
    routes: [...createLevelRoutes(services), ...createRewardRoutes(services), ...createMissionRoutes(services)],
    desk: createDesk(services),
    listeners: createListeners(services),
    jobs: createJobs(services, now),
    rewards: { kinds: [moneyReward(wallet)] },
    transferKinds: ['bonus'],
    events: [rewardLapsed],
    memberFacts: [levelFact, turnoverFact(() => Date.now())],
    birthdays: membersWithBirthday,
    seed: seedMissions,
    person: {
      equip: async (tx, member) => {
        if (member.as === 'demonstration') await equipStanding(tx, services, member);
      },
      erase: (tx, memberId) => eraseLoyalty(platform, tx, memberId),
      export: ({ memberId }) => exportLoyalty(db, memberId),
    },
  };
}
