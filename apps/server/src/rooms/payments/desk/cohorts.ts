import { sql } from '../../../platform/db/index.ts';
import type { CohortMember, MemberStep, ReadNetDeposits } from '../../../platform/operators/index.ts';

const idsOf = (members: readonly CohortMember[]) => members.map(({ memberId }) => memberId);
const keysOf = (members: readonly CohortMember[]) => members.map(({ key }) => key);

/** Members with at least one credited deposit. */
export const DEPOSITED: MemberStep = {
  name: 'deposited',
  count: async (executor, members, asset) => {
    const rows = await executor.rows(sql<{ key: string; members: bigint }>`
      select c.key, count(*) as members
        from unnest(${idsOf(members)}::bigint[], ${keysOf(members)}::text[]) as c(member_id, key)
       where exists (select 1 from payments_orders o
                      where o.member_id = c.member_id and o.credited_at is not null and o.asset = ${asset})
       group by 1`);
    return new Map(rows.map((row) => [row.key, row.members]));
  },
};

export const readNetDeposits: ReadNetDeposits = async (executor, members, asset) => {
  const rows = await executor.rows(sql<{ key: string; net: bigint }>`
    select c.key, sum(m.minor)::bigint as net
      from unnest(${idsOf(members)}::bigint[], ${keysOf(members)}::text[],
             ${members.map(({ until }) => until)}::timestamptz[]) as c(member_id, key, until)
      join lateral (
        select coalesce(o.credited_minor, o.amount_minor) as minor from payments_orders o
         where o.member_id = c.member_id and o.credited_at < c.until and o.asset = ${asset}
        union all
        select -w.amount_minor from payments_withdrawals w
         where w.member_id = c.member_id and w.status = 'paid' and w.ended_at < c.until
           and w.asset = ${asset}) m on true
     group by 1`);
  return new Map(rows.map(({ key, net }) => [key, net]));
};
