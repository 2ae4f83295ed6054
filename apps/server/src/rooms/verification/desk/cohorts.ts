import { sql } from '../../../platform/db/index.ts';
import { countsByKey, type MemberStep } from '../../../platform/operators/index.ts';

/** Members whose identity is verified. */
export const VERIFIED: MemberStep = {
  name: 'verified',
  count: async (executor, cohorts) =>
    countsByKey(
      await executor.rows(sql<{ key: string; members: bigint }>`
        select c.key, count(*) as members
          from ${cohorts} c join verification_members v on v.member_id = c.member_id and v.state = 'verified'
         group by 1`),
    ),
};
