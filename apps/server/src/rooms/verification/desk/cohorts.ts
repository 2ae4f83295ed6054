import { sql } from '../../../platform/db/index.ts';
import type { MemberStep } from '../../../platform/operators/index.ts';

/** Members whose identity is verified. */
export const VERIFIED: MemberStep = {
  name: 'verified',
  count: async (executor, members) => {
    const rows = await executor.rows(sql<{ key: string; members: bigint }>`
      select c.key, count(*) as members
        from unnest(${members.map(({ memberId }) => memberId)}::bigint[], ${members.map(({ key }) => key)}::text[])
          as c(member_id, key)
        join verification_members v on v.member_id = c.member_id and v.state = 'verified'
       group by 1`);
    return new Map(rows.map((row) => [row.key, row.members]));
  },
};
