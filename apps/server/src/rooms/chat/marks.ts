import { sql, type Tx } from '../../platform/db/index.ts';
import type { Stream } from '../../platform/events/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findMessage } from './messages.ts';
import { notifyBoth } from './notify.ts';
import type { Thread } from './threads.ts';

const COLUMNS = {
  member: { delivered: sql.ref('member_delivered_id'), read: sql.ref('member_read_id') },
  staff: { delivered: sql.ref('staff_delivered_id'), read: sql.ref('staff_read_id') },
} as const;

/**
 * Records how far a side has read in a locked thread, by default up to the newest message; the mark never moves back.
 * @throws Refusal not.found for a message of another thread
 */
export async function noteMark(
  stream: Stream,
  tx: Tx,
  { id, address }: Thread,
  by: 'member' | 'staff',
  mark: { messageId?: string | undefined; state?: 'delivered' | 'read' | undefined; conversationId: bigint },
): Promise<void> {
  const messageId = await findMessage(tx, id, mark.messageId === undefined ? null : BigInt(mark.messageId));
  if (messageId === undefined) throw new Refusal('not.found');
  const { delivered, read } = COLUMNS[by];
  const seen = mark.state === 'delivered' ? 0n : messageId;
  const row = await tx.first(sql<{ delivered: bigint; read: bigint }>`
    update chat_threads
       set ${delivered} = greatest(${delivered}, ${messageId}::bigint), ${read} = greatest(${read}, ${seen}::bigint)
     where id = ${id}::bigint and (${delivered} < ${messageId}::bigint or ${read} < ${seen}::bigint)
    returning ${delivered} as delivered, ${read} as read`);
  if (row === undefined) return;
  await notifyBoth(stream, tx, address, 'chat.read', {
    conversationId: String(mark.conversationId),
    by,
    delivered: String(row.delivered),
    read: String(row.read),
  });
}
