import { sql } from '../../../platform/db/index.ts';
import type { TimelineSource } from '../../../platform/operators/index.ts';

/** Operators' notes about the member, and their decisions. */
export const STAFF_TIMELINE: readonly TimelineSource[] = [
  {
    kind: 'note',
    group: 'contact',
    permission: 'members.read',
    from: sql`backoffice_notes n`,
    where: ({ memberId }) => sql`n.object = ${`member:${memberId}`}`,
    at: sql`n.created_at`,
    key: sql`n.id::text`,
    title: sql`n.author`,
    detail: sql`n.text`,
    page: 'member',
    query: sql`jsonb_build_object('memberId', split_part(n.object, ':', 2), 'tab', 'notes')`,
  },
  {
    kind: 'decision',
    group: 'decisions',
    permission: 'audit.read',
    from: sql`backoffice_audit t`,
    where: ({ memberId }) => sql`t.object = ${`member:${memberId}`}`,
    at: sql`t.at`,
    key: sql`t.id::text`,
    title: sql`t.action`,
    detail: sql`concat_ws(' · ', t.actor, t.reason)`,
    page: 'member',
    query: sql`jsonb_build_object('memberId', split_part(t.object, ':', 2), 'tab', 'trail')`,
  },
];
