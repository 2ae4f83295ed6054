import type { catalogue as contract, ValueOf } from '@fairlot/contract';
import type { Executor, Tx } from '../../platform/db/index.ts';
import { type Alongside, type GameChange, type VendorChange, type VendorState } from './manage.ts';
import { type GameEntry, type VendorEntry } from './operator-lists.ts';
import type { PutGame } from './put-games.ts';
import type { TakenOver } from './take-over.ts';

export type { GameChange, GameState, VendorChange, VendorState } from './manage.ts';
export type { GameEntry, VendorEntry } from './operator-lists.ts';
export type { PutGame } from './put-games.ts';
export { categoryOf, maskName } from './rules.ts';

/** What launching a game needs to know of it. */
export interface LaunchableGame {
  nodeId: string;
  gameId: string;
  code: string;
  vendor: string;
  /** As players see it: e-sports and cockfight stand apart from SPORTS. */
  category: string;
  name: string;
  /** Page of this product that plays the game; null for games of vendors. */
  launchPath: string | null;
}

export interface Catalogue {
  /** Categories that are shown, in the merchant's order, with their vendors. */
  menus(): Promise<ValueOf<typeof contract.gameMenus>>;
  /** Featured games that real money played in the last seven days, those played most first, at most twelve. */
  hot(gameType?: string, language?: string): Promise<ValueOf<typeof contract.hotGames>>;
  /** Featured games of a category in the order of the catalogue, whether or not they are played. */
  featured(category: string): Promise<readonly { vendor: string; gameId: string }[]>;
  /** The latest wins with real money, newest first, names masked. */
  winners(language?: string): Promise<ValueOf<typeof contract.winners>>;
  /** Display name of a vendor; undefined when it has no games that are shown. */
  vendorName(code: string): Promise<string | undefined>;
  /**
   * A game as it is launched, by its id and, where several vendors have that id, its vendor.
   * @throws Refusal `not.found` when it is not on offer, `vendor.maintenance {reason, until}`
   */
  launchable(gameId: string, vendor?: string): Promise<LaunchableGame>;
  /** A game of a vendor on offer, in maintenance as well; undefined when there is none. */
  gameOf(vendor: string, gameId: string): Promise<LaunchableGame | undefined>;
  /** Puts a game first among the recent ones of a member. */
  noteRecent(memberId: bigint, nodeId: string): Promise<void>;
  /** Notes the jackpot of a game as its vendor reports it, minor units; 0 takes it away. */
  reportJackpot(executor: Executor, nodeId: string, amountMinor: bigint): Promise<void>;
  /** For operators. @param alongside written in the same transaction. @throws Refusal `not.found`, `request.invalid` */
  changeGame(nodeId: string, change: GameChange, alongside?: Alongside): Promise<void>;
  /** For operators; maintenance refuses launches, a vendor that is not shown is on no list. @throws as `changeGame` */
  changeVendor(code: string, change: VendorChange, alongside?: Alongside<VendorState>): Promise<void>;
  /** All vendors with their state, in their order. */
  listVendors(executor?: Executor): Promise<VendorEntry[]>;
  /** How many games each vendor has, and how many of them are on. */
  countGames(): Promise<{ vendor: string; games: number; gamesOn: number }[]>;
  /** The first five with the text in their name, or with that id, hidden ones too, in their order. */
  findGames(text: string): Promise<GameEntry[]>;
  findGame(nodeId: string): Promise<GameEntry | undefined>;
  /** All games of a vendor, hidden ones too; none where there is no such vendor. */
  gamesOf(vendor: string, executor?: Executor): Promise<GameEntry[]>;
  /** Adds a vendor behind all others. @throws Refusal `vendor.exists` when the code or the name is taken */
  addVendor(tx: Tx, code: string, name: string): Promise<void>;
  /**
   * Names a vendor; all processes hear of it, also where the name stays. @returns the former name
   * @throws Refusal `not.found`, `vendor.exists`
   */
  nameVendor(tx: Tx, code: string, name: string): Promise<string>;
  /** Adds games of a vendor and overwrites those that it has; one statement for all. */
  putGames(tx: Tx, vendor: string, games: readonly PutGame[]): Promise<void>;
  /** Holds changes of games back until the transaction ends. */
  lockGames(tx: Tx): Promise<void>;
  /** Puts the tile of an in-house game on the lists where it is missing. */
  offerOwnGame(tx: Tx, gameId: string): Promise<void>;
  /** Adds games of a vendor, renames some and switches others off; lists follow once the transaction is over. */
  takeOverGames(tx: Tx, vendor: string, changes: TakenOver): Promise<void>;
  /** Reads what has changed now, not when this process hears of it. */
  refresh(): Promise<void>;
}
