import type { Executor, Tx } from '../../platform/db/index.ts';
import type { LoyaltyPlatform, RewardKind } from './ports.ts';
import { dayOf } from '../../platform/zone.ts';
import { moneyReward } from './rewards/money.ts';
import type { Protection } from '../protection/index.ts';
import type { Wallet } from '../wallet/index.ts';

/** Services that the parts of the room share. */
export interface LoyaltyServices {
  platform: LoyaltyPlatform;
  wallet: Wallet;
  protection: Pick<Protection, 'mayBeOffered' | 'assertAllowed'>;
  /** The merchant's time zone, and today in it as YYYY-MM-DD. */
  today(executor: Executor): Promise<{ zone: string; today: string }>;
  /** The reward kind with that name. @throws when no room provides it */
  rewardKind(kind: string): RewardKind;
  /** Notifies connected members that their rewards have changed. */
  tell(tx: Tx, memberIds: readonly bigint[]): Promise<void>;
}

/** @param nowMs the clock; tests move it */
export function createServices(platform: LoyaltyPlatform, nowMs: () => number): LoyaltyServices {
  const { wallet, protection } = platform;
  const kinds = () => [moneyReward(wallet), ...platform.rewardKinds];
  return {
    platform,
    wallet,
    protection,
    today: async (executor) => {
      const zone = await platform.site.timeZone(executor);
      return { zone, today: dayOf(zone, nowMs()) };
    },
    rewardKind: (kind) => {
      const found = kinds().find((candidate) => candidate.kind === kind);
      if (found === undefined) throw new Error(`No room hands out rewards of the kind "${kind}"`);
      return found;
    },
    tell: (tx, memberIds) =>
      platform.events.stream.publishMany(
        tx,
        'rewards.changed',
        [...new Set(memberIds)].map((memberId) => ({ memberId, data: {} })),
      ),
  };
}
