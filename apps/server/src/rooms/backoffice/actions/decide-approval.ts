import type { Tx } from '../../../platform/db/index.ts';
import { Refusal, requireFound } from '../../../platform/refusal.ts';
import type { Acting } from '../../../platform/operators/index.ts';
import { type ApprovalRow, getApproval, lockApproval, markDecided, markWithdrawn } from '../approvals.ts';
import { requireFreeCase, requireNoHold } from '../cases/work.ts';
import { writeAudit } from '../audit.ts';
import { actorOf } from '../requests.ts';
import type { BackofficeServices } from '../services.ts';
import { executeApproval } from './execute-approval.ts';

/**
 * Approves another operator's request and executes it. The decision is committed separately first: if the process ends
 * in between, the request is executed later, exactly once.
 * @throws Refusal not.found, permission.denied, approval.own, operator.own, approval.decided, case.taken, case.on.hold
 */
export async function approve(services: BackofficeServices, acting: Acting, id: bigint): Promise<ApprovalRow> {
  const { db, collected } = services.platform;
  const actor = actorOf(acting);
  const { operatorId } = acting.operator;
  await db.transaction(async (tx) => {
    const { kind, payload, reason } = await claim(services, tx, acting, id);
    const { account, case: caseOf } = collected.approval(kind);
    if (account?.(payload) === String(operatorId)) throw new Refusal('operator.own');
    if (caseOf !== undefined) await requireNoHold(tx, caseOf(payload));
    await markDecided(tx, id, 'approved', operatorId);
    await writeAudit(tx, actor, {
      action: 'approval.approved',
      object: `approval:${id}`,
      before: { state: 'pending' },
      after: { state: 'approved' },
      reason,
    });
  });
  await executeApproval(services, actor, id);
  return getApproval(db, id);
}

/** Rejects another operator's request. @throws Refusal like `approve`, except operator.own */
export async function reject(
  services: BackofficeServices,
  acting: Acting,
  id: bigint,
  reason: string,
): Promise<ApprovalRow> {
  const actor = actorOf(acting);
  return services.platform.db.transaction(async (tx) => {
    await claim(services, tx, acting, id);
    await markDecided(tx, id, 'rejected', acting.operator.operatorId);
    await writeAudit(tx, actor, {
      action: 'approval.rejected',
      object: `approval:${id}`,
      before: { state: 'pending' },
      after: { state: 'rejected' },
      reason,
    });
    return getApproval(tx, id);
  });
}

/**
 * Ends the operator's own undecided request before its expiry, even if a colleague works on its case.
 * @throws Refusal not.found also for a request of another operator, approval.decided
 */
export async function withdraw(services: BackofficeServices, acting: Acting, id: bigint): Promise<ApprovalRow> {
  return services.platform.db.transaction(async (tx) => {
    const row = requireFound(await lockApproval(tx, id));
    if (row.requestedById !== acting.operator.operatorId) throw new Refusal('not.found');
    requireUndecided(row);
    await markWithdrawn(tx, id);
    await writeAudit(tx, actorOf(acting), {
      action: 'approval.withdrawn',
      object: `approval:${id}`,
      before: { state: 'pending' },
      after: { state: 'expired' },
    });
    return getApproval(tx, id);
  });
}

async function claim(
  { platform: { collected } }: BackofficeServices,
  tx: Tx,
  { operator }: Acting,
  id: bigint,
): Promise<ApprovalRow> {
  const row = requireFound(await lockApproval(tx, id));
  if (!operator.permissions.includes(collected.approval(row.kind).permission)) throw new Refusal('permission.denied');
  if (row.requestedById === operator.operatorId) throw new Refusal('approval.own');
  requireUndecided(row);
  await requireFreeCase(tx, operator, `approval:${id}`);
  return row;
}

function requireUndecided({ state, isOverdue }: ApprovalRow): void {
  if (state !== 'pending' || isOverdue) throw new Refusal('approval.decided', { state: isOverdue ? 'expired' : state });
}
