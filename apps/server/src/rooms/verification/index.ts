import type { Executor, Tx } from '../../platform/db/index.ts';
import type { DocumentRow } from './documents.ts';
import type { Decision, VerificationRow } from './repository.ts';

export type IdentityState = 'none' | 'pending' | 'verified' | 'refused' | 'expired';

export interface Verification {
  /** Records a decision about a member: the name on the document, or a refusal. */
  decide(tx: Tx, memberId: bigint, decision: Decision): Promise<void>;
  find(memberId: bigint): Promise<VerificationRow | undefined>;
  /** A member's verification status, with the pictures that were sent. */
  statusOf(
    memberId: bigint,
    executor?: Executor,
  ): Promise<{ state: IdentityState; row: VerificationRow | undefined; documents: DocumentRow[] }>;
}
