import type { Permission } from '@fairlot/contract';
import type { RawBuilder } from 'kysely';
import { type Executor, sql } from '../db/index.ts';

/** What a report is asked about. */
export interface ReportSpan {
  /** Inclusive. */
  from: Date;
  /** Exclusive. */
  to: Date;
  /** How long a part of the time is, by the clock of the zone; null for the whole span as one. */
  part: 'day' | 'week' | 'month' | null;
  /** IANA name of the merchant's zone. */
  zone: string;
  asset: string;
  /** What counts: in each of these groupings one of its keys; everything where none is named. */
  only: readonly { by: string; keys: readonly string[] }[];
}

export interface ReportRow {
  /** When the part begins; null without parts. */
  at: Date | null;
  /** What the row is about in the grouping, such as a game's code; empty without one. */
  key: string;
  /** The same for people; the key where there is no other. */
  label: string;
  /** In the order of the report's numbers: minor units of money, or counts. */
  numbers: readonly bigint[];
}

/** A report that a room answers from its read models; figures equal what the ledger says of the same time. */
export interface Report {
  /** Such as `revenue`; the console's section of the room names it, its groupings and its numbers in words. */
  name: string;
  permission: Permission;
  /** By what rows may be grouped, beside not at all, and by what they may be filtered. */
  groupings: readonly string[];
  /** How long its parts of time are whatever is asked for; null where it has none. */
  part?: ReportSpan['part'];
  numbers: readonly { name: string; unit: 'money' | 'count' }[];
  /**
   * At most so many rows as are asked for, in the order of time, the greatest first number first.
   * @param grouping one of `groupings`, or null
   */
  read(executor: Executor, span: ReportSpan, grouping: string | null, limit: number): Promise<readonly ReportRow[]>;
}

/**
 * What counts of a report, as a condition of its statement.
 * @param keys the key of every grouping, as its rows answer it
 */
export function countsOnly(only: ReportSpan['only'], keys: Readonly<Record<string, RawBuilder<unknown>>>) {
  const conditions = only.map((one) => sql`${keys[one.by] ?? sql`null`} = any(${[...one.keys]}::text[])`);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
