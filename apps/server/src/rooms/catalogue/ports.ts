import type { Platform } from '../../platform/index.ts';
import type { Site } from '../site/index.ts';

/** Functions that the room needs from other rooms; `wiring.ts` connects each port. */
export interface CataloguePorts {
  site: Site;
  /** The name of a game in a language, from the room that provides the game; `name` where no room has a translation. */
  gameName(gameId: string, name: string, language: string): string;
}

/** The platform together with the room's ports. */
export type CataloguePlatform = Platform & CataloguePorts;
