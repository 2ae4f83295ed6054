import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';

/** What a person takes along of their wish to become an agent. */
export async function exportApplications(executor: Executor, memberId: bigint): Promise<object> {
  const rows = await executor.rows(sql<{ content: string; answer: string | null; at: Date }>`
    select content, answer, created_at as at from agency_applications
     where member_id = ${memberId}::bigint order by id`);
  return { agentApplications: rows.map(({ at, ...rest }) => ({ ...rest, createdAt: at.toISOString() })) };
}

/** Places in the tree stay: figures and payments of others stand on them. */
export async function eraseApplications(tx: Tx, memberId: bigint): Promise<void> {
  await tx.run(sql`delete from agency_applications where member_id = ${memberId}::bigint`);
}
