import { type Executor, sql } from '../../platform/db/index.ts';

/** Returns which of these announcements a member has read. */
export async function readIds(executor: Executor, memberId: bigint, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await executor.rows(sql<{ id: bigint }>`
    select announcement_id as id from content_reads
      where member_id = ${memberId}::bigint and announcement_id = any(${ids}::bigint[])`);
  return new Set(rows.map(({ id }) => String(id)));
}

/** Records that a member has read an announcement. @returns whether it was unread until now */
export async function noteRead(executor: Executor, memberId: bigint, id: string): Promise<boolean> {
  return (
    (await executor.run(sql`
      insert into content_reads (member_id, announcement_id) values (${memberId}::bigint, ${id}::bigint)
      on conflict do nothing`)) > 0
  );
}
