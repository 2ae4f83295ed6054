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
  /** Owner of the team. */
  uplineId: bigint;
  /** Search text: matches the whole team; without it only direct downline members are listed. */
  account: SoughtAccount | undefined;
  /** Column; `-` in front means descending. */
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

const OWN_ORDERS: Readonly<Record<string, ReturnType<typeof sql>>> = {
  account: sql`m.account`,
  joinedAt: sql`m.joined_at`,
};

/**
 * Direct downline members, or members of the whole team by the beginning of their account, with their teams' results.
 * `sums` are the totals of all pages.
 */
export async function listTeamMembers(
  executor: Executor,
  { from, to }: Period,
  { uplineId, account, sort = 'account', offset, limit }: MemberFilter,
): Promise<{ list: TeamMember[]; total: number; sums: FigureSums }> {
  const whom =
    account === undefined
      ? sql`m.parent_id = ${uplineId}::bigint`
      : sql`m.path @> array[${uplineId}::bigint] and ${isSought(account)}`;
  const { total } = await executor.one(sql<{ total: bigint }>`
    select count(*) as total from agency_members m where ${whom}`);
  const sums = await executor.one(sql<FigureSums>`
    select ${SUMS} from agency_members m join agency_days d on d.member_id = m.member_id
     where ${whom} and d.is_team and d.day between ${from}::date and ${to}::date`);
  const isFalling = sort.startsWith('-');
  const order = ORDERS[isFalling ? sort.slice(1) : sort] ?? sql`f.account`;
  const direction = isFalling ? sql`desc` : sql`asc`;
  // A page past the middle is read from the end, so that the last page costs as much as the first.
  const count = Math.max(Math.min(limit, Number(total) - offset), 0);
  const isFromEnd = offset * 2 > Number(total);
  const reading = isFromEnd === isFalling ? sql`asc` : sql`desc`;
  const skipped = isFromEnd ? Math.max(Number(total) - offset - count, 0) : offset;
  const paging = sql`offset ${skipped}::int limit ${count}::int`;
  // Columns of the members themselves are sorted before anything is summed.
  const own = OWN_ORDERS[isFalling ? sort.slice(1) : sort];
  const chosen = own === undefined ? sql`` : sql`order by ${own} ${reading}, m.member_id ${reading} ${paging}`;
  const list = await executor.rows(sql<TeamMember>`
    with chosen as (select m.* from agency_members m where ${whom} ${chosen}),
    page as materialized (
      select f.* from (
        select m.member_id as "memberId", m.account, m.type, m.joined_at as "joinedAt",
               cardinality(m.path) as depth, ${IS_ONLINE} as "isOnline", days.*
          from chosen m cross join lateral (
            select ${SUMS} from agency_days d
             where d.member_id = m.member_id and d.is_team and d.day between ${from}::date and ${to}::date) days) f
       order by ${order} ${reading}, f."memberId" ${reading} ${own === undefined ? paging : sql``})
    select f.*, (select count(*) from agency_members below where below.path @> array[f."memberId"]) as size
      from page f order by ${order} ${direction}, f."memberId" ${direction}`);
  return { list, total: Number(total), sums };
}
