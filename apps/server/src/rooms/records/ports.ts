import type { Executor } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';
import type { Site } from '../site/index.ts';
import type { Wallet } from '../wallet/index.ts';

/** Functions that the room needs from other rooms; `wiring.ts` connects each port. */
export interface RecordsPorts {
  site: Pick<Site, 'timeZone'>;
  wallet: Wallet;
  directory: {
    find(memberId: bigint): Promise<{ account: string; createdAt: Date } | undefined>;
    page(
      after: bigint,
      limit: number,
      executor?: Executor,
    ): Promise<{ id: bigint; type: number; createdAt: Date; asset: string }[]>;
  };
  /** The name of a game in a language, from the room that provides the game; `name` where no room has a translation. */
  gameName(gameId: string, name: string, language: string): string;
}

/** The platform together with the room's ports. */
export type RecordsPlatform = Platform & RecordsPorts;
