import { type Executor, sql } from '../../../platform/db/index.ts';
import type { Period } from '../days.ts';
import { type FigureSums, SUMS } from '../figures/figures.ts';

interface Below extends FigureSums {
  memberId: bigint;
  account: string;
  type: number;
  size: bigint;
}

const PART = 50;

/**
 * The members right below a member, by name. At the top level only agents and members with a downline are listed,
 * because most members have no upline.
 * @param after account after which the page begins
 */
export async function listBelow(
  executor: Executor,
  uplineId: bigint | null,
  { from, to }: Period,
  after: string | undefined,
): Promise<{ list: Below[]; next: string | null }> {
  const rows = await executor.rows(sql<Below>`
    select m."memberId", m.account, m.type, ${SUMS},
           (select count(*) from agency_members b where b.path @> array[m."memberId"]) as size
      from (select member_id as "memberId", account, type from agency_members
             where ${
               uplineId === null
                 ? sql`parent_id is null and type not in (0, 4, 40)`
                 : sql`parent_id = ${uplineId}::bigint`
             } and (${after ?? null}::text is null or account > ${after ?? null})
             order by account limit ${PART + 1}::int) m
      left join agency_days d on d.member_id = m."memberId" and d.is_team
        and d.day between ${from}::date and ${to}::date
     group by m."memberId", m.account, m.type order by m.account`);
  const list = rows.slice(0, PART);
  return { list, next: rows.length > PART ? (list.at(-1)?.account ?? null) : null };
}
