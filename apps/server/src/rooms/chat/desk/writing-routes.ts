import { chatDesk as contract, type ValueOf } from '@fairlot/contract';
import { type Tx } from '../../../platform/db/index.ts';
import { type BoundRoute, type OperatorCaller, route } from '../../../platform/http/index.ts';
import type { ChatPlatform } from '../ports.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Cards } from '../cards/cards.ts';
import { noteMark } from '../marks.ts';
import { cleanText } from '../settings.ts';
import { noteHere } from '../staff.ts';
import { notifyBoth } from '../notify.ts';
import { assign, type Conversation, findConversation, lockThreadOf, type Thread } from '../threads.ts';
import type { AskedParty } from '../../../config/verification.ts';
import { translate } from '../translation/translator.ts';
import { type Content, readContent, writeMessage } from '../write.ts';

type View = ValueOf<typeof contract.answer>;

/** Operators' messages, which are their own audit record. */
export function writingRoutes(
  platform: ChatPlatform,
  cards: Cards,
  translator: () => AskedParty | undefined,
): BoundRoute[] {
  const { db, events, log } = platform;

  /** Assigns a waiting conversation to the operator who answers it. @throws Refusal chat.closed, chat.taken */
  async function own(tx: Tx, { id, state, operatorId }: Conversation, operator: OperatorCaller): Promise<boolean> {
    if (state === 'closed') throw new Refusal('chat.closed');
    if (operatorId === operator.operatorId) return false;
    if (operatorId !== null) throw new Refusal('chat.taken');
    await noteHere(tx, operator.operatorId, operator.name);
    return assign(tx, id, operator);
  }
  function answer(id: string, operator: OperatorCaller, content: Content): Promise<View> {
    return db.transaction(async (tx) => {
      const { thread, conversation } = await locked(tx, id);
      if (content.card !== null) {
        const permission = cards.permissionOf(content.card.kind);
        if (permission === undefined || !operator.permissions.includes(permission)) throw new Refusal('not.found');
        await cards.read(tx, { memberId: thread.memberId, language: '' }, content.card);
      }
      const from = { author: 'staff', name: operator.name } as const;
      return writeMessage(platform, tx, thread, from, content, async () => {
        if (await own(tx, conversation, operator))
          await notifyBoth(events.stream, tx, thread.address, 'chat.message', { conversationId: id, message: null });
        return conversation;
      });
    });
  }

  return [
    route(contract.answer, async ({ operator, params, body, files }) =>
      answer(params.id, operator, await readContent({ body, files })),
    ),
    route(contract.translate, async ({ params, body }) => {
      if ((await findConversation(db, BigInt(params.id))) === undefined) throw new Refusal('not.found');
      return { text: await translate(translator(), log, cleanText(body.text, 'text'), body.to) };
    }),
    route(contract.note, async ({ operator, params, body }) => {
      const content = await readContent({ body, files: [] });
      return db.transaction(async (tx) => {
        const { thread, conversation } = await locked(tx, params.id);
        const from = { author: 'note', name: operator.name } as const;
        return writeMessage(platform, tx, thread, from, content, async () => conversation);
      });
    }),
    ...signalRoutes(platform),
  ];
}

/** Shows the member that an operator reads and types, except a colleague of the one who has the conversation. */
function signalRoutes({ db, events }: ChatPlatform): BoundRoute[] {
  const isColleague = ({ operatorId }: Conversation, operator: OperatorCaller): boolean =>
    operatorId !== null && operatorId !== operator.operatorId;
  return [
    route(contract.markRead, async ({ operator, params, body }) => {
      await db.transaction(async (tx) => {
        const { thread, conversation } = await locked(tx, params.id);
        if (isColleague(conversation, operator)) return;
        await noteMark(events.stream, tx, thread, 'staff', { ...body, conversationId: conversation.id });
      });
      return null;
    }),
    route(contract.typing, async ({ operator, params }) => {
      await db.transaction(async (tx) => {
        const { thread, conversation } = await locked(tx, params.id);
        if (isColleague(conversation, operator)) return;
        await events.stream.publish(tx, thread.address, 'chat.typing', {
          conversationId: params.id,
          by: 'staff',
          name: operator.name,
        });
      });
      return null;
    }),
  ];
}

/** @throws Refusal not.found */
async function locked(tx: Tx, id: string): Promise<{ thread: Thread; conversation: Conversation }> {
  const thread = await lockThreadOf(tx, BigInt(id));
  const conversation = await findConversation(tx, BigInt(id));
  if (thread === undefined || conversation === undefined) throw new Refusal('not.found');
  return { thread, conversation };
}
