import type { agency as contract, ValueOf } from '@fairlot/contract';
import { type Executor, type ListKey, type PageOfRows, type Place, readPage, sql } from '../../../platform/db/index.ts';
import type { Period } from '../days.ts';
import type { Product } from '../rates.ts';

export type RebateState = ValueOf<typeof contract.rebates>['list'][number]['state'];

export interface Rebate {
  betId: string;
  memberId: bigint;
  account: string;
  depth: number;
  product: Product;
  gameCode: string;
  gameName: string;
  placedAt: Date;
  /** In steps of 0.0001. */
  rate: number;
  turnoverMinor: bigint;
  amountMicro: bigint;
  state: RebateState;
  settledAt: Date | null;
}

const STATE = sql`case when r.amount_micro = 0 then 'dropped'
  when r.amount_micro = r.settled_micro then 'paid' else 'waiting' end`;

/** Filter for the rows of a period; undefined: all. */
export interface RebateFilter {
  state?: string | undefined;
  product?: string | undefined;
}

const isAsked = (memberId: bigint, { from, to }: Period, { state, product }: RebateFilter) => sql`
  r.member_id = ${memberId}::bigint and r.day between ${from}::date and ${to}::date
   and (${product ?? null}::text is null or r.product = ${product ?? null})
   and (${state ?? null}::text is null or ${STATE} = ${state ?? null})`;

/**
 * An agent's earnings by bet in a period, the last day first.
 * @param total the number of matches, as counted by `rebatesByProduct`
 */
export function listRebates(
  executor: Executor,
  memberId: bigint,
  period: Period,
  { offset, limit, ...filter }: RebateFilter & Place,
  total: number,
): Promise<PageOfRows<Rebate>> {
  const columns = sql`
    b.bet_id as "betId", b.member_id as "memberId", m.account, cardinality(m.path) as depth, r.product,
    b.game_code as "gameCode", b.game_name as "gameName", b.placed_at as "placedAt", r.rate,
    r.turnover_minor as "turnoverMinor", r.amount_micro as "amountMicro", ${STATE} as state,
    r.settled_at as "settledAt"`;
  const from = sql`
    agency_rebates r join agency_bets b on b.key = r.bet_key join agency_members m on m.member_id = b.member_id`;
  const key: ListKey = [
    { column: sql`r.day`, type: 'date' },
    { column: sql`r.bet_key`, type: 'uuid' },
  ];
  const query = { columns, from, where: isAsked(memberId, period, filter), key };
  return readPage(executor, query, { offset, limit }, total);
}

export interface RebateSums {
  turnoverMinor: bigint;
  amountMicro: bigint;
  bets: bigint;
}

/** An agent's earnings in a period by product; `bets` is the number of rows. */
export async function rebatesByProduct(
  executor: Executor,
  memberId: bigint,
  period: Period,
  filter: RebateFilter,
): Promise<(RebateSums & { product: Product })[]> {
  const { product } = filter;
  // The days store ready sums; rows are only summed when filtered by state.
  const rows =
    filter.state === undefined
      ? sql`
          select product, turnover_minor, amount_micro, bets from agency_rebate_days
           where member_id = ${memberId}::bigint and day between ${period.from}::date and ${period.to}::date
             and (${product ?? null}::text is null or product = ${product ?? null})`
      : sql`select r.product, r.turnover_minor, r.amount_micro, 1 as bets from agency_rebates r
           where ${isAsked(memberId, period, filter)}`;
  return executor.rows(sql`
    select product, sum(turnover_minor)::bigint as "turnoverMinor", sum(amount_micro)::bigint as "amountMicro",
           sum(bets)::bigint as bets
      from (${rows}) r group by product order by sum(amount_micro) desc, product`);
}

/** The unpaid amount of a period, and the fraction left over from payments so far. */
export async function waitingOf(executor: Executor, memberId: bigint, period: Period, filter: RebateFilter) {
  return executor.one(sql<{ waitingMicro: bigint; carryMicro: bigint }>`
    select (select coalesce(sum(r.amount_micro - r.settled_micro), 0)::bigint
              from agency_rebates r
             where ${isAsked(memberId, period, filter)} and r.amount_micro <> r.settled_micro) as "waitingMicro",
           coalesce((select carry_micro from agency_rebate_accounts
                      where member_id = ${memberId}::bigint), 0)::bigint as "carryMicro"`);
}

/** Earnings in a period through current direct downline members. */
export async function sumDownlineRebates(executor: Executor, uplineId: bigint, { from, to }: Period) {
  return executor.one(sql<RebateSums>`
    select coalesce(sum(d.turnover_minor), 0)::bigint as "turnoverMinor",
           coalesce(sum(d.amount_micro), 0)::bigint as "amountMicro", coalesce(sum(d.bets), 0)::bigint as bets
      from agency_rebate_days d join agency_members m on m.member_id = d.downline_id
     where d.member_id = ${uplineId}::bigint and m.parent_id = ${uplineId}::bigint
       and d.day between ${from}::date and ${to}::date`);
}

export interface DownlineRebate extends RebateSums {
  memberId: bigint;
  account: string;
  type: number;
  depth: number;
  /** Earnings of the downline member from members below. */
  earnedMicro: bigint;
}

/** Direct downline members with the agent's earnings from them and their own, in a period. */
export async function listDownlineRebates(
  executor: Executor,
  uplineId: bigint,
  { from, to }: Period,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ list: DownlineRebate[]; total: number }> {
  const { total } = await executor.one(sql<{ total: bigint }>`
    select count(*) as total from agency_members where parent_id = ${uplineId}::bigint`);
  const list = await executor.rows(sql<DownlineRebate>`
    select m.member_id as "memberId", m.account, m.type, cardinality(m.path) as depth,
           coalesce(d.turnover, 0)::bigint as "turnoverMinor", coalesce(d.amount, 0)::bigint as "amountMicro",
           coalesce(d.bets, 0)::bigint as bets, coalesce(e.amount, 0)::bigint as "earnedMicro"
      from agency_members m
      left join (select downline_id, sum(turnover_minor) as turnover, sum(amount_micro) as amount, sum(bets) as bets
                   from agency_rebate_days
                  where member_id = ${uplineId}::bigint and day between ${from}::date and ${to}::date
                  group by downline_id) d on d.downline_id = m.member_id
      left join (select r.member_id, sum(r.amount_micro) as amount
                   from agency_rebate_days r join agency_members l on l.member_id = r.member_id
                  where l.parent_id = ${uplineId}::bigint and r.day between ${from}::date and ${to}::date
                  group by r.member_id) e on e.member_id = m.member_id
     where m.parent_id = ${uplineId}::bigint
     order by d.amount desc nulls last, m.account offset ${offset}::int limit ${limit}::int`);
  return { list, total: Number(total) };
}
