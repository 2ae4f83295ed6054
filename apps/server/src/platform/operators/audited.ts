import type { Executor, Tx } from '../db/index.ts';
import { accepted } from '../http/envelope.ts';
import type { Platform } from '../index.ts';
import type { Approval, ApprovalKind } from './approval.ts';
import type { Acting, ApprovalView, TrailEntry, Wish } from './desk.ts';

type Needed = Pick<Platform, 'db' | 'ports'>;

/**
 * Carries out an operator's change and writes its entry of the trail, in one transaction.
 * @returns the value of the change
 */
export async function audited<T>(
  platform: Needed,
  acting: Acting,
  change: (tx: Tx) => Promise<{ value: T; trail: TrailEntry }>,
): Promise<T> {
  return platform.db.transaction(async (tx) => {
    const { value, trail } = await change(tx);
    await writeTrail(platform, acting, tx, trail);
    return value;
  });
}

/** Writes an entry of the trail in the transaction of the change, where the change opens that itself. */
export async function writeTrail(
  { ports }: Pick<Platform, 'ports'>,
  { operator: { operatorId, name, tokenId }, ip }: Acting,
  executor: Executor,
  entry: TrailEntry,
): Promise<void> {
  await ports.backstage.record(executor, { operatorId, name, ip, tokenId }, entry);
}

/**
 * Asks a second operator for a change. The HTTP layer sends the request, when it is the answer of a call, with status
 * 202.
 * @param payload what was asked for; a function stores what belongs to the request in its transaction, so that a
 *   rejected request leaves nothing
 * @throws Refusal idempotency.conflict when the key of the wish stands for another request
 */
export async function requestApproval<Payload>(
  { db, ports }: Needed,
  acting: Acting,
  wish: Wish,
  kind: Approval<Payload> & ApprovalKind,
  payload: Payload | ((tx: Tx) => Promise<Payload>),
): Promise<ApprovalView> {
  return accepted(
    await db.transaction(async (tx) =>
      ports.backstage.request(tx, acting, wish, kind, isStoring(payload) ? await payload(tx) : payload),
    ),
  );
}

function isStoring<Payload>(
  payload: Payload | ((tx: Tx) => Promise<Payload>),
): payload is (tx: Tx) => Promise<Payload> {
  return typeof payload === 'function';
}

/**
 * Login names of the members whom rows are about, read by one statement for all rows of a page. A member who does not
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

/** Where a page of a list begins, and its size. */
export function pageOf({ pageNo = 1, pageSize = PAGE_SIZE }: { pageNo?: number; pageSize?: number }): {
  offset: number;
  limit: number;
} {
  return { offset: (pageNo - 1) * pageSize, limit: pageSize };
}
