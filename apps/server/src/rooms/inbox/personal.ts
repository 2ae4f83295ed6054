import { type Executor, sql, type Tx } from '../../platform/db/index.ts';
import { presentMail } from './present.ts';
import { readPage } from './store.ts';

/** Maximum number of messages in an export; only members who never remove any have more. */
const MOST = 10_000;

/** A member's own messages and feedback, for the export of personal data. */
export async function exportInbox(executor: Executor, memberId: bigint): Promise<object> {
  const mails = await readPage(executor, memberId, [], { offset: 0, limit: MOST, total: MOST });
  const cases = await executor.rows(sql<{ content: string; answer: string | null; at: Date }>`
    select content, answer, created_at as at from inbox_cases where member_id = ${memberId}::bigint order by id`);
  return {
    inbox: mails.map((mail) => presentMail(mail, 'EN')),
    feedback: cases.map(({ at, ...rest }) => ({ ...rest, createdAt: at.toISOString() })),
  };
}

export async function eraseInbox(tx: Tx, memberId: bigint): Promise<void> {
  await tx.run(sql`delete from inbox_messages where member_id = ${memberId}::bigint`);
  await tx.run(sql`delete from inbox_marks where member_id = ${memberId}::bigint`);
  await tx.run(sql`delete from inbox_counters where member_id = ${memberId}::bigint`);
  await tx.run(sql`delete from inbox_choices where member_id = ${memberId}::bigint`);
  await tx.run(sql`delete from inbox_devices where member_id = ${memberId}::bigint`);
  await tx.run(sql`delete from inbox_quiet where member_id = ${memberId}::bigint`);
  await tx.run(sql`delete from inbox_cases where member_id = ${memberId}::bigint`);
}
