import type { RawBuilder } from 'kysely';
import type { Executor } from '../db/index.ts';

/**
 * The members who registered in a period, as a relation of a statement: one row each with `member_id bigint`,
 * `registered_at timestamptz` and `key text`, the group in which the member is counted. The database joins it, so that
 * a hundred thousand members do not travel to the server and back.
 */
export type Cohorts = RawBuilder<unknown>;

/** A step after the registration; the room counts the members who took it. */
export interface MemberStep {
  name: 'verified' | 'deposited';
  /** Counts the members who took it, by key; groups without any are missing. */
  count(executor: Executor, cohorts: Cohorts, asset: string): Promise<ReadonlyMap<string, bigint>>;
}

/**
 * Net deposits (deposits minus withdrawals) of members in their first days after registration, in minor units by key.
 * @param days the lengths in days; each has a sum, in their order
 */
export type ReadNetDeposits = (
  executor: Executor,
  cohorts: Cohorts,
  days: readonly number[],
  asset: string,
) => Promise<ReadonlyMap<string, readonly bigint[]>>;

/** Counts by key, from rows of a statement. */
export const countsByKey = (rows: readonly { key: string; members: bigint }[]): ReadonlyMap<string, bigint> =>
  new Map(rows.map(({ key, members }) => [key, members]));
