import { type Executor, sql, type Tx } from '../../platform/db/index.ts';

/** Years for which proofs of identity are kept after the relationship has ended; then they are removed. */
const KEPT_YEARS = 5;

/** Records that the account was closed: the retention period begins. */
export async function noteClosed(tx: Tx, memberId: bigint): Promise<void> {
  await tx.run(sql`
    update verification_members set closed_at = coalesce(closed_at, clock_timestamp())
     where member_id = ${memberId}::bigint`);
  await tx.run(sql`
    update verification_documents set closed_at = coalesce(closed_at, clock_timestamp())
     where member_id = ${memberId}::bigint`);
}

/** Erases pictures, checks, names and birth dates of accounts that were closed long enough ago. */
export async function forgetFormer(executor: Executor): Promise<void> {
  const limit = sql`clock_timestamp() - make_interval(years => ${KEPT_YEARS}::int)`;
  await executor.run(sql`
    delete from verification_checks where member_id in (
      select member_id from verification_members where closed_at < ${limit}
      union all select member_id from verification_documents where closed_at < ${limit})`);
  await executor.run(sql`delete from verification_documents where closed_at < ${limit}`);
  await executor.run(sql`delete from verification_members where closed_at < ${limit}`);
}
