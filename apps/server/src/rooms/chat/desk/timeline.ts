import { sql } from '../../../platform/db/index.ts';
import type { TimelineSource } from '../../../platform/operators/index.ts';

/** Conversations with the staff. */
export const CHAT_TIMELINE: readonly TimelineSource[] = [
  {
    kind: 'chat',
    group: 'contact',
    permission: 'chat.read',
    from: sql`chat_threads t join chat_conversations c on c.thread_id = t.id`,
    where: ({ memberId }) => sql`t.member_id = ${memberId}::bigint`,
    at: sql`c.opened_at`,
    key: sql`c.id::text`,
    title: sql`coalesce(c.operator_name, '')`,
    detail: sql`c.preview`,
    state: sql`c.state`,
    page: 'chat',
    query: sql`jsonb_build_object('id', c.id::text)`,
  },
];
