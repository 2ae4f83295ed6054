import { chatDesk as contract } from '@fairlot/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { type BoundRoute, type OperatorCaller, route } from '../../../platform/http/index.ts';
import type { ChatPlatform } from '../ports.ts';
import { Refusal, requireFound } from '../../../platform/refusal.ts';
import { type Cards, isShown } from '../cards/cards.ts';
import { presentMessage, readMessages } from '../messages.ts';
import { openPicture } from '../pictures.ts';
import { readStaff } from '../staff.ts';
import { assign, findConversation, lockThreadOf, threadOf } from '../threads.ts';
import { writeMessage } from '../write.ts';
import { cleanText } from '../settings.ts';
import { changeAssignment, endConversation, takeConversation } from './assigning.ts';
import { earlierChats, findChat } from './chat-list.ts';

/** Routes for reading and assigning conversations. */
export function conversationRoutes(platform: ChatPlatform, cards: Cards): BoundRoute[] {
  return [...readRoutes(platform, cards), ...assignRoutes(platform)];
}

function readRoutes({ db, secrets, directory }: ChatPlatform, cards: Cards): BoundRoute[] {
  return [
    route(contract.chat, async ({ params, query }) => {
      const id = BigInt(params.id);
      const chat = await findChat(db, id);
      const thread = chat && (await threadOf(db, id));
      if (chat === undefined || thread === undefined) throw new Refusal('not.found');
      const before = query.before === undefined ? undefined : BigInt(query.before);
      const { messages, hasMore } = await readMessages(db, thread.id, { before, until: id, withNotes: true });
      return {
        chat,
        messages: messages.map(presentMessage),
        hasMore,
        marks: { delivered: String(thread.memberDelivered), read: String(thread.memberRead) },
        earlier: await earlierChats(db, id),
      };
    }),
    route(contract.cards, async ({ operator, params, language }) => {
      const thread = requireFound(await threadOf(db, BigInt(params.id)));
      const { memberId } = thread;
      const member = memberId === null ? undefined : await directory.find(memberId);
      if (memberId === null || member === undefined) return { list: [] };
      return { list: await cards.latest({ memberId, asset: member.asset, language }, operator.permissions) };
    }),
    // An operator who may read the conversation may read its cards with their current state.
    route(contract.card, async ({ params: { id, ...card }, language }) => {
      const thread = await threadOf(db, BigInt(id));
      if (thread === undefined || !(await isShown(db, thread.id, card))) throw new Refusal('not.found');
      return cards.read(db, { memberId: thread.memberId, language }, card);
    }),
    route(contract.picture, async ({ params }) => {
      const picture = requireFound(await openPicture(db, secrets, BigInt(params.id), null));
      return { picture };
    }),
  ];
}

function assignRoutes(platform: ChatPlatform): BoundRoute[] {
  return [
    route(contract.take, ({ operator, ip, params, body }) =>
      takeConversation(platform, { operator, ip }, BigInt(params.id), body?.isWaiting !== true),
    ),
    route(contract.transfer, async ({ operator, ip, params, body: { from, operatorId, note } }) => {
      const to = operatorId === null ? null : await colleague(platform, operatorId);
      const id = BigInt(params.id);
      return changeAssignment(platform, { operator, ip }, id, 'chat.handed', async (tx, before) => {
        if (from !== undefined && before.state === 'open' && String(before.operatorId) !== from)
          throw new Refusal('chat.taken');
        const done = await assign(tx, id, to);
        if (done && note !== undefined && note.trim() !== '') await noteFor(platform, tx, id, operator, note);
        return { done, after: { state: to === null ? 'waiting' : 'open', operator: to?.name ?? null } };
      });
    }),
    route(contract.close, ({ operator, ip, params }) => endConversation(platform, { operator, ip }, BigInt(params.id))),
  ];
}

/**
 * An operator can only be assigned a conversation after having answered or used the chat before, and while allowed to
 * answer. @throws Refusal not.found
 */
async function colleague(
  { db, ports }: ChatPlatform,
  operatorId: string,
): Promise<{ operatorId: bigint; name: string }> {
  const able = await ports.backstage.operatorsWith(db, 'chat.answer');
  const staff = await readStaff(db);
  return requireFound(staff.find((one) => one.operatorId === BigInt(operatorId) && able.has(one.operatorId)));
}

async function noteFor(
  platform: ChatPlatform,
  tx: Tx,
  id: bigint,
  { name }: OperatorCaller,
  note: string,
): Promise<void> {
  const thread = await lockThreadOf(tx, id);
  const conversation = await findConversation(tx, id);
  if (thread === undefined || conversation === undefined) throw new Refusal('not.found');
  const content = { text: cleanText(note, 'note'), key: null, picture: null, card: null, translation: null };
  await writeMessage(platform, tx, thread, { author: 'note', name }, content, async () => conversation);
}
