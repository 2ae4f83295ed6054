import { chatDesk as contract, type ValueOf } from '@fairlot/contract';
import { type Executor, sql } from '../../../platform/db/index.ts';
import { type AnyDeskList, deskList, waitingWork } from '../../../platform/operators/index.ts';
import { type RowOf, wireRow } from '../../../platform/rows/wire-row.ts';

type View = ValueOf<typeof contract.chat>['chat'];

type Row = RowOf<View, 'id' | 'memberId' | 'operatorId', 'waitingSince' | 'openedAt' | 'lastAt' | 'closedAt'>;

const COLUMNS = sql`
  c.id, t.member_id as "memberId", t.account, t.language, c.state, c.operator_id as "operatorId",
  c.operator_name as operator, c.preview, c.waiting_since as "waitingSince", c.opened_at as "openedAt",
  c.last_at as "lastAt", c.closed_at as "closedAt", c.closed_by as "closedBy",
  c.rating::int as rating, c.rating_note as "ratingNote",
  c.is_away as away,
  (select count(*)::int from chat_messages m
    where m.thread_id = c.thread_id and m.id > t.staff_read_id and m.author = 'member'
      and m.conversation_id = c.id) as unread`;
const FROM = sql`chat_conversations c join chat_threads t on t.id = c.thread_id`;

/** Oldest first, so that none waits indefinitely. */
export function createChatList(): AnyDeskList {
  return deskList<Row, View>({
    endpoint: contract.chats,
    select: COLUMNS,
    from: FROM,
    alias: 'c',
    fields: {
      memberId: { column: sql`t.member_id` },
    },
    present: (rows) => rows.map(wireRow),
  });
}

export async function findChat(executor: Executor, id: bigint): Promise<View | undefined> {
  const row = await executor.first(sql<Row>`select ${COLUMNS} from ${FROM} where c.id = ${id}::bigint`);
  return row && wireRow(row);
}

/** Earlier conversations of the same member, newest first. */
export async function earlierChats(executor: Executor, id: bigint): Promise<ValueOf<typeof contract.chat>['earlier']> {
  const rows = await executor.rows(sql<{ id: bigint; openedAt: Date; preview: string }>`
    select e.id, e.opened_at as "openedAt", e.preview from chat_conversations e
      join chat_conversations c on c.thread_id = e.thread_id
     where c.id = ${id}::bigint and e.id < c.id order by e.id desc limit 20`);
  return rows.map(wireRow);
}

/** Conversations without an operator. */
export const WAITING_CHATS = waitingWork<View>({
  page: 'chat',
  list: 'chats',
  filter: ['state:eq:waiting'],
  promiseMinutes: 2,
  since: sql`coalesce(c.waiting_since, c.opened_at)`,
  caseOf: ({ id, account, waitingSince, openedAt }) => ({
    title: account,
    at: waitingSince ?? openedAt,
    query: { id },
  }),
});
