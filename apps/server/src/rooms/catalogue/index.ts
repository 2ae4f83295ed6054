import type { catalogue as contract, ValueOf } from '@fairlot/contract';
import type { Executor } from '../../platform/db/index.ts';
import { type Alongside, type GameChange, type VendorChange, type VendorState } from './manage.ts';
import { type GameEntry, type VendorEntry } from './operator-lists.ts';

export type { GameChange, GameState, VendorChange, VendorState } from './manage.ts';
export type { GameEntry, VendorEntry } from './operator-lists.ts';

export interface Catalogue {
  /** Categories that are shown, in the merchant's order, with their vendors. */
  menus(): Promise<ValueOf<typeof contract.gameMenus>>;
  /** Featured games, those played most in the last seven days first, at most twelve. */
  hot(gameType?: string, language?: string): Promise<ValueOf<typeof contract.hotGames>>;
  /** The latest wins with real money, newest first, names masked. */
  winners(language?: string): Promise<ValueOf<typeof contract.winners>>;
  /** Display name of a vendor; undefined when it has no games that are shown. */
  vendorName(code: string): Promise<string | undefined>;
  /** Notes the jackpot of a game as its vendor reports it, minor units; 0 takes it away. */
  reportJackpot(executor: Executor, nodeId: string, amountMinor: bigint): Promise<void>;
  /** For operators. @param alongside written in the same transaction. @throws Refusal `not.found`, `request.invalid` */
  changeGame(nodeId: string, change: GameChange, alongside?: Alongside): Promise<void>;
  /** For operators; maintenance refuses launches, a vendor that is not shown is on no list. @throws as `changeGame` */
  changeVendor(code: string, change: VendorChange, alongside?: Alongside<VendorState>): Promise<void>;
  /** All vendors with their state, in their order. */
  listVendors(): Promise<VendorEntry[]>;
  /** The first five with the text in their name, or with that id, hidden ones too, in their order. */
  findGames(text: string): Promise<GameEntry[]>;
  findGame(nodeId: string): Promise<GameEntry | undefined>;
}
