import type { Executor } from '../db/index.ts';

/** A period of a member's history, and the maximum number of newest rows to read. */
export interface MemberSpan {
  memberId: bigint;
  asset: string;
  /** Inclusive. */
  from: Date;
  /** Exclusive. */
  to: Date;
  most: number;
}

/** A member's net result from a game (wins minus stakes): real money in minor units, negative for a loss. */
export interface Winnings {
  game: string;
  amountMinor: bigint;
}

/** Another member who shares something with this one. */
export interface RelatedMember {
  memberId: bigint;
  /** A browser at the same address, an address only, or an account that receives payouts. */
  by: 'device' | 'address' | 'account';
  /** Time it was last seen. */
  at: Date;
}

/** Maximum number of results of each kind, the latest first. */
export const MOST_RELATED = 20;

export type ReadWinnings = (executor: Executor, span: MemberSpan, language: string) => Promise<readonly Winnings[]>;
export type ReadRelated = (executor: Executor, memberId: bigint) => Promise<readonly RelatedMember[]>;
