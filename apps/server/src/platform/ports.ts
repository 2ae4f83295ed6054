import type { Executor } from './db/index.ts';
import type { OperatorVerifier, SiteSwitches, Verifiers } from './http/index.ts';
import type { Backstage } from './operators/desk.ts';

/** What the platform asks of the rooms; `wiring.ts` connects each port. */
export interface PlatformPorts {
  /** Which member calls. */
  members: Verifiers;
  /** Which operator calls. */
  operators: OperatorVerifier;
  /** Trail and requests of all desks. */
  backstage: Backstage;
  /** Login names of members. */
  directory: {
    entries(memberIds: readonly bigint[], executor: Executor): Promise<ReadonlyMap<bigint, { account: string }>>;
  };
  site: SiteSwitches;
  /** Called for every call that a member makes; returns at once and writes nothing. */
  noteCall(memberId: bigint): void;
}
