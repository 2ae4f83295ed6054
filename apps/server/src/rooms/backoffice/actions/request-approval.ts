import type { Tx } from '../../../platform/db/index.ts';
import type { Acting, ApprovalKind, ApprovalView, Wish } from '../../../platform/operators/index.ts';
import { insertApproval } from '../approvals.ts';
import { writeAudit } from '../audit.ts';
import { presentApproval } from '../present.ts';
import { actorOf } from '../requests.ts';

/** Stores a request and its audit entry. @throws Refusal idempotency.conflict */
export async function requestApproval(
  tx: Tx,
  acting: Acting,
  input: Wish,
  kind: ApprovalKind,
  payload: unknown,
): Promise<ApprovalView> {
  const reason = input.reason.trim();
  const { approval, isNew } = await insertApproval(tx, acting.operator.operatorId, input.requestKey, reason, {
    kind: kind.kind,
    payload,
  });
  if (isNew) {
    const after = { kind: kind.kind, about: kind.object(payload), ...(payload as object) };
    await writeAudit(tx, actorOf(acting), {
      action: 'approval.requested',
      object: `approval:${approval.id}`,
      after,
      reason,
    });
  }
  return presentApproval(kind, approval);
}
