import type { catalogue as contract, ValueOf } from '@fairlot/contract';
import type { Executor, Tx } from '../../platform/db/index.ts';
import { type Alongside, type GameChange, type VendorChange, type VendorState } from './manage.ts';
import { type GameEntry, type VendorEntry } from './operator-lists.ts';
import type { PutGame } from './entries/put-games.ts';
import type { TakenOver } from './take-over.ts';

export type { GameChange, GameState, VendorChange, VendorState } from './manage.ts';
export type { GameEntry, VendorEntry } from './operator-lists.ts';
export type { PutGame } from './entries/put-games.ts';
export { categoryOf, maskName } from './rules.ts';

/** The data needed to launch a game. */
export interface LaunchableGame {
  nodeId: string;
  gameId: string;
  code: string;
  vendor: string;
  /** Category as players see it: e-sports and cockfight are separate from SPORTS. */
  category: string;
  name: string;
  /** Page of this product that runs the game; null for vendors' games. */
  launchPath: string | null;
}

/** The picture of a game's tile: an icon, or else one that pages draw from the other fields. */
export interface GamePicture {
  vassalage: string;
  gameType: string;
  nodeId: string;
  motif: string | null;
  icon: string | null;
}

/** Whether and where a vendor is shown; vendors with the lowest rank come first. */
export type VendorDisplay = Pick<VendorChange, 'rank' | 'isShown' | 'isTop' | 'isNew'>;

export interface Catalogue {
  /** Visible categories in the merchant's order, with their vendors. */
  menus(language?: string): Promise<ValueOf<typeof contract.gameMenus>>;
  /** Featured games played with real money in the last seven days, the most played first, at most twelve. */
  hot(gameType?: string, languages?: readonly string[]): Promise<ValueOf<typeof contract.hotGames>>;
  /** Featured games of a category in catalogue order, whether or not they are played. */
  featured(category: string): Promise<readonly { vendor: string; gameId: string }[]>;
  /** The latest real-money wins, newest first, with masked names. */
  winners(language?: string): Promise<ValueOf<typeof contract.winners>>;
  /** Display name of a vendor in a language (operator code); undefined when it has no visible games. */
  vendorName(code: string, language?: string): Promise<string | undefined>;
  /**
   * A game to launch, by its id and, if several vendors have that id, its vendor.
   * @throws Refusal `not.found` when it is not offered, `vendor.maintenance {reason, until}`
   */
  launchable(gameId: string, vendor?: string): Promise<LaunchableGame>;
  /** A vendor's offered game, including games under maintenance; undefined when there is none. */
  gameOf(vendor: string, gameId: string): Promise<LaunchableGame | undefined>;
  /**
   * The picture of a game's tile, even if the game is no longer offered; null if it was deleted. Without a vendor, the
   * game of the first vendor that has the id.
   */
  pictureOf(vendor: string | null, gameId: string): Promise<GamePicture | null>;
  /** Moves a game to the front of a member's recent games. */
  noteRecent(memberId: bigint, nodeId: string): Promise<void>;
  /** Records the jackpot of a game as its vendor reports it, minor units; 0 removes it. */
  reportJackpot(executor: Executor, nodeId: string, amountMinor: bigint): Promise<void>;
  /** For operators. @param alongside writes in the same transaction. @throws Refusal `not.found`, `request.invalid` */
  changeGame(nodeId: string, change: GameChange, alongside?: Alongside): Promise<void>;
  /** For operators. Maintenance refuses launches; a hidden vendor is on no list. @throws as `changeGame` */
  changeVendor(code: string, change: VendorChange, alongside?: Alongside<VendorState>): Promise<void>;
  /** Changes where a vendor is shown, in the caller's transaction. @throws Refusal `not.found` */
  showVendor(tx: Tx, code: string, display: VendorDisplay): Promise<void>;
  /** All vendors with their state, in order. */
  listVendors(executor?: Executor): Promise<VendorEntry[]>;
  /** Number of games of each vendor, and number of enabled ones. */
  countGames(): Promise<{ vendor: string; games: number; gamesOn: number }[]>;
  /** The first five games, in order, with the text in their name or with that id, including hidden ones. */
  findGames(text: string): Promise<GameEntry[]>;
  findGame(nodeId: string): Promise<GameEntry | undefined>;
  /** All games of a vendor, including hidden ones; empty if there is no such vendor. */
  gamesOf(vendor: string, executor?: Executor): Promise<GameEntry[]>;
  /** Adds a vendor at the end. @throws Refusal `vendor.exists` when the code or the name is taken */
  addVendor(tx: Tx, code: string, name: string): Promise<void>;
  /**
   * Renames a vendor and notifies all processes, even if the name is unchanged. @returns the previous name
   * @throws Refusal `not.found`, `vendor.exists`
   */
  nameVendor(tx: Tx, code: string, name: string): Promise<string>;
  /** All games of a vendor, in order, with the facts that `putGames` takes. */
  gamesInFull(executor: Executor, vendor: string): Promise<Required<PutGame>[]>;
  /** Adds games of a vendor and overwrites existing ones. @throws Refusal `not.found` for an unknown in-house game */
  putGames(tx: Tx, vendor: string, games: readonly PutGame[]): Promise<void>;
  /** Blocks changes of games until the transaction ends. */
  lockGames(tx: Tx): Promise<void>;
  /** Adds the tile of an in-house game to the lists if it is missing. */
  offerOwnGame(tx: Tx, gameId: string): Promise<void>;
  /** Notes that the smallest stake of a game of our own changes; the lists follow after the transaction. */
  noteOwnStakes(tx: Tx): Promise<void>;
  /** Adds, renames and disables games of a vendor; the lists follow after the transaction. */
  takeOverGames(tx: Tx, vendor: string, changes: TakenOver): Promise<void>;
  /** Reads changes now instead of waiting for the notification. */
  refresh(): Promise<void>;
}
