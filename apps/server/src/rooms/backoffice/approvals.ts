import { type Executor, sql, type Tx } from '../../platform/db/index.ts';
import type { ApprovalKind } from '../../platform/operators/index.ts';
import { Refusal } from '../../platform/refusal.ts';

export type ApprovalState = 'pending' | 'approved' | 'rejected' | 'executed' | 'failed' | 'expired';

/** A stored request; the room that contributes its kind interprets its payload. */
export interface ApprovalRow {
  id: bigint;
  kind: string;
  payload: unknown;
  reason: string;
  state: ApprovalState;
  requestedById: bigint;
  requestedBy: string;
  requestedAt: Date;
  expiresAt: Date;
  /** Still pending, but expired. */
  isOverdue: boolean;
  decidedBy: string | null;
  decidedAt: Date | null;
  executedAt: Date | null;
  failure: string | null;
}

export const APPROVAL_COLUMNS = sql`
  a.id, a.kind, a.payload, a.reason, a.state, a.requested_by as "requestedById", r.name as "requestedBy",
    a.requested_at as "requestedAt",
         a.expires_at as "expiresAt", a.state = 'pending'
           and a.expires_at <= clock_timestamp() as "isOverdue", d.name as "decidedBy", a.decided_at as "decidedAt",
         a.executed_at as "executedAt", a.failure`;

export const APPROVAL_TABLES = sql`
  backoffice_approvals a join backoffice_operators r on r.id = a.requested_by
    left join backoffice_operators d on d.id = a.decided_by`;

const SELECT = sql`select ${APPROVAL_COLUMNS} from ${APPROVAL_TABLES}`;

/**
 * Stores a request once per key of its operator.
 * @returns the request, and whether it is new
 * @throws Refusal idempotency.conflict when the key belongs to another request
 */
export async function insertApproval(
  tx: Tx,
  operatorId: bigint,
  requestKey: string,
  reason: string,
  { kind, payload }: Pick<ApprovalRow, 'kind' | 'payload'>,
): Promise<{ approval: ApprovalRow; isNew: boolean }> {
  const isNew =
    (await tx.run(sql`
    insert into backoffice_approvals (kind, payload, reason, request_key, requested_by)
    values (${kind}, ${JSON.stringify(payload)}::jsonb, ${reason}, ${requestKey}, ${operatorId}::bigint)
    on conflict (requested_by, request_key) do nothing`)) === 1;
  const { id, isSame } = await tx.one(sql<{ id: bigint; isSame: boolean }>`
    select id, kind = ${kind} and payload = ${JSON.stringify(payload)}::jsonb and reason = ${reason} as "isSame"
      from backoffice_approvals where requested_by = ${operatorId}::bigint and request_key = ${requestKey}`);
  if (!isSame) throw new Refusal('idempotency.conflict');
  return { approval: await getApproval(tx, id), isNew };
}

/** Makes concurrent requests for the same object wait for each other until the end of the transaction. */
export async function lockObject(tx: Tx, kind: string, object: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`backoffice_approvals:${kind}:${object}`}, 0))`);
}

/**
 * Which of these objects have a request that is undecided, or approved and not executed yet.
 * @param except a request that does not count
 */
export async function openRequests(
  executor: Executor,
  { kind, onePer }: Pick<ApprovalKind, 'kind' | 'onePer'>,
  objects: readonly string[],
  except = 0n,
): Promise<ReadonlySet<string>> {
  if (onePer === undefined || objects.length === 0) return new Set();
  const rows = await executor.rows(sql<{ object: string }>`
    select payload ->> ${onePer} as object from backoffice_approvals
     where state in ('pending', 'approved') and (state = 'approved' or expires_at > clock_timestamp())
       and kind = ${kind} and payload ->> ${onePer} = any(${[...objects]}::text[]) and id <> ${except}::bigint`);
  return new Set(rows.map(({ object }) => object));
}

export async function getApproval(executor: Executor, id: bigint): Promise<ApprovalRow> {
  return executor.one(sql<ApprovalRow>`${SELECT} where a.id = ${id}::bigint`);
}

/** Locks the request until the end of the transaction: of two concurrent decisions, the second finds it decided. */
export async function lockApproval(tx: Tx, id: bigint): Promise<ApprovalRow | undefined> {
  await tx.run(sql`select 1 from backoffice_approvals where id = ${id}::bigint for update`);
  return tx.first(sql<ApprovalRow>`${SELECT} where a.id = ${id}::bigint`);
}

export async function markDecided(tx: Tx, id: bigint, state: 'approved' | 'rejected', operatorId: bigint) {
  await tx.run(sql`
    update backoffice_approvals set state = ${state}, decided_by = ${operatorId}::bigint, decided_at = clock_timestamp()
      where id = ${id}::bigint`);
}

/** A withdrawn request is expired before its time: it has no decision, and frees what waited for it. */
export async function markWithdrawn(tx: Tx, id: bigint): Promise<void> {
  await tx.run(sql`update backoffice_approvals set state = 'expired' where id = ${id}::bigint`);
}

export async function markExecuted(tx: Tx, id: bigint): Promise<void> {
  await tx.run(sql`
    update backoffice_approvals set state = 'executed', executed_at = clock_timestamp() where id = ${id}::bigint`);
}

export async function markFailed(tx: Tx, id: bigint, failure: string): Promise<void> {
  await tx.run(sql`update backoffice_approvals set state = 'failed', failure = ${failure} where id = ${id}::bigint`);
}

/** Expires requests that were not decided in time. */
export async function expireApprovals(tx: Tx): Promise<{ id: bigint }[]> {
  return tx.rows(sql<{ id: bigint }>`
    update backoffice_approvals set state = 'expired' where id in (
      select id from backoffice_approvals
        where state = 'pending' and expires_at <= clock_timestamp() for update skip locked)
    returning id`);
}

/** Expires an operator's undecided requests. */
export async function expireRequestsOf(tx: Tx, operatorId: bigint): Promise<{ id: bigint }[]> {
  return tx.rows(sql<{ id: bigint }>`
    update backoffice_approvals set state = 'expired' where requested_by = ${operatorId}::bigint and state = 'pending'
    returning id`);
}

/**
 * Approved requests that still have to be executed, because the approving process ended or the attempt failed. A failed
 * one waits until its next attempt is due.
 */
export async function unexecutedApprovals(executor: Executor, known: readonly string[]): Promise<{ id: bigint }[]> {
  return executor.rows(sql<{ id: bigint }>`
    select a.id from backoffice_approvals a left join backoffice_approval_tries t on t.approval_id = a.id
     where a.state = 'approved' and a.decided_at < clock_timestamp() - interval '30 seconds'
       and (t.try_at is null or t.try_at <= clock_timestamp())
       and a.kind = any(${known}::text[]) order by a.id`);
}

/** Number of attempts before a request is handed to an operator, about five hours after the first. */
const MOST_TRIES = 12;

/**
 * Records a failed attempt of the job. The pauses are 30 s, then 1, 2, 4 ... 60 minutes.
 * @returns whether it was the last attempt; undefined when another process recorded it or the request was executed
 */
export async function noteFailedTry(tx: Tx, id: bigint): Promise<{ isLast: boolean } | undefined> {
  return tx.first(sql<{ isLast: boolean }>`
    insert into backoffice_approval_tries as t (approval_id, tries, try_at)
    select id, 1, clock_timestamp() + interval '30 seconds' from backoffice_approvals
     where id = ${id}::bigint and state = 'approved'
    on conflict (approval_id) do update
       set tries = t.tries + 1,
           try_at = clock_timestamp() + least(3600, 30 * power(2, least(t.tries, 7))) * interval '1 second'
     where t.try_at <= clock_timestamp()
    returning tries >= ${MOST_TRIES}::int as "isLast"`);
}
