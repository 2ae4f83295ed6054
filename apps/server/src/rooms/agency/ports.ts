import type { Executor, Tx } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';
import type { Identity } from '../identity/index.ts';
import type { People } from '../people/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Site } from '../site/index.ts';
import type { Wallet } from '../wallet/index.ts';

/** A payout account that a member added. */
export interface AddedAccount {
  id: string;
  memberId: bigint;
  /** Whether its holder's name matches the member's verified name. */
  name: 'unknown' | 'matches' | 'differs';
}

export interface AddedAccounts {
  /** Active accounts of these members that were added between two times, newest first. */
  addedIn(
    executor: Executor,
    memberIds: readonly bigint[],
    span: { from: Date; to: Date },
  ): Promise<readonly AddedAccount[]>;
}

/** Functions that the room needs from other rooms; `wiring.ts` connects each port. */
export interface AgencyPorts {
  site: Pick<Site, 'timeZone' | 'isOn' | 'invitationOrigin' | 'currency'>;
  wallet: Wallet;
  identity: Identity;
  people: People;
  protection: Protection;
  /** Applies the merchant's turnover requirement for deposits, in the transaction that credits the money. */
  requirePlayThrough(tx: Tx, received: { memberId: bigint; asset: string; amountMinor: bigint }): Promise<void>;
  payoutAccounts: AddedAccounts;
  /** The name of a game in a language, from the room that provides the game; `name` where no room has a translation. */
  gameName(gameId: string, name: string, language: string): string;
}

/** The platform together with the room's ports. */
export type AgencyPlatform = Platform & AgencyPorts;
