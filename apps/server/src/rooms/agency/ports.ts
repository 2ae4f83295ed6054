import type { Executor, Tx } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Site } from '../site/index.ts';
import type { Wallet } from '../wallet/index.ts';

/** An account that a member added for their payouts. */
export interface AddedAccount {
  id: string;
  memberId: bigint;
  /** Whether its holder is the member as a document has it. */
  name: 'unknown' | 'matches' | 'differs';
}

export interface AddedAccounts {
  /** Accounts of these members that were added between two moments and are in use, the last ones first. */
  addedIn(
    executor: Executor,
    memberIds: readonly bigint[],
    span: { from: Date; to: Date },
  ): Promise<readonly AddedAccount[]>;
}

/** What the room asks of other rooms; `wiring.ts` connects each port. */
export interface AgencyPorts {
  site: Pick<Site, 'timeZone' | 'isOn' | 'currency'>;
  wallet: Wallet;
  identity: Identity;
  protection: Protection;
  /** Demands the turnover that the merchant asks for of a deposit, in the transaction that gives the money. */
  demandPlayThrough(tx: Tx, received: { memberId: bigint; asset: string; amountMinor: bigint }): Promise<void>;
  payoutAccounts: AddedAccounts;
  /** The name of a game in a language, from the room that has the game; `name` where no room knows another. */
  gameName(gameId: string, name: string, language: string): string;
}

/** The platform together with the room's ports. */
export type AgencyPlatform = Platform & AgencyPorts;
