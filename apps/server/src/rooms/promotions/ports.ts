import type { SegmentField } from '@fairlot/contract';
import type { Executor } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';
import type { RewardKind } from '../loyalty/ports.ts';
import type { Protection } from '../protection/index.ts';
import type { Site } from '../site/index.ts';
import type { Wallet } from '../wallet/index.ts';

/** A number that a room knows of members: amounts in whole units, yes and no as 1 and 0. */
export interface MemberFact {
  name: SegmentField;
  /** @returns no entry for a member of whom it is not known */
  of(executor: Executor, memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, number>>;
}

/** The least that can be staked on a game. */
export interface LeastStake {
  /** The kind of play as which the stake counts for bonus money. */
  product: string;
  gameId: string;
  leastMinor: bigint;
}

interface MemberEntry {
  account: string;
  type: number;
  asset: string;
  labels: readonly string[];
  createdAt: Date;
}

export interface MemberDirectory {
  find(memberId: bigint, executor?: Executor): Promise<MemberEntry | undefined>;
  entries(memberIds: readonly bigint[], executor: Executor): Promise<ReadonlyMap<bigint, MemberEntry>>;
  /** Members with ids above `after`, in order, with the member who invited them. */
  page(
    after: bigint,
    limit: number,
    executor?: Executor,
  ): Promise<(MemberEntry & { id: bigint; inviterId: bigint | null })[]>;
  /** The code by which a member invites others. */
  codeOf(memberId: bigint): Promise<string>;
}

/** What the room asks of other rooms; `wiring.ts` connects each port. */
export interface PromotionsPorts {
  site: Pick<Site, 'currency' | 'isOn' | 'market' | 'timeZone'>;
  wallet: Wallet;
  protection: Protection;
  directory: MemberDirectory;
  /** What other rooms know of members, for segments. */
  memberFacts(): readonly MemberFact[];
  /** Whether two members came from one device lately, or from one address alone. */
  sharesDevice(executor: Executor, one: bigint, other: bigint): Promise<'device' | 'address' | null>;
  /** Members who have their birthday on a day and entered it long enough before, by ids above `after`. */
  birthdays(executor: Executor, day: string, after: bigint, limit: number): Promise<bigint[]>;
  /** The least stake of each open game that is sold by limits of its own, in the merchant's currency. */
  leastStakes(executor: Executor): Promise<readonly LeastStake[]>;
  freeRounds: RewardKind;
}

/** The platform together with the room's ports. */
export type PromotionsPlatform = Platform & PromotionsPorts;
