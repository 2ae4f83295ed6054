import { type Executor, sql, type Tx } from '../../platform/db/index.ts';
import type { Stream } from '../../platform/events/index.ts';
import { notifyBoth } from './notify.ts';
import { closeConversation, currentConversation, findThread, type Guest, lockThread, type Thread } from './threads.ts';

/**
 * Moves a visitor's messages to the member who logged in with the same browser; the cookie becomes invalid. If the
 * member already has a conversation, the visitor's messages are added to it.
 */
export async function joinGuest(
  stream: Stream,
  tx: Tx,
  guest: Guest,
  member: { memberId: bigint; userName: string },
  language: string,
): Promise<void> {
  const from = await findThread(tx, guest, true);
  if (from === undefined) return;
  const to = await lockThread(tx, member, language);
  const theirs = await currentConversation(tx, from.id);
  const own = await currentConversation(tx, to.id);
  // A thread has one open conversation at a time: the member's own, older one ends.
  if (own !== undefined && theirs !== undefined && theirs.state !== 'closed') await closeConversation(tx, own.id, null);
  const marks = await markBoth(tx, from, to);
  await tx.run(sql`
    update chat_threads set member_delivered_id = ${marks.memberDelivered}::bigint,
      member_read_id = ${marks.memberRead}::bigint, staff_delivered_id = ${marks.staffDelivered}::bigint,
      staff_read_id = ${marks.staffRead}::bigint
     where id = ${to.id}::bigint`);
  // Keys of the two threads cannot collide: each is random.
  await tx.run(sql`update chat_messages set thread_id = ${to.id}::bigint where thread_id = ${from.id}::bigint`);
  await tx.run(sql`update chat_conversations set thread_id = ${to.id}::bigint where thread_id = ${from.id}::bigint`);
  await tx.run(sql`delete from chat_threads where id = ${from.id}::bigint`);
  const last = theirs ?? own;
  if (last !== undefined)
    await notifyBoth(stream, tx, to.address, 'chat.message', { conversationId: String(last.id), message: null });
}

type Marks = Pick<Thread, 'memberDelivered' | 'memberRead' | 'staffDelivered' | 'staffRead'>;

/** Each side's read mark for the merged thread: up to the first message that is unread in either. */
async function markBoth(executor: Executor, from: Thread, to: Thread): Promise<Marks> {
  const upTo = async (author: 'member' | 'staff', mark: keyof Marks): Promise<bigint> => {
    const { first } = await executor.one(sql<{ first: bigint | null }>`
      select min(id) as first from chat_messages
       where author = ${author} and ((thread_id = ${from.id}::bigint and id > ${from[mark]}::bigint)
          or (thread_id = ${to.id}::bigint and id > ${to[mark]}::bigint))`);
    if (first !== null) return first - 1n;
    return from[mark] > to[mark] ? from[mark] : to[mark];
  };
  return {
    memberDelivered: await upTo('staff', 'memberDelivered'),
    memberRead: await upTo('staff', 'memberRead'),
    staffDelivered: await upTo('member', 'staffDelivered'),
    staffRead: await upTo('member', 'staffRead'),
  };
}
