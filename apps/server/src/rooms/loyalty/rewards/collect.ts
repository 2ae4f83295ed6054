import type { Tx } from '../../../platform/db/index.ts';
import { Refusal, requireFound } from '../../../platform/refusal.ts';
import type { LoyaltyServices } from '../services.ts';
import { findReward, type RewardRow, takeReward, waitingIds } from './reward-rows.ts';

/** Maximum number of rewards collected in one call. */
const MOST_AT_ONCE = 100;

/**
 * Grants a reward once, however often and from wherever it is collected.
 * @throws Refusal not.found for another member's reward, reward.expired, protection.refused for rewards with wagering
 * when the member may not play now
 */
export async function collectReward(services: LoyaltyServices, memberId: bigint, id: bigint): Promise<RewardRow> {
  const taken = await services.platform.db.transaction((tx) => take(tx, services, memberId, id));
  if (taken !== undefined) return taken;
  const found = requireFound(await findReward(services.platform.db, memberId, id));
  if (found.state === 'expired') throw new Refusal('reward.expired');
  return found;
}

/**
 * Grants waiting rewards, each in a separate transaction. A reward that is rejected now, such as a second bonus at the
 * same time, stays waiting and does not block the others.
 */
export async function collectRewards(
  services: LoyaltyServices,
  memberId: bigint,
): Promise<{ collected: RewardRow[]; left: number }> {
  const { db, log } = services.platform;
  const collected: RewardRow[] = [];
  let left = 0;
  for (const id of await waitingIds(db, memberId, MOST_AT_ONCE))
    try {
      const taken = await db.transaction((tx) => take(tx, services, memberId, id));
      if (taken !== undefined) collected.push(taken);
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      left++;
      log.info({ reward: String(id), code: failure.code }, 'a reward could not be paid yet; it stays waiting');
    }
  return { collected, left };
}

async function take(
  tx: Tx,
  { rewardKind, protection, tell }: LoyaltyServices,
  memberId: bigint,
  id: bigint,
): Promise<RewardRow | undefined> {
  const taken = await takeReward(tx, memberId, id);
  if (taken === undefined) return undefined;
  const { kind, sourceKey, asset, amountMinor, details } = taken;
  // A reward with wagering waits for the end of a break: its own time would run out during it.
  if (kind !== 'money') await protection.assertAllowed(tx, memberId, 'play', asset);
  await rewardKind(kind).grant(tx, { key: sourceKey, memberId, asset, amountMinor, terms: details ?? {} });
  await tell(tx, [memberId]);
  return taken;
}
