import type { Tx } from '../../../platform/db/index.ts';
import type { Acting, ApprovalKind, ApprovalView, Wish } from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { insertApproval, lockObject, openRequests } from '../approvals.ts';
import { writeAudit } from '../audit.ts';
import { presentApproval } from '../present.ts';
import { actorOf } from '../requests.ts';

/** Stores a request and its audit entry. @throws Refusal idempotency.conflict, approval.pending */
export async function requestApproval(
  tx: Tx,
  acting: Acting,
  input: Wish,
  kind: ApprovalKind,
  payload: unknown,
): Promise<ApprovalView> {
  const reason = input.reason.trim();
  const { onePer } = kind;
  const object = onePer === undefined ? null : String((payload as Record<string, unknown>)[onePer]);
  if (object !== null) await lockObject(tx, kind.kind, object);
  const { approval, isNew } = await insertApproval(tx, acting.operator.operatorId, input.requestKey, reason, {
    kind: kind.kind,
    payload,
  });
  if (isNew) {
    if (object !== null && (await openRequests(tx, kind, [object], approval.id)).size > 0)
      throw new Refusal('approval.pending');
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
