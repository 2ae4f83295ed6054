import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { lockEnabled, lockMember } from '../../people/index.ts';

// Lock order: the member's row first, which serialises all changes of a password.

/** A member's password as stored. */
export interface Password {
  passwordHash: string | null;
  mustChangePassword: boolean;
  passwordChangedAt: Date;
}

/** The password of a member; undefined for an unknown id. */
export async function readPassword(executor: Executor, memberId: bigint): Promise<Password | undefined> {
  return executor.first(sql<Password>`
    select hash as "passwordHash", must_change as "mustChangePassword", changed_at as "passwordChangedAt"
      from identity_passwords where member_id = ${memberId}::bigint`);
}

/** Stores the password of a new member. @param hash null for a member without a password login */
export async function insertPassword(tx: Tx, memberId: bigint, hash: string | null, mustChange: boolean) {
  await tx.run(sql`
    insert into identity_passwords (member_id, hash, must_change)
    values (${memberId}::bigint, ${hash}, ${mustChange}::boolean)`);
}

/** Replaces a password if it is still the given one. @returns false when it was changed meanwhile */
export async function replacePassword(tx: Tx, memberId: bigint, formerHash: string | null, passwordHash: string) {
  await lockMember(tx, memberId);
  return tx.changes(sql`
    update identity_passwords set hash = ${passwordHash}, changed_at = clock_timestamp(), expires_at = null,
      must_change = false
     where member_id = ${memberId}::bigint and hash is not distinct from ${formerHash}::text`);
}

/** Locks the member's row. @returns false when the password has changed, or the account is disabled */
export async function lockWithPassword(tx: Tx, memberId: bigint, passwordHash: string | null): Promise<boolean> {
  if (!(await lockEnabled(tx, memberId))) return false;
  return ((await readPassword(tx, memberId))?.passwordHash ?? null) === passwordHash;
}

/**
 * When the password expires, by its own date or by age, and whether it has expired. @param maxAgeDays 0: never by age
 */
export async function findPasswordExpiry(
  executor: Executor,
  memberId: bigint,
  maxAgeDays: number,
): Promise<{ expiresAt: Date | null; isExpired: boolean }> {
  const found = await executor.first(sql<{ expiresAt: Date | null; isExpired: boolean }>`
    select e.at as "expiresAt", coalesce(e.at <= clock_timestamp(), false) as "isExpired" from identity_passwords,
      lateral (select least(expires_at, case when ${maxAgeDays}::int > 0
      then changed_at + make_interval(days => ${maxAgeDays}::int) end) as at) e
     where member_id = ${memberId}::bigint`);
  return found ?? { expiresAt: null, isExpired: false };
}

/** Expires the password now, whatever its age. */
export async function expirePassword(executor: Executor, memberId: bigint): Promise<void> {
  await executor.run(sql`
    update identity_passwords set expires_at = clock_timestamp() where member_id = ${memberId}::bigint`);
}

/** Requires the member to choose a new password before anything else. */
export async function requirePasswordChange(executor: Executor, memberId: bigint): Promise<void> {
  await executor.run(sql`update identity_passwords set must_change = true where member_id = ${memberId}::bigint`);
}

/** Removes the password of a member whose account is closed. */
export async function erasePassword(tx: Tx, memberId: bigint): Promise<void> {
  await tx.run(sql`update identity_passwords set hash = null where member_id = ${memberId}::bigint`);
}
