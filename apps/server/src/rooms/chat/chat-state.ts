import type { chat as contract, ValueOf } from '@fairlot/contract';
import type { ChatPlatform } from './ports.ts';
import { isOpenAt, nextOpening } from './hours.ts';
import { countUnread, presentMessage, readMessages } from './messages.ts';
import { questionsIn, readSettings } from './settings.ts';
import { currentConversation, findThread, type Party } from './threads.ts';

type Status = ValueOf<typeof contract.conversation>;

/** The chat as a member or a visitor sees it: a page of messages with the state of the conversation. */
export async function presentChatState(
  { db, site }: ChatPlatform,
  answerTime: () => Promise<number | null>,
  party: Party | null,
  language: string,
  before: bigint | undefined,
): Promise<Status> {
  const settings = await readSettings(db);
  const zone = await site.timeZone();
  const thread = party === null ? undefined : await findThread(db, party);
  const current = thread && (await currentConversation(db, thread.id));
  const page = thread && (await readMessages(db, thread.id, { before, withNotes: false }));
  const now = Date.now();
  return {
    conversation: current
      ? {
          id: String(current.id),
          state: current.state,
          staff: current.operatorName,
          rating: current.rating,
          openedAt: current.openedAt.getTime(),
        }
      : null,
    messages: page?.messages.map(presentMessage) ?? [],
    hasMore: page?.hasMore ?? false,
    marks: { delivered: String(thread?.staffDelivered ?? 0n), read: String(thread?.staffRead ?? 0n) },
    unReadCount: thread === undefined ? 0 : await countUnread(db, thread.id),
    isOpen: isOpenAt(settings.hours, zone, now),
    opensAt: nextOpening(settings.hours, zone, now),
    answersWithinSeconds: await answerTime(),
    questions: questionsIn(settings, language),
  };
}
