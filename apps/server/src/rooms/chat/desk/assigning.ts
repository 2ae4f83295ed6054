import type { chatDesk as contract, ErrorCode, ValueOf } from '@fairlot/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { type Acting, type BulkAction, bulkAction, writeTrail } from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { notifyBoth } from '../notify.ts';
import type { ChatPlatform } from '../ports.ts';
import { assign, closeConversation, type Conversation, findConversation, lockThreadOf } from '../threads.ts';

type View = ValueOf<typeof contract.chats>['list'][number];

/**
 * Changes the assignment of a conversation with its audit entry, and notifies all sides.
 * @throws Refusal not.found, and chat.closed when `work` found the conversation closed
 */
export async function changeAssignment(
  platform: ChatPlatform,
  acting: Acting,
  id: bigint,
  action: string,
  work: (tx: Tx, before: Conversation) => Promise<{ done: boolean; after: object }>,
): Promise<null> {
  const { db, events } = platform;
  await db.transaction(async (tx) => {
    const thread = await lockThreadOf(tx, id);
    const before = await findConversation(tx, id);
    if (thread === undefined || before === undefined) throw new Refusal('not.found');
    const { done, after } = await work(tx, before);
    if (!done) throw new Refusal('chat.closed');
    await writeTrail(platform, acting, tx, {
      action,
      object: `chat:${id}`,
      before: {
        state: before.state,
        operator: before.operatorName,
        who: thread.memberId === null ? 'guest' : String(thread.memberId),
      },
      after,
    });
    await notifyBoth(events.stream, tx, thread.address, 'chat.message', {
      conversationId: String(id),
      message: null,
    });
  });
  return null;
}

/**
 * Assigns the conversation to the operator. @param over also from a colleague. @throws Refusal not.found, chat.closed,
 * chat.taken
 */
export function takeConversation(platform: ChatPlatform, acting: Acting, id: bigint, over: boolean): Promise<null> {
  const { operatorId, name } = acting.operator;
  return changeAssignment(platform, acting, id, 'chat.taken', async (tx, { state, operatorId: holder }) => {
    if (!over && state === 'open' && holder !== operatorId) throw new Refusal('chat.taken');
    return { done: await assign(tx, id, acting.operator), after: { state: 'open', operator: name } };
  });
}

/** @throws Refusal not.found, chat.closed */
export function endConversation(platform: ChatPlatform, acting: Acting, id: bigint): Promise<null> {
  return changeAssignment(platform, acting, id, 'chat.closed', async (tx) => ({
    done: await closeConversation(tx, id, 'staff'),
    after: { state: 'closed' },
  }));
}

/** Takes and closes several conversations. Taking skips those of colleagues, unlike the call for one conversation. */
export function createChatBulk(platform: ChatPlatform): BulkAction[] {
  const chat = { list: 'chats', permission: 'chat.answer', needsReason: false } as const;
  return [
    bulkAction<View>({
      ...chat,
      action: 'take',
      refusal: takingRefusal,
      run: (acting, { id }) => takeConversation(platform, acting, BigInt(id), false),
    }),
    bulkAction<View>({
      ...chat,
      action: 'close',
      refusal: ({ state }) => (state === 'closed' ? 'chat.closed' : null),
      run: (acting, { id }) => endConversation(platform, acting, BigInt(id)),
    }),
  ];
}

function takingRefusal({ state, operatorId }: View, { operator }: Acting): ErrorCode | null {
  if (state !== 'open') return state === 'closed' ? 'chat.closed' : null;
  return operatorId === String(operator.operatorId) ? 'row.unchanged' : 'chat.taken';
}
