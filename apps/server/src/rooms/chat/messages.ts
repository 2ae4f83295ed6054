import { type chat as contract, CHAT_PAGE, type ValueOf } from '@fairlot/contract';
import { type Executor, sql, type Tx } from '../../platform/db/index.ts';
import type { CardRef } from './cards/cards.ts';
import type { Conversation } from './threads.ts';

export interface Message {
  id: bigint;
  conversationId: bigint;
  author: 'member' | 'staff' | 'note';
  name: string | null;
  text: string | null;
  key: string | null;
  width: number | null;
  height: number | null;
  cardKind: CardRef['kind'] | null;
  cardRef: string | null;
  /** The text in the reader's language. */
  translation: string | null;
  translationLanguage: string | null;
  at: Date;
}

export type NewMessage = Omit<Message, 'id' | 'conversationId' | 'at'>;

type View = ValueOf<typeof contract.sendMessage>;

/** Number of characters of a message shown in a list. */
const PREVIEW = 140;

const COLUMNS = sql`
  id, conversation_id as "conversationId", author, name, text, key, width, height,
  card_kind as "cardKind", card_ref::text as "cardRef",
  translation, translation_language as "translationLanguage", at`;

export function presentMessage(message: Message): View {
  const { id, conversationId, author, name, text, key, width, height, cardKind, cardRef, at } = message;
  const { translation, translationLanguage: language } = message;
  return {
    id: String(id),
    conversationId: String(conversationId),
    from: author,
    name,
    text,
    translation: translation === null || language === null ? null : { text: translation, language },
    picture: width === null || height === null ? null : { width, height },
    card: cardKind === null || cardRef === null ? null : { kind: cardKind, ref: cardRef },
    key,
    at: at.getTime(),
  };
}

/** An earlier message with the same key of the writer. */
export async function findByKey(
  executor: Executor,
  threadId: bigint,
  author: Message['author'],
  key: string | null,
): Promise<Message | undefined> {
  if (key === null) return undefined;
  return executor.first(sql<Message>`
    select ${COLUMNS} from chat_messages
     where thread_id = ${threadId}::bigint and author = ${author} and key = ${key}`);
}

/** Adds a message to a conversation; the thread is locked. */
export async function addMessage(
  tx: Tx,
  { id, threadId }: Pick<Conversation, 'id' | 'threadId'>,
  given: NewMessage,
): Promise<Message> {
  const { author, name, text, key, width, height, cardKind, cardRef, translation, translationLanguage } = given;
  const message = await tx.one(sql<Message>`
    insert into chat_messages
      (thread_id, conversation_id, author, name, text, key, width, height, card_kind, card_ref, translation,
       translation_language)
    values (${threadId}::bigint, ${id}::bigint, ${author}, ${name}, ${text}, ${key}, ${width}::int, ${height}::int,
      ${cardKind}, ${cardRef}::uuid, ${translation}, ${translationLanguage})
    returning ${COLUMNS}`);
  if (author === 'note') return message;
  const isMember = author === 'member';
  await tx.run(sql`
    update chat_conversations
       set preview = ${previewOf(text, cardRef)}, last_at = ${message.at}::timestamptz,
           waiting_since = case when ${isMember}::boolean then coalesce(waiting_since, ${message.at}::timestamptz) end,
           first_answer_at = case when ${isMember}::boolean then first_answer_at
             else coalesce(first_answer_at, ${message.at}::timestamptz) end,
           first_answer_by = case when ${isMember}::boolean then first_answer_by
             else coalesce(first_answer_by, ${name}::text) end
     where id = ${id}::bigint`);
  return message;
}

/** A page of messages, oldest first. */
export async function readMessages(
  executor: Executor,
  threadId: bigint,
  { before, until, withNotes }: { before: bigint | undefined; until?: bigint; withNotes: boolean },
): Promise<{ messages: Message[]; hasMore: boolean }> {
  const rows = await executor.rows(sql<Message>`
    select ${COLUMNS} from chat_messages
     where thread_id = ${threadId}::bigint
       ${before === undefined ? sql`` : sql`and id < ${before}::bigint`}
       ${until === undefined ? sql`` : sql`and conversation_id <= ${until}::bigint`}
       ${withNotes ? sql`` : sql`and author <> 'note'`}
     order by id desc limit ${CHAT_PAGE + 1}::int`);
  return { messages: rows.slice(0, CHAT_PAGE).toReversed(), hasMore: rows.length > CHAT_PAGE };
}

/** Messages of the staff that the member has not seen. */
export async function countUnread(executor: Executor, threadId: bigint): Promise<number> {
  return executor.value(sql<number>`
    select count(*)::int as count from chat_threads t join chat_messages m on m.thread_id = t.id
     where t.id = ${threadId}::bigint and m.id > t.member_read_id and m.author = 'staff'`);
}

/** The message of the thread with this number, or the newest one; notes for staff only are not found. */
export async function findMessage(
  executor: Executor,
  threadId: bigint,
  id: bigint | null,
): Promise<bigint | undefined> {
  const found = await executor.first(sql<{ id: bigint }>`
    select id from chat_messages
     where id = coalesce(${id}::bigint, (
             select max(id) from chat_messages where thread_id = ${threadId}::bigint and author <> 'note'))
       and thread_id = ${threadId}::bigint and author <> 'note'`);
  return found?.id;
}

/** The preview of a message in a list: for a card the end of its number; empty for a picture. */
function previewOf(text: string | null, cardRef: string | null): string {
  const end = cardRef?.slice(-8).toUpperCase();
  if (end !== undefined) return `#${end.slice(0, 4)}-${end.slice(4)}`;
  return Array.from((text ?? '').replaceAll(/\s+/g, ' '))
    .slice(0, PREVIEW)
    .join('');
}
