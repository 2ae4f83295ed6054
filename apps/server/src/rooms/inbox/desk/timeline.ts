import { sql } from '../../../platform/db/index.ts';
import type { TimelineSource } from '../../../platform/operators/index.ts';

/** Messages to this member alone, and feedback. */
export const INBOX_TIMELINE: readonly TimelineSource[] = [
  {
    kind: 'message',
    group: 'contact',
    permission: 'inbox.read',
    from: sql`inbox_messages m`,
    where: ({ memberId }) => sql`m.member_id = ${memberId}::bigint`,
    at: sql`m.created_at`,
    key: sql`m.id::text`,
    title: sql`m.kind`,
    detail: sql`m.texts->'EN'->>'title'`,
    state: sql`case when m.read_at is null then 'unread' else 'read' end`,
  },
  {
    kind: 'feedback',
    group: 'contact',
    permission: 'inbox.read',
    from: sql`inbox_cases c`,
    where: ({ memberId }) => sql`c.member_id = ${memberId}::bigint`,
    at: sql`c.created_at`,
    key: sql`c.id::text`,
    title: sql`c.type::text`,
    detail: sql`left(c.content, 120)`,
    state: sql`c.state`,
    page: 'cases',
    query: sql`jsonb_build_object('view', 'all', 'filter', 'memberId:eq:' || c.member_id)`,
  },
];
