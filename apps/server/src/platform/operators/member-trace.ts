import type { Executor } from '../db/index.ts';

/** A stretch of a member's life, and how many of its newest rows are read at most. */
export interface MemberSpan {
  memberId: bigint;
  asset: string;
  /** Inclusive. */
  from: Date;
  /** Exclusive. */
  to: Date;
  most: number;
}

/** What a game brought the member, its stakes taken off: real money in minor units, below zero when it cost more. */
export interface Winnings {
  game: string;
  amountMinor: bigint;
}

/** Another member with whom one has something in common. */
export interface RelatedMember {
  memberId: bigint;
  /** A browser at one address, an address alone, or an account that money goes to. */
  by: 'device' | 'address' | 'account';
  /** When it was seen last. */
  at: Date;
}

/** Of each kind so many are told, the latest of them. */
export const MOST_RELATED = 20;

export type ReadWinnings = (executor: Executor, span: MemberSpan) => Promise<readonly Winnings[]>;
export type ReadRelated = (executor: Executor, memberId: bigint) => Promise<readonly RelatedMember[]>;
