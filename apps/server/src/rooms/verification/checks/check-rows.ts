import { randomUUID } from 'node:crypto';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';

export type CheckState = 'waiting' | 'pending' | 'approved' | 'refused' | 'unknown' | 'hit' | 'left';

export interface CheckRow {
  ref: string;
  memberId: bigint;
  kind: string;
  state: CheckState;
  tries: number;
}

const COLUMNS = sql`ref::text as ref, member_id as "memberId", kind, state, tries`;

/** Begins a check after documents were sent, replacing one that still runs. */
export async function beginCheck(tx: Tx, memberId: bigint, kind: string): Promise<void> {
  await leaveChecks(tx, memberId);
  await tx.run(sql`
    insert into verification_checks (ref, member_id, kind, state)
    values (${randomUUID()}::uuid, ${memberId}::bigint, ${kind}, 'waiting')`);
}

/** Abandons checks after a decision or new documents: later reports of a provider about these do not count. */
export async function leaveChecks(tx: Tx, memberId: bigint): Promise<void> {
  await tx.run(sql`
    update verification_checks set state = 'left', answered_at = clock_timestamp()
     where member_id = ${memberId}::bigint and state in ('waiting', 'pending', 'unknown', 'hit')`);
}

/** Claims checks to be sent or queried, each for a minute, longer with every attempt. */
export function takeDueChecks(executor: Executor, most: number): Promise<CheckRow[]> {
  return executor.rows(sql<CheckRow>`
    update verification_checks set tries = tries + 1,
           due_at = clock_timestamp() + least(tries + 1, 60) * interval '1 minute'
     where ref in (select ref from verification_checks
                    where state in ('waiting', 'pending') and due_at <= clock_timestamp()
                    order by due_at limit ${most}::int for update skip locked)
    returning ${COLUMNS}`);
}

/** Makes a check be sent again, because the current provider does not know it. */
export async function sendAgain(executor: Executor, ref: string): Promise<void> {
  await executor.run(sql`
    update verification_checks set state = 'waiting' where ref = ${ref}::uuid and state = 'pending'`);
}

export function lockCheck(tx: Tx, ref: string): Promise<CheckRow | undefined> {
  return tx.first(sql<CheckRow>`
    select ${COLUMNS} from verification_checks where ref = ${ref}::uuid for no key update`);
}

export async function writeCheck(tx: Tx, ref: string, state: CheckState, lists: readonly string[] = []): Promise<void> {
  await tx.run(sql`
    update verification_checks set state = ${state}, lists = ${[...lists]}::text[],
           asked_at = coalesce(asked_at, clock_timestamp()),
           answered_at = case when ${state} = 'pending' then null else clock_timestamp() end
     where ref = ${ref}::uuid`);
}

/** Records a match that was found without a new document, unless the same one already waits for an operator. */
export async function noteHit(tx: Tx, memberId: bigint, lists: readonly string[]): Promise<void> {
  const waiting = await tx.rows(sql<{ lists: string[] }>`
    select lists from verification_checks where member_id = ${memberId}::bigint and state = 'hit'`);
  if (lists.every((list) => waiting.some((hit) => hit.lists.includes(list)))) return;
  await tx.run(sql`
    insert into verification_checks (ref, member_id, kind, state, lists, answered_at)
    values (${randomUUID()}::uuid, ${memberId}::bigint, 'list', 'hit', ${[...lists]}::text[], clock_timestamp())`);
}

/** The last check of a member, for operators. */
export function lastCheck(executor: Executor, memberId: bigint) {
  return executor.first(sql<{ state: CheckState; lists: string[]; at: Date }>`
    select state, lists, coalesce(answered_at, asked_at, due_at) as at from verification_checks
     where member_id = ${memberId}::bigint order by due_at desc limit 1`);
}
