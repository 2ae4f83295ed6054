import { sql } from '../../../platform/db/index.ts';
import type { TimelineSource } from '../../../platform/operators/index.ts';

/** Limits, breaks, exclusions and contacts, and signs of harm. */
export const PROTECTION_TIMELINE: readonly TimelineSource[] = [
  {
    kind: 'protection',
    group: 'safety',
    permission: 'protection.read',
    from: sql`protection_acts a`,
    where: ({ memberId }) => sql`a.member_id = ${memberId}::bigint`,
    at: sql`a.at`,
    key: sql`a.id::text`,
    title: sql`a.act`,
    detail: sql`a.detail::text`,
    page: 'protection',
    query: sql`jsonb_build_object('memberId', a.member_id::text)`,
  },
  {
    kind: 'harm',
    group: 'safety',
    permission: 'protection.read',
    from: sql`protection_alerts a`,
    where: ({ memberId }) => sql`a.member_id = ${memberId}::bigint`,
    at: sql`a.began_at`,
    key: sql`a.id::text`,
    title: sql`a.marker`,
    detail: sql`coalesce(a.value_before || ' → ', '') || a.value_now`,
    state: sql`case when a.closed_at is null then 'open' else 'closed' end`,
    page: 'protection-alerts',
    query: sql`jsonb_build_object('view', 'all', 'filter', 'memberId:eq:' || a.member_id)`,
  },
];
