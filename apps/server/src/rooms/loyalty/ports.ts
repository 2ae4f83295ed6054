import type { Executor, Tx } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Site } from '../site/index.ts';
import type { Wallet } from '../wallet/index.ts';

/** Something that a member can be given. */
export interface RewardKind {
  kind: string;
  /** Gives it once for its key, in the transaction of the room that promised it. */
  grant(tx: Tx, reward: Reward): Promise<void>;
  /** Why a promise with these terms could not be kept; null when it can. */
  wrongWith?(terms: Readonly<Record<string, unknown>>): Promise<string | null>;
  /** Takes back what is left of it, up to an amount, when what it was given for is undone. */
  takeBack?(tx: Tx, key: string, amountMinor: bigint): Promise<void>;
  /** Nothing more is given for an obligation, so its reserved money is released. */
  closed?(tx: Tx, key: string): Promise<void>;
}

export interface Reward {
  /** Names the obligation, such as `mission:<id>:<day>`; the same key again changes nothing. */
  key: string;
  memberId: bigint;
  asset: string;
  /** Minor units. */
  amountMinor: bigint;
  /** What the kind alone reads, such as the game that free rounds are for. */
  terms?: Readonly<Record<string, unknown>>;
}

/** What the room asks of other rooms; `wiring.ts` connects each port. */
export interface LoyaltyPorts {
  site: Pick<Site, 'currency' | 'timeZone'>;
  wallet: Wallet;
  protection: Protection;
  directory: {
    find(memberId: bigint, executor?: Executor): Promise<{ account: string; asset: string; type: number } | undefined>;
    entries(
      memberIds: readonly bigint[],
      executor: Executor,
    ): Promise<ReadonlyMap<bigint, { asset: string; type: number }>>;
  };
  /** Rewards that other rooms hand out; the kinds are unique. */
  rewardKinds: readonly RewardKind[];
}

/** The platform together with the room's ports. */
export type LoyaltyPlatform = Platform & LoyaltyPorts;
