import { type Executor, sql, type Tx } from '../../platform/db/index.ts';

interface Said {
  from: string;
  text: string | null;
  translation: string | null;
  /** Kind and number of the record that a card showed. */
  about: string | null;
  at: Date;
}

/** A member's conversations for the export of personal data; notes belong to the staff and are omitted. */
export async function exportChat(executor: Executor, memberId: bigint): Promise<object> {
  const messages = await executor.rows(sql<Said>`
    select m.author as from, m.text, m.translation, m.card_kind || ' ' || m.card_ref as about, m.at
      from chat_messages m join chat_threads t on t.id = m.thread_id
     where t.member_id = ${memberId}::bigint and m.author <> 'note' order by m.id`);
  return messages.length === 0 ? {} : { chat: messages.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })) };
}

/** Deleting the thread also deletes its pictures and conversations. */
export async function eraseChat(tx: Tx, memberId: bigint): Promise<void> {
  await tx.run(sql`delete from chat_threads where member_id = ${memberId}::bigint`);
}
