import { sql } from '../../../platform/db/index.ts';
import type { MemberFinder } from '../../../platform/operators/index.ts';

/** Members by an exact address or browser of their log-ins. */
export const LOGIN_FINDERS: readonly MemberFinder[] = [
  { field: 'address', ids: (ip) => sql`select l.member_id from identity_logins l where l.ip = ${ip}` },
  {
    field: 'device',
    ids: (device) => sql`select l.member_id from identity_logins l
      where md5(l.user_agent) = md5(${device}) and l.user_agent = ${device}`,
  },
];
