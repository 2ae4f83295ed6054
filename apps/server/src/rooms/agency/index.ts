import type { Tx } from '../../platform/db/index.ts';

export interface Agency {
  /** Whether a member stands below an agent, at any depth. */
  isBelow(tx: Tx, agentId: bigint, memberId: bigint): Promise<boolean>;
}
