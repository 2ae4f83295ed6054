import { sql } from '../../../platform/db/index.ts';
import { countsByKey, type MemberStep, type ReadNetDeposits } from '../../../platform/operators/index.ts';

/** Members with at least one credited deposit. */
export const DEPOSITED: MemberStep = {
  name: 'deposited',
  count: async (executor, cohorts, asset) =>
    countsByKey(
      await executor.rows(sql<{ key: string; members: bigint }>`
        select c.key, count(*) as members from ${cohorts} c
         where exists (select 1 from payments_orders o
                        where o.member_id = c.member_id and o.credited_at is not null and o.asset = ${asset})
         group by 1`),
    ),
};

export const readNetDeposits: ReadNetDeposits = async (executor, cohorts, days, asset) => {
  const sums = days.map(
    (count) =>
      sql`coalesce(sum(m.minor) filter (where m.at < c.registered_at + ${count}::int * interval '24 hours'), 0)`,
  );
  const most = Math.max(...days);
  const rows = await executor.rows(sql<{ key: string; net: bigint[] }>`
    select c.key, array[${sql.join(sums, sql`, `)}]::bigint[] as net
      from ${cohorts} c join (
        select o.member_id, o.credited_at as at, coalesce(o.credited_minor, o.amount_minor) as minor
          from payments_orders o where o.status = 'succeeded' and o.asset = ${asset}
        union all
        select w.member_id, w.ended_at, -w.amount_minor
          from payments_withdrawals w where w.status = 'paid' and w.asset = ${asset}) m
        on m.member_id = c.member_id and m.at < c.registered_at + ${most}::int * interval '24 hours'
     group by 1`);
  return new Map(rows.map(({ key, net }) => [key, net]));
};
