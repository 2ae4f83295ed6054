import type { chat as contract, ValueOf } from '@fairlot/contract';
import { type Executor, sql } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';
import { isOpenAt, nextOpening } from './hours.ts';
import { countUnread, presentMessage, readMessages } from './messages.ts';
import { questionsIn, readSettings } from './settings.ts';
import { findThread, newestConversation } from './threads.ts';

type Standing = ValueOf<typeof contract.conversation>;

/** First answers that the promise of a time is made from, and how few are none. */
const LAST_ANSWERS = 100;
const FEW_ANSWERS = 5;

/** What a member sees of the chat: a page of messages with how the conversation stands. */
export async function presentStanding(
  { db, collected }: Platform,
  memberId: bigint,
  language: string,
  before: bigint | undefined,
): Promise<Standing> {
  const settings = await readSettings(db);
  const zone = await collected.provider('site').timeZone();
  const thread = await findThread(db, memberId);
  const newest = thread && (await newestConversation(db, thread.id));
  const page = thread && (await readMessages(db, thread.id, { before, withNotes: false }));
  const now = Date.now();
  return {
    conversation: newest
      ? {
          id: String(newest.id),
          state: newest.state,
          staff: newest.operatorName,
          rating: newest.rating,
          openedAt: newest.openedAt.getTime(),
        }
      : null,
    messages: page?.messages.map(presentMessage) ?? [],
    hasMore: page?.hasMore ?? false,
    marks: { delivered: String(thread?.staffDelivered ?? 0n), read: String(thread?.staffRead ?? 0n) },
    unReadCount: thread === undefined ? 0 : await countUnread(db, memberId),
    isOpen: isOpenAt(settings.hours, zone, now),
    opensAt: nextOpening(settings.hours, zone, now),
    answersWithinSeconds: await medianAnswer(db),
    questions: questionsIn(settings, language),
  };
}

/** How long members waited for the last first answers, left out those who wrote outside the hours. */
async function medianAnswer(executor: Executor): Promise<number | null> {
  const { count, seconds } = await executor.one(sql<{ count: number; seconds: number | null }>`
    select count(*)::int as count,
           ceil(percentile_cont(0.5) within group (order by took))::int as seconds
      from (select extract(epoch from first_answer_at - opened_at) as took from chat_conversations
             where first_answer_at is not null and not is_away order by id desc limit ${LAST_ANSWERS}::int) answered`);
  return count < FEW_ANSWERS ? null : seconds;
}
