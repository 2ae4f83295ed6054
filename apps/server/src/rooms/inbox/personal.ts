import { type Executor, sql, type Tx } from '../../platform/db/index.ts';
import { presentMail } from './present.ts';
import { readPage } from './store.ts';

/** Messages that an export carries; nobody has more but who never removed any. */
const MOST = 10_000;

/** What a person takes along: messages to them alone, and what they wrote by form. */
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
