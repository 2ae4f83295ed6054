import type { Executor } from '../../../platform/db/index.ts';
import { type Approval, approval, type ApprovalKind } from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Verification } from '../index.ts';
import type { VerificationPlatform } from '../ports.ts';
import { takeProposal } from '../proposals.ts';

/** Stored in the audit trail: a hash stands for the name and the birth date. */
export interface VerifyInput {
  memberId: string;
  account: string;
  mark: string;
}

/**
 * Verifies a person although no picture of a document is stored. The second operator reads the findings on the identity
 * page.
 */
export function createVerifyApproval(
  { secrets, people }: Pick<VerificationPlatform, 'secrets' | 'people'>,
  verification: Verification,
): Approval<VerifyInput> & ApprovalKind {
  return approval<VerifyInput>({
    kind: 'identity.verify',
    permission: 'verification.decide',
    object: ({ memberId }) => `member:${memberId}`,
    title: ({ account, memberId }) => `${account} (member:${memberId})`,
    execute: async (tx, { memberId, mark }, { askedBy, approvedBy }) => {
      const id = BigInt(memberId);
      await requireOpenAccount({ people }, id, tx);
      const found = await takeProposal(tx, secrets, mark);
      if (found === undefined || found.memberId !== id) throw new Refusal('not.found');
      const { state: before } = await verification.statusOf(id, tx);
      const { name, birthDate, postcode, expiresOn, lists } = found;
      await verification.decide(tx, id, {
        name,
        birthDate,
        postcode,
        expiresOn,
        otherPersonOn: lists,
        decidedBy: `${askedBy}, ${approvedBy}`,
      });
      return {
        action: 'member.identity.decided',
        before: { state: before },
        after: { state: 'verified', documents: 0, ...(lists.length === 0 ? {} : { otherPersonOn: lists }) },
      };
    },
  });
}

/** Rejects a decision about a closed account. @throws Refusal not.found */
export async function requireOpenAccount(
  { people }: Pick<VerificationPlatform, 'people'>,
  memberId: bigint,
  executor?: Executor,
): Promise<void> {
  if ((await people.closedAt([memberId], executor)).size > 0) throw new Refusal('not.found');
}
