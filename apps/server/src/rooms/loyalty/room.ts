import { type Executor, sql } from '../../platform/db/index.ts';
import { rewardLapsed } from '../../platform/events/index.ts';
import type { LoyaltyPlatform } from './ports.ts';
import { defineRoom } from '../../platform/room.ts';
import { amounts } from './currency.ts';
import type { Person } from '../identity/ports.ts';
import type { WithdrawalMarks, WithdrawalTerms } from '../payments/ports.ts';
import { createDesk } from './desk/index.ts';
import type { Loyalty } from './index.ts';
import { createFirstStepsRoutes, endFirstSteps } from './first-steps/first-steps.ts';
import { createJobs } from './jobs.ts';
import { levelFact, membersWithBirthday, turnoverFact } from './levels/facts.ts';
import { createLevelRoutes } from './levels/level-routes.ts';
import { withdrawalTerms } from './levels/withdrawal-terms.ts';
import { createListeners } from './listeners.ts';
import { createMissionRoutes } from './missions/mission-routes.ts';
import { eraseLoyalty, exportLoyalty } from './personal.ts';
import { createRewardRoutes } from './rewards/reward-routes.ts';
import { createLevelsPack } from './pack/levels.ts';
import { createMissionsPack } from './pack/missions.ts';
import { equipLevel } from './seed.ts';
import { createServices } from './services.ts';

export const loyalty = defineRoom({ name: 'loyalty', create: createLoyalty });

function createLoyalty(platform: LoyaltyPlatform) {
  const { db, site } = platform;
  const now = () => Date.now();
  const services = createServices(platform, now);
  const door: Loyalty = {
    levelOf: async (tx, memberId) => {
      const row = await tx.first(sql<{ level: number }>`
        select level from loyalty_members where member_id = ${memberId}::bigint`);
      return row?.level ?? 1;
    },
  };
  // Levels are defined in the merchant's currency.
  const termsOfLevel: WithdrawalTerms = async ({ memberId, asset }) =>
    asset === (await site.currency()) ? withdrawalTerms(memberId) : sql`null::jsonb`;
  const withdrawalMarks: WithdrawalMarks = ({ memberId }) => sql`loyalty_withdrawal_marks(${memberId}::bigint)`;
  const clubs = {
    labelOf: async (memberId: bigint, executor: Executor = db) => {
      // Members without a row have not played yet and are on the first level.
      const row = await executor.first(sql<{ label: string }>`
        select label from loyalty_levels
         where level = coalesce((select level from loyalty_members where member_id = ${memberId}::bigint), 1)
           and label <> ''`);
      return row?.label ?? null;
    },
  };
  const person: Pick<Person, 'equip' | 'erase' | 'export'> = {
    equip: async (tx, member) => {
      if (member.as !== 'demonstration') return;
      await equipLevel(tx, services, member);
      await endFirstSteps(tx, member.memberId);
    },
    erase: (tx, memberId) => eraseLoyalty(platform, tx, memberId),
    export: ({ memberId }) => exportLoyalty(db, memberId),
  };
  return {
    door,
    answers: {
      amounts,
      withdrawalTerms: termsOfLevel,
      withdrawalMarks,
      memberFacts: [levelFact, turnoverFact(services)],
      birthdays: membersWithBirthday,
      clubs,
      person,
    },
    routes: [
      ...createLevelRoutes(services),
      ...createRewardRoutes(services),
      ...createMissionRoutes(services),
      ...createFirstStepsRoutes(services, now),
    ],
    desk: createDesk(services),
    listeners: createListeners(services),
    jobs: createJobs(services, now),
    events: [rewardLapsed],
    pack: [createLevelsPack(platform), createMissionsPack(platform)],
  };
}
