import type { Executor, Tx } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';
import { dayOf } from '../../platform/zone.ts';
import type { Protection } from '../protection/index.ts';
import type { Wallet } from '../wallet/index.ts';

/** What the parts of the room share. */
export interface LoyaltyServices {
  platform: Platform;
  wallet: Wallet;
  protection: Pick<Protection, 'mayBeOffered' | 'assertAllowed'>;
  /** The merchant's zone, and today in it as YYYY-MM-DD. */
  today(executor: Executor): Promise<{ zone: string; today: string }>;
  /** Tells members who are connected that something of theirs is new. */
  tell(tx: Tx, memberIds: readonly bigint[]): Promise<void>;
}

/** @param nowMs the clock; tests turn it */
export function createServices(
  platform: Platform,
  { wallet, protection }: Pick<LoyaltyServices, 'wallet' | 'protection'>,
  nowMs: () => number,
): LoyaltyServices {
  return {
    platform,
    wallet,
    protection,
    today: async (executor) => {
      const zone = await platform.collected.provider('site').timeZone(executor);
      return { zone, today: dayOf(zone, nowMs()) };
    },
    tell: (tx, memberIds) =>
      platform.events.stream.publishMany(
        tx,
        'rewards.changed',
        [...new Set(memberIds)].map((memberId) => ({ memberId, data: {} })),
      ),
  };
}
