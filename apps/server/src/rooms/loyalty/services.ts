import type { Executor, Tx } from '../../platform/db/index.ts';
import type { LoyaltyPlatform, RewardKind } from './ports.ts';
import { dayOf } from '../../platform/zone.ts';
import { moneyReward } from './rewards/money.ts';
import type { Protection } from '../protection/index.ts';
import type { Wallet } from '../wallet/index.ts';

/** What the parts of the room share. */
export interface LoyaltyServices {
  platform: LoyaltyPlatform;
  wallet: Wallet;
  protection: Pick<Protection, 'mayBeOffered' | 'assertAllowed'>;
  /** The merchant's zone, and today in it as YYYY-MM-DD. */
  today(executor: Executor): Promise<{ zone: string; today: string }>;
  /** The kind of reward of that name. @throws when no room hands it out */
  rewardKind(kind: string): RewardKind;
  /** Tells members who are connected that something of theirs is new. */
  tell(tx: Tx, memberIds: readonly bigint[]): Promise<void>;
}

/** @param nowMs the clock; tests turn it */
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
