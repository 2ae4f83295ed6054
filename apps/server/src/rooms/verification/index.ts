import type { Tx } from '../../platform/db/index.ts';
import type { VerificationRow } from './repository.ts';

export type { VerificationRow } from './repository.ts';

export interface Verification {
  /**
   * Notes what somebody found about a member: the name as the document has it, or null for a refusal.
   * @param decidedBy login name of the operator; null where no person decided
   */
  decide(tx: Tx, memberId: bigint, name: string | null, decidedBy: string | null): Promise<void>;
  find(memberId: bigint): Promise<VerificationRow | undefined>;
}
