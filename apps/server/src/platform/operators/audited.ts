import { randomUUID } from 'node:crypto';
import type { Executor, Tx } from '../db/index.ts';
import { accepted } from '../http/envelope.ts';
import type { Platform } from '../index.ts';
import type { Approval, ApprovalKind } from './approval.ts';
import type { Acting, ApprovalView, TrailEntry, Input } from './desk.ts';

type Needed = Pick<Platform, 'db' | 'ports'>;

/**
 * Makes an operator's change and writes its audit entry, in one transaction.
 * @param change returns its audit entry, with its value if it has one
 * @returns the value of the change; null without one
 */
export async function audited<T = null>(
  platform: Needed,
  acting: Acting,
  change: (tx: Tx) => Promise<TrailEntry | { value: T; trail: TrailEntry }>,
): Promise<T> {
  return platform.db.transaction(async (tx) => {
    const made = await change(tx);
    const { value, trail } = 'trail' in made ? made : { value: null as T, trail: made };
    await writeTrail(platform, acting, tx, trail);
    return value;
  });
}

/** Writes an audit entry in the transaction of a change that opens the transaction itself. */
export async function writeTrail(
  { ports }: Pick<Platform, 'ports'>,
  { operator: { operatorId, name, tokenId }, ip }: Acting,
  executor: Executor,
  entry: TrailEntry,
): Promise<void> {
  await ports.backstage.record(executor, { operatorId, name, ip, tokenId }, entry);
}

/**
 * Checks before a decision that no colleague took the case and that it is not on hold.
 * @throws Refusal case.taken, case.on.hold
 */
export async function requireFreeCase(
  { ports }: Pick<Platform, 'ports'>,
  { operator }: Acting,
  executor: Executor,
  object: string,
): Promise<void> {
  await ports.backstage.requireFreeCase(executor, operator, object);
}

/**
 * Requests a second operator's approval for a change. If the call returns this request, the HTTP layer sends it with
 * status 202.
 * @param payload the requested change; a function stores data that belongs to the request in its transaction, so that a
 *   rejected request leaves nothing
 * @throws Refusal idempotency.conflict when the key belongs to another request, approval.pending when the kind allows
 *   one open request per object and there is one
 */
export async function requestApproval<Payload>(
  { db, ports }: Needed,
  acting: Acting,
  { reason, requestKey = randomUUID() }: Pick<Input, 'reason'> & { requestKey?: string | undefined },
  kind: Approval<Payload> & ApprovalKind,
  payload: Payload | ((tx: Tx) => Promise<Payload>),
): Promise<ApprovalView> {
  return accepted(
    await db.transaction(async (tx) =>
      ports.backstage.request(
        tx,
        acting,
        { reason, requestKey },
        kind,
        isStoring(payload) ? await payload(tx) : payload,
      ),
    ),
  );
}

function isStoring<Payload>(
  payload: Payload | ((tx: Tx) => Promise<Payload>),
): payload is (tx: Tx) => Promise<Payload> {
  return typeof payload === 'function';
}

/**
 * Login names of the members that rows refer to, read in one statement for all rows of a page. A member that does not
 * exist has an empty name.
 */
export async function accountsOf(
  { db, ports }: Needed,
  rows: readonly { memberId: bigint }[],
): Promise<(row: { memberId: bigint }) => string> {
  const ids = [...new Set(rows.map(({ memberId }) => memberId))];
  const members = ids.length === 0 ? new Map() : await ports.directory.entries(ids, db);
  return ({ memberId }) => members.get(memberId)?.account ?? '';
}

const PAGE_SIZE = 25;

/** Offset and size of a page of a list. */
export function pageOf({ pageNo = 1, pageSize = PAGE_SIZE }: { pageNo?: number; pageSize?: number }): {
  offset: number;
  limit: number;
} {
  return { offset: (pageNo - 1) * pageSize, limit: pageSize };
}
