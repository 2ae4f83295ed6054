import type { Executor } from './db/index.ts';
import type { OperatorVerifier, SiteSwitches, Verifiers } from './http/index.ts';
import type { AuditAndApprovals } from './operators/desk.ts';

/** Functions that the platform needs from rooms; `wiring.ts` connects each port. */
export interface PlatformPorts {
  /** Identifies the calling member. */
  members: Verifiers;
  /** Identifies the calling operator. */
  operators: OperatorVerifier;
  /** Audit trail and approval requests of all desks. */
  backstage: AuditAndApprovals;
  /** Login names of members. */
  directory: {
    entries(memberIds: readonly bigint[], executor: Executor): Promise<ReadonlyMap<bigint, { account: string }>>;
  };
  site: SiteSwitches;
  /** Called for every call of a member; returns immediately and writes nothing. */
  noteCall(memberId: bigint): void;
}
