import type { SegmentField } from '@fairlot/contract';
import type { Executor } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';
import type { RewardKind } from '../loyalty/ports.ts';
import type { People } from '../people/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Site } from '../site/index.ts';
import type { Wallet } from '../wallet/index.ts';

/** A figure that a room provides about members: amounts in whole units, booleans as 1 and 0. */
export interface MemberFact {
  name: SegmentField;
  /** @returns entries of the members whose value is known */
  of(executor: Executor, memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, number>>;
}

/** The minimum stake of a game. */
export interface LeastStake {
  /** Product whose percentage applies when the stake counts for bonus money. */
  product: string;
  gameId: string;
  leastMinor: bigint;
}

/** Functions that the room needs from other rooms; `wiring.ts` connects each port. */
export interface PromotionsPorts {
  site: Pick<Site, 'currency' | 'holdCurrency' | 'invitationOrigin' | 'isOn' | 'market' | 'timeZone'>;
  wallet: Wallet;
  protection: Protection;
  people: Pick<People, 'find' | 'entries' | 'page' | 'codeOf'>;
  /** Facts of other rooms about members, for segments. */
  memberFacts(): readonly MemberFact[];
  /** Whether two members recently used the same device, or only the same address. */
  sharesDevice(executor: Executor, one: bigint, other: bigint): Promise<'device' | 'address' | null>;
  /** Members whose birthday is on a day and was entered long enough before, by ids above `after`. */
  birthdays(executor: Executor, day: string, after: bigint, limit: number): Promise<bigint[]>;
  /** Minimum stake of each open game with its own limits, in the merchant's currency. */
  leastStakes(executor: Executor): Promise<readonly LeastStake[]>;
  freeRounds: RewardKind;
  /** Keys of announcements in merchant packs, by id. */
  announcementKeys(executor: Executor): Promise<ReadonlyMap<string, string>>;
}

/** The platform together with the room's ports. */
export type PromotionsPlatform = Platform & PromotionsPorts;
