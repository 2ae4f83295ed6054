import { type Executor, sql, type Tx } from '../../platform/db/index.ts';

/** What proves an identity is kept this long after the relation has ended, and then goes. */
const KEPT_YEARS = 5;

/** The account was closed: from now the years count. */
export async function noteClosed(tx: Tx, memberId: bigint): Promise<void> {
  await tx.run(sql`
    update verification_members set closed_at = coalesce(closed_at, clock_timestamp())
     where member_id = ${memberId}::bigint`);
  await tx.run(sql`
    update verification_documents set closed_at = coalesce(closed_at, clock_timestamp())
     where member_id = ${memberId}::bigint`);
}

/** Erases pictures, names and birth dates of accounts that were closed long enough ago. */
export async function forgetFormer(executor: Executor): Promise<void> {
  const limit = sql`clock_timestamp() - make_interval(years => ${KEPT_YEARS}::int)`;
  await executor.run(sql`delete from verification_documents where closed_at < ${limit}`);
  await executor.run(sql`
    delete from verification_checks where member_id in (
      select member_id from verification_members where closed_at < ${limit})`);
  await executor.run(sql`delete from verification_members where closed_at < ${limit}`);
}

const MEMBERS_AT_ONCE = 500;

/**
 * Takes up accounts that a former build closed without a word to this room: their years count from the day they were
 * closed. May run in several processes and be cut short.
 */
export async function takeUpClosed(
  executor: Executor,
  closedAt: (memberIds: readonly bigint[]) => Promise<Map<bigint, Date>>,
): Promise<void> {
  let after = 0n;
  for (;;) {
    const rows = await executor.rows(sql<{ memberId: bigint }>`
      select member_id as "memberId" from (
        select member_id from verification_members where closed_at is null
        union select member_id from verification_documents where closed_at is null) m
       where member_id > ${after}::bigint order by 1 limit ${MEMBERS_AT_ONCE}::int`);
    const closed = [...(await closedAt(rows.map(({ memberId }) => memberId)))];
    for (const table of ['verification_members', 'verification_documents'])
      await executor.run(sql`
        update ${sql.ref(table)} v set closed_at = c.closed_at
          from unnest(${closed.map(([id]) => id)}::bigint[], ${closed.map(([, at]) => at)}::timestamptz[])
               as c (member_id, closed_at)
         where v.member_id = c.member_id and v.closed_at is null`);
    if (rows.length < MEMBERS_AT_ONCE) return;
    after = rows.at(-1)?.memberId ?? after;
  }
}
