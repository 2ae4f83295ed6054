import type { Tx } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import {
  type ApprovalRow,
  expireApprovals,
  unexecutedApprovals,
  lockApproval,
  markExecuted,
  markFailed,
  noteFailedTry,
} from '../approvals.ts';
import { SYSTEM, writeAudit } from '../audit.ts';
import type { BackofficeServices } from '../services.ts';
import { insertTask } from '../staff/tasks.ts';

/**
 * Executes an approved request: effect, state and audit entry in one transaction that locks the request, so that it
 * happens once across processes. A refusal by a rule makes it `failed`; after any other failure the job retries it.
 */
export async function executeApproval(services: BackofficeServices, actor: Actor, id: bigint): Promise<void> {
  const { db, collected } = services.platform;
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

/** Expires overdue requests, and executes approved ones that were left behind. The job calls it. */
export async function tendApprovals(services: BackofficeServices): Promise<void> {
  const { db, log, collected } = services.platform;
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
  for (const { id } of await unexecutedApprovals(db, collected.approvalKinds())) {
    await executeApproval(services, SYSTEM, id).catch(async (error: unknown) => {
      log.error({ err: error, approval: String(id) }, 'an approved request could not be executed');
      await db.transaction(async (tx) => {
        const noted = await noteFailedTry(tx, id);
        if (noted?.isLast === true) await handOver(services, tx, id);
      });
    });
  }
}

/** Failure code of a request whose attempts all ended with an unexpected error; the log has the cause. */
const UNEXPECTED = 'unknown.error';

/** Ends a request that cannot be executed and opens an unassigned task on behalf of the requester. */
async function handOver({ platform: { collected } }: BackofficeServices, tx: Tx, id: bigint): Promise<void> {
  const approval = await endFailed(tx, SYSTEM, id, UNEXPECTED);
  if (approval === undefined) return;
  const { kind, payload, requestedById } = approval;
  const descriptor = collected.approval(kind);
  const object = descriptor.title?.(payload, 'EN') ?? descriptor.object(payload);
  const written = {
    title: `Approved request ${id} could not be carried out`,
    detail:
      `${kind}: ${object}. Every attempt failed and nothing was changed. ` + 'Find the cause, then make a new request.',
    assignee: null,
    dueAt: null,
    link: { page: 'approvals', query: { filter: `id:eq:${id}` } },
  };
  const task = await insertTask(tx, requestedById, written, {
    approvalId: String(id),
    kind: descriptor.kind,
    object,
  });
  await writeAudit(tx, SYSTEM, { action: 'task.added', object: `task:${task}`, after: { approval: String(id) } });
}

async function fail({ platform: { db } }: BackofficeServices, actor: Actor, id: bigint, failure: string) {
  await db.transaction((tx) => endFailed(tx, actor, id, failure));
}

/** @returns the request before the change; undefined when it is no longer approved */
async function endFailed(tx: Tx, actor: Actor, id: bigint, failure: string): Promise<ApprovalRow | undefined> {
  const approval = await lockApproval(tx, id);
  if (approval?.state !== 'approved') return undefined;
  await markFailed(tx, id, failure);
  await writeAudit(tx, actor, {
    action: 'approval.failed',
    object: `approval:${id}`,
    before: { state: 'approved' },
    after: { state: 'failed', failure },
  });
  return approval;
}
