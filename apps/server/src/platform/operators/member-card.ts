import { formatMinor } from '@fairlot/money';
import type { Permission } from '@fairlot/contract';
import type { RawBuilder } from 'kysely';
import type { Executor } from '../db/index.ts';

/** A fact about a member; the console's section of the room provides its label. */
export interface MemberFact {
  name: string;
  kind: 'money' | 'count' | 'time' | 'text' | 'word';
  /** Decimal string, integer, epoch milliseconds, or text; `word` is a code that the section translates. */
  value: string | null;
  /** Shown in the row of totals above all cards. */
  isFigure?: boolean;
  /** Amounts that explain a figure, in its second line; the section provides their labels. */
  parts?: readonly { name: string; value: string }[];
  /** The figure on each of the last thirty days, the oldest first; decimal strings. */
  course?: readonly string[];
}

/** An event in a member's history. */
export interface MemberLine {
  at: Date | null;
  /** A code that the section translates, or a literal name. */
  title: string;
  detail: string | null;
  amountMinor: bigint | null;
  /** A code that the section translates. */
  state: string | null;
}

/** A desk's data on a member's page; the section provides the labels of cards, facts and codes. */
export interface MemberCard {
  name: string;
  permission: Permission;
  /** Newest lines first, at most seven, with names in a language; uses indexes, however long the member's history. */
  read(
    executor: Executor,
    member: { memberId: bigint; asset: string; language: string },
  ): Promise<{ facts?: readonly MemberFact[]; lines?: readonly MemberLine[] }>;
}

/** Facts about a member's bets: stakes, wins, the difference, and the number of open bets. */
export const betFacts = ({ staked, won, open }: { staked: bigint; won: bigint; open: number }): MemberFact[] => [
  { name: 'staked', kind: 'money', value: formatMinor(staked) },
  { name: 'won', kind: 'money', value: formatMinor(won) },
  { name: 'net', kind: 'money', value: formatMinor(won - staked) },
  { name: 'open', kind: 'count', value: String(open) },
];

/** Number of lines on a card. */
export const CARD_LINES = 7;

/** A way to find members by another room's data about them. */
export interface MemberFinder {
  /** The field of the member list. */
  field: string;
  /** A query for their ids; uses an index. */
  ids(text: string): RawBuilder<unknown>;
}

/** A member on one page of the member list. */
export interface ListedMember {
  memberId: bigint;
  asset: string;
  type: number;
}

/** Columns that a room adds to the member list; the list's declaration determines who may see each of them. */
export interface MemberColumns {
  /** Field names in the list. */
  names: readonly string[];
  /**
   * Reads all columns for all members of a page in one statement, keyed by member id; a member without data has no
   * entry. Uses indexes, however long the members' histories.
   */
  read(
    executor: Executor,
    members: readonly ListedMember[],
  ): Promise<ReadonlyMap<bigint, Readonly<Record<string, string | number | null>>>>;
}
