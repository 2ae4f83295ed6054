import { sql } from '../../../platform/db/index.ts';
import { TRIAL_TYPE } from '../../../platform/http/index.ts';
import type { FeedLine, FeedSource } from '../../../platform/operators/index.ts';

/** Newly registered members, without trial members. */
export const MEMBER_FEED: FeedSource = {
  kind: 'member',
  permission: 'members.read',
  latest: (executor, limit) =>
    executor.rows(sql<FeedLine>`
      select created_at as at, account as title, null::bigint as "amountMinor", null as asset, 'member' as page,
             jsonb_build_object('memberId', id::text) as query
        from people_members where type <> ${TRIAL_TYPE}::int order by created_at desc, id desc limit ${limit}::int`),
};
