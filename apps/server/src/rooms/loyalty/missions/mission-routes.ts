import { loyalty as contract, type ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { sql } from '../../../platform/db/index.ts';
import { type BoundRoute, route, TRIAL_TYPE } from '../../../platform/http/index.ts';
import { startOfDay } from '../../../platform/zone.ts';
import { inLanguage } from '../rewards/present.ts';
import type { LoyaltyServices } from '../services.ts';
import { checkIn, readCheckIn } from './check-in.ts';
import { type MemberMission, missionsOf, wantsMissions } from './mission-rows.ts';

/** Goals that invite members to play. */
const INVITING: readonly View['goal'][] = ['bets', 'checkIns'];

/** A mission for the identity check whose reward is not earned yet. */
const isUnrewardedCheck = ({ goal, rewardId }: MemberMission) => goal === 'verified' && rewardId === null;

type View = ValueOf<typeof contract.missions>[number];

/** Routes of missions and the daily check-in. */
export function createMissionRoutes(services: LoyaltyServices): BoundRoute[] {
  const { db, firstSteps } = services.platform;
  return [
    route(contract.missions, async ({ caller: { memberId, type }, language }) => {
      if (type === TRIAL_TYPE || !(await wantsMissions(db, memberId))) return [];
      const { zone, today } = await services.today(db);
      const open = await missionsOf(db, memberId, today);
      // Members who must not be invited to play see neither these missions nor their earlier results.
      const mayPlay = await services.protection.mayBeOffered(db, memberId);
      // A verified member cannot finish a mission that began later, so it is not offered.
      const isVerified = open.some(isUnrewardedCheck) && (await firstSteps.identity(memberId)) === 'verified';
      return open
        .filter(({ goal }) => mayPlay || !INVITING.includes(goal))
        .filter((mission) => !isVerified || !isUnrewardedCheck(mission))
        .map((mission) => presentMission(mission, zone, language));
    }),
    route(contract.missionChoice, async ({ caller }) => ({ isWanted: await wantsMissions(db, caller.memberId) })),
    route(contract.chooseMissions, async ({ caller: { memberId, asset }, body: { isWanted } }) => {
      await db.transaction(async (tx) => {
        const { today } = await services.today(tx);
        await tx.run(sql`select loyalty_join(array[${memberId}::bigint], ${asset}, ${today}::date)`);
        await tx.run(sql`
          update loyalty_members set has_missions = ${isWanted}::boolean where member_id = ${memberId}::bigint`);
      });
      return { isWanted };
    }),
    route(contract.checkIn, ({ caller }) => readCheckIn(services, db, caller.memberId)),
    route(contract.doCheckIn, ({ caller: { memberId, asset } }) => checkIn(services, memberId, asset)),
  ];
}

function presentMission(mission: MemberMission, zone: string, language: string): View {
  const { id, period, goal, products, target, titles, amountMinor, endsOn, done } = mission;
  const { rewardId, rewardState, rewardMinor } = mission;
  return {
    period,
    goal,
    products,
    target,
    missionId: String(id),
    title: inLanguage(titles, language),
    // Reversed steps reduce the progress, but a reward that was given stays.
    progress: rewardId === null ? Math.max(0, Math.min(done, target)) : target,
    amount: formatMinor(rewardMinor ?? amountMinor),
    state: rewardState ?? 'open',
    rewardId: rewardId === null ? null : String(rewardId),
    endsAt: endsOn === null ? null : startOfDay(endsOn, zone).getTime(),
  };
}
