import { sql } from '../../../platform/db/index.ts';
import type { TimelineSource } from '../../../platform/operators/index.ts';
import { describeDevice } from '../login/device.ts';

/** Log-ins. */
export const IDENTITY_TIMELINE: readonly TimelineSource[] = [
  {
    kind: 'login',
    group: 'safety',
    permission: 'members.read',
    from: sql`identity_logins l`,
    where: ({ memberId }) => sql`l.member_id = ${memberId}::bigint`,
    at: sql`l.at`,
    key: sql`l.id::text`,
    title: sql`l.user_agent`,
    describe: describeDevice,
    detail: sql`l.ip`,
    state: sql`case when l.is_success then 'entered' else 'refused' end`,
  },
];
