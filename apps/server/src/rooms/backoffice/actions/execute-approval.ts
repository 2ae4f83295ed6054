import type { Actor } from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { expireApprovals, leftBehind, lockApproval, markExecuted, markFailed } from '../approvals.ts';
import { SYSTEM, writeAudit } from '../audit.ts';
import type { BackofficeServices } from '../services.ts';

/**
 * Carries out an approved request: effect, state and audit in one transaction that holds the request, so that it
 * happens once whoever tries. A rule that says no makes it `failed`; any other failure leaves it for the job.
 */
export async function executeApproval(services: BackofficeServices, actor: Actor, id: bigint): Promise<void> {
  const {
    platform: { db, collected },
  } = services;
  try {
    const done = await db.transaction(async (tx) => {
      const row = await lockApproval(tx, id);
      if (row?.state !== 'approved') return null;
      const kind = collected.approval(row.kind);
      const change = await kind.execute(tx, row.payload, {
        approvalId: id,
        reason: row.reason,
        askedBy: row.requestedBy,
        approvedBy: row.decidedBy ?? '',
      });
      await markExecuted(tx, id);
      await writeAudit(tx, actor, {
        action: change.action,
        object: kind.object(row.payload),
        before: change.before,
        after: { ...change.after, approval: String(id) },
        reason: row.reason,
      });
      return kind;
    });
    done?.executed?.();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await fail(services, actor, id, error.code);
  }
}

/** Ends what nobody decided on, and carries out what was left behind. The job calls it. */
export async function tendApprovals(services: BackofficeServices): Promise<void> {
  const {
    platform: { db, log, collected },
  } = services;
  await db.transaction(async (tx) => {
    for (const { id } of await expireApprovals(tx)) {
      await writeAudit(tx, SYSTEM, {
        action: 'approval.expired',
        object: `approval:${id}`,
        before: { state: 'pending' },
        after: { state: 'expired' },
      });
    }
  });
  for (const { id } of await leftBehind(db, collected.approvalKinds())) {
    await executeApproval(services, SYSTEM, id).catch((error: unknown) =>
      log.error({ err: error, approval: String(id) }, 'an approved request could not be carried out'),
    );
  }
}

async function fail(
  { platform: { db } }: BackofficeServices,
  actor: Actor,
  id: bigint,
  failure: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const approval = await lockApproval(tx, id);
    if (approval?.state !== 'approved') return;
    await markFailed(tx, id, failure);
    await writeAudit(tx, actor, {
      action: 'approval.failed',
      object: `approval:${id}`,
      before: { state: 'approved' },
      after: { state: 'failed', failure },
    });
  });
}
