import type { Permission } from '@fairlot/contract';
import type { RawBuilder } from 'kysely';
import { type Executor, sql } from '../db/index.ts';

/** The parameters of a report. */
export interface ReportSpan {
  /** Inclusive. */
  from: Date;
  /** Exclusive. */
  to: Date;
  /** Length of a time part, by the zone's clock; null for the whole period as one part. */
  part: 'day' | 'week' | 'month' | null;
  /** IANA name of the merchant's time zone. */
  zone: string;
  asset: string;
  /** Language of labels that are names, as an operator code; English if absent. */
  language?: string;
  /** Filter: a row must have one of the keys in each listed grouping; no filter when empty. */
  only: readonly { by: string; keys: readonly string[] }[];
}

export interface ReportRow {
  /** Start of the part; null without parts. */
  at: Date | null;
  /** Key of the row in the grouping, such as a game's code; empty without a grouping. */
  key: string;
  /** Readable label; the key if there is no other. */
  label: string;
  /** Values in the order of the report's numbers: minor units of money, or counts; null if nothing was counted. */
  numbers: readonly (bigint | null)[];
}

export interface ReportNumber {
  name: string;
  unit: 'money' | 'count';
  /** Whether it was not counted from the first day on, so that a missing row is unknown instead of zero. */
  hasGaps?: boolean;
}

/** A report that a room answers from its read models; figures equal those of the ledger for the same period. */
export interface Report {
  /** For example `revenue`; the console's section of the room labels it, its groupings and its numbers. */
  name: string;
  permission: Permission;
  /** Available groupings and filters, in addition to no grouping. */
  groupings: readonly string[];
  /** Fixed length of its time parts regardless of the request; null if it has none. */
  part?: ReportSpan['part'];
  numbers: readonly ReportNumber[];
  /**
   * Returns at most `limit` rows, sorted by time, then by the first number in descending order.
   * @param grouping one of `groupings`, or null
   */
  read(executor: Executor, span: ReportSpan, grouping: string | null, limit: number): Promise<readonly ReportRow[]>;
}

/**
 * The report's filter as a condition of its statement.
 * @param keys the key expression of each grouping, as in the rows
 */
export function countsOnly(only: ReportSpan['only'], keys: Readonly<Record<string, RawBuilder<unknown>>>) {
  const conditions = only.map((one) => sql`${keys[one.by] ?? sql`null`} = any(${[...one.keys]}::text[])`);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
