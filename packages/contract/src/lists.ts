// Without TypeBox, so that the console reads it at no cost.
import type { Permission } from './generated/permissions.ts';

/** How a condition compares; `in` takes several values divided by commas. */
export const LIST_OPERATORS = ['eq', 'in', 'gte', 'lte', 'prefix'] as const;
export type ListOperator = (typeof LIST_OPERATORS)[number];

/**
 * One field of a list. Values are written as text: `time` in epoch milliseconds, `flag` as true or false, `id` as a
 * whole number from 1.
 */
export interface ListField {
  readonly type: 'text' | 'id' | 'integer' | 'flag' | 'time' | 'choice';
  /** Conditions that the field takes; none when absent. */
  readonly operators?: readonly ListOperator[];
  /** Values of a `choice`. */
  readonly choices?: readonly string[];
  /** The list can be put in its order, by an index. */
  readonly sorts?: boolean;
  /** Conditions on it are answered by an index; one that is not needs another that is, or a period. */
  readonly isIndexed?: boolean;
  /** Who may not see the field finds null in it, and can neither filter nor sort by it. */
  readonly permission?: Permission;
}

/** What can be asked of a list: the same for server, console and export. */
export interface ListSpec {
  readonly fields: Readonly<Record<string, ListField>>;
  /** The order without a wish, `-` for falling. */
  readonly sort: string;
  /**
   * The time that bounds what conditions without an index look through. Where the list is ordered by an id, the time
   * grows with it.
   */
  readonly period?: string;
  /** A list of hundreds of rows at most, where every condition may stand alone. */
  readonly isSmall?: boolean;
  /** A condition on this field is always asked for: there is no index over all rows. */
  readonly needs?: string;
}
