import type { Tx } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Site } from '../site/index.ts';
import type { Wallet } from '../wallet/index.ts';

/** A bet whose whole stake a free bet pays. */
export interface FreeBetStake {
  freeBetId: string;
  memberId: bigint;
  asset: string;
  stakeMinor: bigint;
  betId: string;
}

/** The new minimum stake of a game, minor units; null when the game closes. */
export interface LeastStakeChange {
  gameId: string;
  leastMinor: bigint | null;
}

/** Functions that the room needs from other rooms; `wiring.ts` connects each port. */
export interface LotteryPorts {
  site: Pick<Site, 'currency' | 'holdCurrency' | 'isHalfSpan' | 'isInMaintenance' | 'isOn' | 'market' | 'timeZone'>;
  wallet: Wallet;
  catalogue: Catalogue;
  /**
   * Uses up the free bet that pays a ticket, in the transaction that sells the ticket.
   * @throws Refusal when it cannot pay the ticket
   */
  useFreeBet(tx: Tx, bet: FreeBetStake): Promise<void>;
  /**
   * Called before the minimum stake of a game changes, in the transaction of the change.
   * @throws Refusal when bonus money could be neither staked nor ended any more
   */
  checkLeastStake(tx: Tx, change: LeastStakeChange): Promise<void>;
}

/** The platform together with the room's ports. */
export type LotteryPlatform = Platform & LotteryPorts;
