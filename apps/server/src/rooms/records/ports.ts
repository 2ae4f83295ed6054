import type { Platform } from '../../platform/index.ts';
import type { People } from '../people/index.ts';
import type { Site } from '../site/index.ts';
import type { Wallet } from '../wallet/index.ts';

/** Functions that the room needs from other rooms; `wiring.ts` connects each port. */
export interface RecordsPorts {
  site: Pick<Site, 'timeZone'>;
  wallet: Wallet;
  people: Pick<People, 'find' | 'page'>;
  /** The name of a game in a language, from the room that provides the game; `name` where no room has a translation. */
  gameName(gameId: string, name: string, language: string): string;
}

/** The platform together with the room's ports. */
export type RecordsPlatform = Platform & RecordsPorts;
