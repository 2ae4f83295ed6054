import type { Permission } from '@fairlot/contract';
import type { RawBuilder } from 'kysely';
import type { Executor } from '../db/index.ts';

/** Something known of a member, named in words by the console's section of the room. */
export interface MemberFact {
  name: string;
  kind: 'money' | 'count' | 'time' | 'text' | 'word';
  /** Decimal string, whole number, epoch milliseconds, or text; `word` is a code that the section knows. */
  value: string | null;
  /** Stands in the row of sums above all cards. */
  isFigure?: boolean;
}

/** Something that happened to a member. */
export interface MemberLine {
  at: Date | null;
  /** A code that the section knows, or a name as it is. */
  title: string;
  detail: string | null;
  amountMinor: bigint | null;
  /** A code that the section knows. */
  state: string | null;
}

/** What a desk tells on the page of a member; sections name cards, facts and codes. */
export interface MemberCard {
  name: string;
  permission: Permission;
  /** The newest lines first, seven at most; answers from indexes whatever the member's history. */
  read(
    executor: Executor,
    member: { memberId: bigint; asset: string },
  ): Promise<{ facts?: readonly MemberFact[]; lines?: readonly MemberLine[] }>;
}

/** How many lines a card shows. */
export const CARD_LINES = 7;

/** A way to find members by what another room keeps of them. */
export interface MemberFinder {
  /** The field of the list of members. */
  field: string;
  /** A query of their ids; answered by an index. */
  ids(text: string): RawBuilder<unknown>;
}

/** Members of one page of their list. */
export interface ListedMember {
  memberId: bigint;
  asset: string;
  type: number;
}

/** Columns that a room adds to the list of members; the list's declaration says who may see each of them. */
export interface MemberColumns {
  /** Fields of the list. */
  names: readonly string[];
  /**
   * All columns of all members of a page in one statement, by the members' ids; without an entry nothing is known of a
   * member. Answers from indexes whatever the members' histories.
   */
  read(
    executor: Executor,
    members: readonly ListedMember[],
  ): Promise<ReadonlyMap<bigint, Readonly<Record<string, string | number | null>>>>;
}
