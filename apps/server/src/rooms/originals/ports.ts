import type { Executor, Tx } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Site } from '../site/index.ts';

export interface Ages {
  /** Whether a document proved that the member is at least this many years old. */
  isProved(executor: Executor, memberId: bigint, years: number): Promise<boolean>;
}

/** Functions that the room needs from other rooms; `wiring.ts` connects each port. */
export interface OriginalsPorts {
  site: Pick<Site, 'market' | 'currency' | 'isInMaintenance' | 'isUpgrading' | 'servesAddress' | 'timeZone'>;
  catalogue: Pick<Catalogue, 'offerOwnGame' | 'noteOwnStakes'>;
  ages: Ages;
  /**
   * Called before the minimum stake of a game changes, in the transaction of the change.
   * @throws Refusal when bonus money could be neither staked nor ended any more
   */
  checkLeastStake(tx: Tx, change: { gameId: string; leastMinor: bigint | null }): Promise<void>;
}

/** The platform together with the room's ports. */
export type OriginalsPlatform = Platform & OriginalsPorts;
