import type { Executor } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';
import type { Site } from '../site/index.ts';

/** The smallest stake of a game that runs on a page of this product. */
export interface OwnStake {
  vendor: string;
  gameId: string;
  /** Minor units. */
  leastMinor: bigint;
  /** Lines of a slot, or its ways; 0 for other games. */
  lineCount: number;
}

/** Reads the current stakes of all games of a room, whether or not they are on sale. */
export type OwnStakes = (executor: Executor) => Promise<readonly OwnStake[]>;

/** Functions that the room needs from other rooms; `wiring.ts` connects each port. */
export interface CataloguePorts {
  site: Site;
  /** The name of a game in a language, from the room that provides the game; `name` where no room has a translation. */
  gameName(gameId: string, name: string, language: string): string;
  /** Stakes of our own games, from each room that has some. The room calls `noteOwnStakes` when one changes. */
  ownStakes(): readonly OwnStakes[];
}

/** The platform together with the room's ports. */
export type CataloguePlatform = Platform & CataloguePorts;
