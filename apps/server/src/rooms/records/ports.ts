import type { records as contract, ValueOf } from '@fairlot/contract';
import type { Executor } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';
import type { People } from '../people/index.ts';
import type { Site } from '../site/index.ts';
import type { Wallet } from '../wallet/index.ts';

type BetNote = NonNullable<BetView['note']>;
type BetView = ValueOf<typeof contract.bets>['list'][number];

/** Functions that the room needs from other rooms; `wiring.ts` connects each port. */
export interface RecordsPorts {
  site: Pick<Site, 'timeZone' | 'isOpened'>;
  wallet: Wallet;
  people: Pick<People, 'find' | 'page'>;
  /** The name of a game in a language, from the room that provides the game; `name` where no room has a translation. */
  gameName(gameId: string, name: string, language: string): string;
  /** Draw times of lottery issues, by game code and issue with a space between. */
  drawTimes(
    executor: Executor,
    draws: readonly { gameCode: string; issue: string }[],
  ): Promise<ReadonlyMap<string, Date>>;
  /** Notes on a member's bets on in-house games, by bet id; bets without facts have none. */
  betNotes(executor: Executor, memberId: bigint, betIds: readonly string[]): Promise<ReadonlyMap<string, BetNote>>;
  catalogue: {
    /** The picture of a game's tile; null for a removed game. */
    pictureOf(vendor: string, gameId: string): Promise<BetView['picture']>;
    /** The name of a vendor in a language; undefined for one that is not in the lists. */
    vendorName(code: string, language: string): Promise<string | undefined>;
  };
}

/** The platform together with the room's ports. */
export type RecordsPlatform = Platform & RecordsPorts;
