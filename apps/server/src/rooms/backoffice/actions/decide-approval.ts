import type { Tx } from '../../../platform/db/index.ts';
import type { OperatorCaller } from '../../../platform/http/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type Approval, getApproval, lockApproval, markDecided, PERMISSION_OF } from '../approvals.ts';
import { type Actor, writeAudit } from '../audit.ts';
import type { BackofficeServices } from '../services.ts';
import { executeApproval } from './execute-approval.ts';

/**
 * Approves somebody else's request and carries it out. The decision is kept first, by itself: should the process end
 * in between, the request is carried out later all the same, and once.
 * @throws Refusal not.found, permission.denied, approval.own, approval.decided
 */
export async function approve(
  services: BackofficeServices,
  caller: OperatorCaller,
  ip: string,
  id: bigint,
): Promise<Approval> {
  const {
    platform: { db },
  } = services;
  const actor: Actor = { operatorId: caller.operatorId, name: caller.name, ip };
  await db.transaction(async (tx) => {
    const { reason } = await claim(tx, caller, id);
    await markDecided(tx, id, 'approved', caller.operatorId);
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

/** Rejects somebody else's request. @throws Refusal not.found, permission.denied, approval.own, approval.decided */
export async function reject(
  { platform: { db } }: BackofficeServices,
  caller: OperatorCaller,
  ip: string,
  id: bigint,
  reason: string,
): Promise<Approval> {
  const actor: Actor = { operatorId: caller.operatorId, name: caller.name, ip };
  return db.transaction(async (tx) => {
    await claim(tx, caller, id);
    await markDecided(tx, id, 'rejected', caller.operatorId);
    await writeAudit(tx, actor, {
      action: 'approval.rejected',
      object: `approval:${id}`,
      before: { state: 'pending' },
      after: { state: 'rejected' },
      reason: reason.trim(),
    });
    return getApproval(tx, id);
  });
}

async function claim(tx: Tx, caller: OperatorCaller, id: bigint): Promise<Approval> {
  const approval = await lockApproval(tx, id);
  if (approval === undefined) throw new Refusal('not.found');
  if (!caller.permissions.includes(PERMISSION_OF[approval.kind])) throw new Refusal('permission.denied');
  if (approval.requestedById === caller.operatorId) throw new Refusal('approval.own');
  if (approval.state !== 'pending' || approval.isOverdue)
    throw new Refusal('approval.decided', { state: approval.isOverdue ? 'expired' : approval.state });
  return approval;
}
