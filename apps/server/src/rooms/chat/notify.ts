import type { EventMap } from '@fairlot/contract';
import { type Tx } from '../../platform/db/index.ts';
import { STAFF, type Stream } from '../../platform/events/index.ts';
import { type Message, presentMessage } from './messages.ts';
import type { Thread } from './threads.ts';

type ChatEvent = 'chat.message' | 'chat.read';

/** Notifies the member or visitor, and all connected staff, in the transaction of the cause. */
export async function notifyBoth<N extends ChatEvent>(
  stream: Stream,
  tx: Tx,
  address: bigint,
  name: N,
  data: EventMap[N],
): Promise<void> {
  await stream.publishMany(tx, name, [
    { memberId: address, data },
    { memberId: STAFF, data },
  ]);
}

/** Notes are not sent to the member; assignments are sent to staff only. */
export async function notifyMessage(
  stream: Stream,
  tx: Tx,
  { address, account }: Pick<Thread, 'address' | 'account'>,
  operatorId: bigint | null,
  message: Message,
): Promise<void> {
  const data = { conversationId: String(message.conversationId), message: presentMessage(message) };
  const to = { account, operatorId: operatorId === null ? null : String(operatorId) };
  const toStaff = { memberId: STAFF, data: { ...data, to } };
  const both = message.author === 'note' ? [toStaff] : [{ memberId: address, data }, toStaff];
  await stream.publishMany(tx, 'chat.message', both);
}
