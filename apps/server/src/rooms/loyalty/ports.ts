import type { Tx } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';
import type { People } from '../people/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Site } from '../site/index.ts';
import type { Wallet } from '../wallet/index.ts';

/** A kind of reward that a member can receive. */
export interface RewardKind {
  kind: string;
  /** Grants it once for its key, in the transaction of the room that promised it. */
  grant(tx: Tx, reward: Reward): Promise<void>;
  /** Why a promise with these terms could not be kept; null when it can. Within a transaction, pass it. */
  wrongWith?(terms: Readonly<Record<string, unknown>>, tx?: Tx): Promise<string | null>;
  /** Takes back the rest of a reward, up to an amount, when the reason for it is undone. */
  takeBack?(tx: Tx, key: string, amountMinor: bigint): Promise<void>;
  /** Closes an obligation: nothing more is given for it, so its reserved money is released. */
  closed?(tx: Tx, key: string): Promise<void>;
}

export interface Reward {
  /** Obligation key, such as `mission:<id>:<day>`; the same key again changes nothing. */
  key: string;
  memberId: bigint;
  asset: string;
  /** Minor units. */
  amountMinor: bigint;
  /** Data that only the kind reads, such as the game of free rounds. */
  terms?: Readonly<Record<string, unknown>>;
}

/** Functions that the room needs from other rooms; `wiring.ts` connects each port. */
export interface LoyaltyPorts {
  site: Pick<Site, 'currency' | 'timeZone'>;
  wallet: Wallet;
  protection: Protection;
  people: Pick<People, 'find' | 'entries'>;
  /** Rewards that other rooms grant; the kinds are unique. */
  rewardKinds: readonly RewardKind[];
  /** Facts behind the first steps of a new member. */
  firstSteps: {
    identity(memberId: bigint): Promise<'none' | 'pending' | 'verified' | 'refused' | 'expired'>;
    /** Whether a deposit was ever credited. */
    hasDeposited(memberId: bigint): Promise<boolean>;
    /** Whether the member has ever placed a bet. */
    hasPlayed(memberId: bigint, asset: string): Promise<boolean>;
  };
}

/** The platform together with the room's ports. */
export type LoyaltyPlatform = Platform & LoyaltyPorts;
