import type { Executor } from '../db/index.ts';

/** A member in a report about those who registered in a period. */
export interface CohortMember {
  memberId: bigint;
  registeredAt: Date;
  /** The group in which the member is counted, such as a week of registration. */
  key: string;
}

/** A step after the registration, of which the room knows who took it. */
export interface MemberStep {
  name: 'verified' | 'deposited';
  /** Counts the members who took it, by key; groups without any are missing. */
  count(executor: Executor, members: readonly CohortMember[], asset: string): Promise<ReadonlyMap<string, bigint>>;
}

/** Net deposits (deposits minus withdrawals) of members, each up to their own time; minor units by key. */
export type ReadNetDeposits = (
  executor: Executor,
  members: readonly (CohortMember & { until: Date })[],
  asset: string,
) => Promise<ReadonlyMap<string, bigint>>;
