import { chat as contract, NO_CHAT_LABEL } from '@fairlot/contract';
import { sql } from '../../platform/db/index.ts';
import { type BoundRoute, type Caller, route } from '../../platform/http/index.ts';
import { STAFF } from '../../platform/events/index.ts';
import type { Platform } from '../../platform/index.ts';
import { plainText } from '../../platform/plain-text.ts';
import { Refusal } from '../../platform/refusal.ts';
import { noteMark } from './marks.ts';
import { countUnread } from './messages.ts';
import { openPicture } from './pictures.ts';
import { readSettings } from './settings.ts';
import { presentStanding } from './standing.ts';
import { findThread, newestConversation } from './threads.ts';
import { readContent, writeAsMember } from './write.ts';

/** The member's side. */
export function createRoutes(platform: Platform): BoundRoute[] {
  const { db, events, secrets, config } = platform;

  /** @throws Refusal module.disabled, permission.denied */
  async function demandChat({ labels }: Caller): Promise<void> {
    if (!(await platform.collected.provider('site').isOn('CBS3'))) throw new Refusal('module.disabled');
    if (labels.includes(NO_CHAT_LABEL)) throw new Refusal('permission.denied');
  }

  return [
    route(contract.unreadCount, async ({ caller }) => {
      await demandChat(caller);
      return { unReadCount: await countUnread(db, caller.memberId) };
    }),
    route(contract.launch, async ({ caller }) => {
      await demandChat(caller);
      return { chatUrl: (await readSettings(db)).chatUrl ?? `${config.publicOrigin}/m/chat` };
    }),
    route(contract.conversation, async ({ caller, language, query: { before } }) => {
      await demandChat(caller);
      return presentStanding(platform, caller.memberId, language, before === undefined ? undefined : BigInt(before));
    }),
    route(contract.sendMessage, async ({ caller, language, body, files }) => {
      await demandChat(caller);
      return writeAsMember(platform, caller, language, await readContent({ body, files }));
    }),
    route(contract.picture, async ({ caller, params }) => {
      await demandChat(caller);
      const picture = await openPicture(db, secrets, BigInt(params.id), caller.memberId);
      if (picture === undefined) throw new Refusal('not.found');
      return { picture };
    }),
    route(contract.markRead, async ({ caller, body }) => {
      await demandChat(caller);
      await db.transaction(async (tx) => {
        const thread = await findThread(tx, caller.memberId, true);
        const newest = thread && (await newestConversation(tx, thread.id));
        if (thread === undefined || newest === undefined) throw new Refusal('not.found');
        await noteMark(events.stream, tx, thread, 'member', { ...body, conversationId: newest.id });
      });
      return null;
    }),
    route(contract.typing, async ({ caller }) => {
      await demandChat(caller);
      const thread = await findThread(db, caller.memberId);
      const newest = thread && (await newestConversation(db, thread.id));
      if (newest !== undefined && newest.state !== 'closed')
        await events.stream.publish(db, STAFF, 'chat.typing', {
          conversationId: String(newest.id),
          by: 'member',
          name: null,
        });
      return null;
    }),
    route(contract.rate, async ({ caller, body: { rating, note } }) => {
      await demandChat(caller);
      await db.transaction(async (tx) => {
        const rated = await tx.first(sql<{ id: bigint }>`
          update chat_conversations set rating = ${rating}::smallint,
            rating_note = ${note === undefined ? null : plainText(note)}
           where id = (select max(c.id) from chat_conversations c join chat_threads t on t.id = c.thread_id
                        where t.member_id = ${caller.memberId}::bigint)
          returning id`);
        if (rated === undefined) throw new Refusal('not.found');
        await events.stream.publish(tx, STAFF, 'chat.message', { conversationId: String(rated.id), message: null });
      });
      return null;
    }),
  ];
}
