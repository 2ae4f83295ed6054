import { sql } from '../../../platform/db/index.ts';
import type { TimelineSource } from '../../../platform/operators/index.ts';

/** Pictures of documents that the member sent. */
export const VERIFICATION_TIMELINE: readonly TimelineSource[] = [
  {
    kind: 'document',
    group: 'safety',
    permission: 'verification.read',
    from: sql`verification_documents d`,
    where: ({ memberId }) => sql`d.member_id = ${memberId}::bigint`,
    at: sql`d.sent_at`,
    key: sql`d.id::text`,
    title: sql`d.kind`,
    detail: sql`d.side`,
    state: sql`case when d.decided_at is null then 'open' else 'looked' end`,
    page: 'identities',
    query: sql`jsonb_build_object('view', 'all', 'member', d.member_id::text)`,
  },
];
