import { sql } from '../../../platform/db/index.ts';
import type { TimelineSource } from '../../../platform/operators/index.ts';

/** The registration. */
export const PEOPLE_TIMELINE: readonly TimelineSource[] = [
  {
    kind: 'registration',
    group: 'safety',
    permission: 'members.read',
    from: sql`people_members m`,
    where: ({ memberId }) => sql`m.id = ${memberId}::bigint`,
    at: sql`m.created_at`,
    key: sql`m.id::text`,
    title: sql`'registered'`,
  },
];
