// Free of TypeBox, to keep it out of the console's bundle.
import type { Permission } from './generated/permissions.ts';

/** Comparison of a condition; `in` takes several values separated by commas. */
export const LIST_OPERATORS = ['eq', 'in', 'gte', 'lte', 'prefix'] as const;
export type ListOperator = (typeof LIST_OPERATORS)[number];

/**
 * One field of a list. Values are written as text: `time` in epoch milliseconds, `flag` as true or false, `id` as a
 * whole number from 1.
 */
export interface ListField {
  readonly type: 'text' | 'id' | 'integer' | 'flag' | 'time' | 'choice';
  /** Operators that the field accepts; none when absent. */
  readonly operators?: readonly ListOperator[];
  /** Values of a `choice`. */
  readonly choices?: readonly string[];
  /** The list can be sorted by it, using an index. */
  readonly sorts?: boolean;
  /**
   * An index covers conditions on this field. A filter on a field without an index needs a second, indexed condition or
   * a period.
   */
  readonly isIndexed?: boolean;
  /** Permission to see the field. Without it the field is null and can be used neither to filter nor to sort. */
  readonly permission?: Permission;
}

/** Fields, filters and sort orders of a list, for server, console and export. */
export interface ListSpec {
  readonly fields: Readonly<Record<string, ListField>>;
  /** The default order, `-` for descending. */
  readonly sort: string;
  /**
   * The time field that bounds conditions without an index. In a list ordered by an id, this time grows with the id.
   */
  readonly period?: string;
  /** A list of at most a few hundred rows, where every condition may be used alone. */
  readonly isSmall?: boolean;
  /** A condition on this field is required, because no index covers all rows. */
  readonly needs?: string;
}
