import { type Executor, sql } from '../../../platform/db/index.ts';
import type { Period } from '../days.ts';
import { isSought, type SoughtAccount } from './sought-account.ts';
import { type FigureSums, SUMS } from './figures.ts';
import { IS_ONLINE } from './report-rows.ts';

export interface TeamMember extends FigureSums {
  memberId: bigint;
  account: string;
  type: number;
  joinedAt: Date;
  depth: number;
  isOnline: boolean;
  size: bigint;
}

export interface MemberFilter {
  /** Whose team. */
  upperId: bigint;
  /** Of an account: then of the whole team, else those right below. */
  account: SoughtAccount | undefined;
  /** Column, with `-` before it falling. */
  sort: string | undefined;
  offset: number;
  limit: number;
}

const ORDERS: Readonly<Record<string, ReturnType<typeof sql>>> = {
  account: sql`f.account`,
  deposit: sql`f."depositMinor"`,
  withdrawal: sql`f."withdrawalMinor"`,
  turnover: sql`f."turnoverMinor"`,
  prize: sql`f."prizeMinor"`,
  profit: sql`(f."prizeMinor" + f."bonusMinor" + f."commissionMinor" - f."turnoverMinor")`,
  bets: sql`f.bets`,
  joinedAt: sql`f."joinedAt"`,
};

/** Members right below one, or those of a whole team by the beginning of their account, with what their teams did. */
export async function listTeamMembers(
  executor: Executor,
  { from, to }: Period,
  { upperId, account, sort = 'account', offset, limit }: MemberFilter,
): Promise<{ list: TeamMember[]; total: number }> {
  const whom =
    account === undefined
      ? sql`m.parent_id = ${upperId}::bigint`
      : sql`m.path @> array[${upperId}::bigint] and ${isSought(account)}`;
  const { total } = await executor.one(sql<{ total: bigint }>`
    select count(*) as total from agency_members m where ${whom}`);
  const isFalling = sort.startsWith('-');
  const order = ORDERS[isFalling ? sort.slice(1) : sort] ?? sql`f.account`;
  const list = await executor.rows(sql<TeamMember>`
    select f.*, (select count(*) from agency_members below where below.path @> array[f."memberId"]) as size
      from (select m.member_id as "memberId", m.account, m.type, m.joined_at as "joinedAt",
                   cardinality(m.path) as depth, ${IS_ONLINE} as "isOnline", ${SUMS}
              from agency_members m
              left join agency_days d on d.member_id = m.member_id and d.is_team
                and d.day between ${from}::date and ${to}::date
             where ${whom} group by m.member_id) f
     order by ${order} ${isFalling ? sql`desc` : sql`asc`}, f."memberId"
     offset ${offset}::int limit ${limit}::int`);
  return { list, total: Number(total) };
}
