import type { ChatState } from '@fairlot/contract';
import { type Executor, sql, type Tx } from '../../platform/db/index.ts';

/** A person who writes to the staff: a member, or a visitor identified by the hash of a cookie. */
export type Party = { memberId: bigint; userName: string } | Guest;
export interface Guest {
  guestHash: string;
  /** Keyed hash of the network. */
  network: string;
}

export interface Thread {
  id: bigint;
  /** Null for a visitor. */
  memberId: bigint | null;
  /** The person's number in the stream: the member id, or a negative number for a visitor. */
  address: bigint;
  /** The name shown to staff. */
  account: string;
  memberDelivered: bigint;
  memberRead: bigint;
  staffDelivered: bigint;
  staffRead: bigint;
}

export interface Conversation {
  id: bigint;
  threadId: bigint;
  state: ChatState;
  operatorId: bigint | null;
  operatorName: string | null;
  rating: number | null;
  openedAt: Date;
}

const THREAD = sql`
  id, member_id as "memberId", coalesce(member_id, -id) as address, account,
  member_delivered_id as "memberDelivered", member_read_id as "memberRead",
  staff_delivered_id as "staffDelivered", staff_read_id as "staffRead"`;

const CONVERSATION = sql`
  id, thread_id as "threadId", state, operator_id as "operatorId", operator_name as "operatorName", rating,
  opened_at as "openedAt"`;

/** The writer's thread, locked: all changes of a thread are serialised here. */
export function lockThread(tx: Tx, party: Party, language: string): Promise<Thread> {
  const code = language.toUpperCase().slice(0, 2);
  if ('guestHash' in party) {
    const { guestHash, network } = party;
    return tx.one(sql<Thread>`
      insert into chat_threads (guest_hash, guest_network, guest_seen_at, account, language)
      values (${guestHash}, ${network}, clock_timestamp(), ${nameOfGuest(guestHash)}, ${code})
      on conflict (guest_hash) do update set guest_seen_at = excluded.guest_seen_at, language = excluded.language
      returning ${THREAD}`);
  }
  const { memberId, userName } = party;
  return tx.one(sql<Thread>`
    insert into chat_threads (member_id, account, language)
    values (${memberId}::bigint, ${userName}, ${code})
    on conflict (member_id) do update set account = excluded.account, language = excluded.language
    returning ${THREAD}`);
}

/** @param isLocked blocks other writers of the thread until the transaction ends */
export function findThread(executor: Executor, party: Party, isLocked = false): Promise<Thread | undefined> {
  const own = 'guestHash' in party ? sql`guest_hash = ${party.guestHash}` : sql`member_id = ${party.memberId}::bigint`;
  return executor.first(sql<Thread>`
    select ${THREAD} from chat_threads where ${own} ${isLocked ? sql`for update` : sql``}`);
}

/** A visitor's name as shown to staff. */
function nameOfGuest(guestHash: string): string {
  return `guest-${guestHash.slice(0, 6)}`;
}

/** The thread of a conversation. */
export function threadOf(executor: Executor, conversationId: bigint): Promise<Thread | undefined> {
  return executor.first(sql<Thread>`
    select ${THREAD} from chat_threads
     where id = (select thread_id from chat_conversations where id = ${conversationId}::bigint)`);
}

/** The thread of a conversation, locked. */
export function lockThreadOf(tx: Tx, conversationId: bigint): Promise<Thread | undefined> {
  return tx.first(sql<Thread>`
    select ${THREAD} from chat_threads
     where id = (select thread_id from chat_conversations where id = ${conversationId}::bigint) for update`);
}

export function findConversation(executor: Executor, id: bigint): Promise<Conversation | undefined> {
  return executor.first(sql<Conversation>`
    select ${CONVERSATION} from chat_conversations where id = ${id}::bigint`);
}

/**
 * The open conversation, or else the newest one, which has ended. After a visitor's thread has joined a member's, an
 * ended conversation may be newer than the open one.
 */
export function currentConversation(executor: Executor, threadId: bigint): Promise<Conversation | undefined> {
  return executor.first(sql<Conversation>`
    select ${CONVERSATION} from chat_conversations
     where thread_id = ${threadId}::bigint order by state = 'closed', id desc limit 1`);
}

/** Starts a conversation, assigned to an available operator or else waiting. */
export function openConversation(
  tx: Tx,
  threadId: bigint,
  { operator, isAway }: { operator: { operatorId: bigint; name: string } | undefined; isAway: boolean },
): Promise<Conversation> {
  return tx.one(sql<Conversation>`
    insert into chat_conversations (thread_id, state, operator_id, operator_name, is_away, preview)
    values (${threadId}::bigint, ${operator === undefined ? 'waiting' : 'open'},
      ${operator?.operatorId ?? null}::bigint, ${operator?.name ?? null}, ${isAway}::boolean, '')
    returning ${CONVERSATION}`);
}

/** Assigns the conversation; null returns it to the queue. @returns whether it was still open */
export async function assign(tx: Tx, conversationId: bigint, operator: { operatorId: bigint; name: string } | null) {
  return tx.changes(sql`
    update chat_conversations set state = ${operator === null ? 'waiting' : 'open'},
      operator_id = ${operator?.operatorId ?? null}::bigint, operator_name = ${operator?.name ?? null}
     where id = ${conversationId}::bigint and state <> 'closed'`);
}

/**
 * @param by who ends it; null when it ends automatically
 * @returns whether it was still open
 */
export async function closeConversation(tx: Tx, conversationId: bigint, by: 'member' | 'staff' | null) {
  return tx.changes(sql`
    update chat_conversations set state = 'closed', closed_at = clock_timestamp(), waiting_since = null,
      closed_by = ${by}
     where id = ${conversationId}::bigint and state <> 'closed'`);
}
