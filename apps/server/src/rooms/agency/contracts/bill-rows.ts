import type { agency as contract, ValueOf } from '@fairlot/contract';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { Kind, Side, Terms } from './contract-rows.ts';
import type { Calculation, Line } from './maths.ts';

export type BillState = ValueOf<typeof contract.bills>['list'][number]['state'];

export interface Bill {
  id: bigint;
  kind: Kind;
  account: string;
  memberId: bigint;
  asset: string;
  /** Null: the merchant. */
  payerId: bigint | null;
  from: string;
  to: string;
  amountMinor: bigint;
  paidMinor: bigint;
  parts: number;
  state: BillState;
  explanation: Line[];
}

export interface DueContract {
  id: bigint;
  kind: Kind;
  lowerId: bigint;
  upperId: bigint | null;
  payer: 'platform' | 'upper';
  terms: Terms;
  from: string;
  to: string;
}

/** `agency_contracts c` in force on all or some days of a period, with the days that they were in force on. */
const dueColumns = (from: string, to: string) => sql`
  c.id, c.kind, c.lower_id as "lowerId", c.upper_id as "upperId", c.payer, c.terms,
  to_char(greatest(c.from_day, ${from}::date), 'YYYY-MM-DD') as from,
  to_char(least(coalesce(c.until_day, ${to}::date), ${to}::date), 'YYYY-MM-DD') as to`;
const isInForce = (kind: Kind, from: string, to: string) => sql`
  c.kind = ${kind} and c.state in ('valid', 'ended') and c.from_day <= ${to}::date
  and coalesce(c.until_day, ${to}::date) >= greatest(c.from_day, ${from}::date)`;

/** Contracts that have no bill of a period yet, the lowest in the tree first. */
export async function dueContracts(executor: Executor, kind: Kind, from: string, to: string): Promise<DueContract[]> {
  return executor.rows(sql<DueContract>`
    select ${dueColumns(from, to)} from agency_contracts c join agency_members m on m.member_id = c.lower_id
     where ${isInForce(kind, from, to)}
       and not exists (select 1 from agency_bills b
                        where b.contract_id = c.id and b.from_day = greatest(c.from_day, ${from}::date))
     order by cardinality(m.path) desc, c.id limit 500`);
}

export interface BilledContract extends DueContract {
  account: string;
  /** Of the upper who pays; null: the merchant. */
  payerAccount: string | null;
  /** What the bill says; null while there is none. */
  before: bigint | null;
  state: BillState | null;
}

const MOST_SHOWN = 500;

/** Contracts of a period beside the bills that were made of them. */
export async function contractsIn(
  executor: Executor,
  kind: Kind,
  from: string,
  to: string,
): Promise<{ list: BilledContract[]; isCut: boolean }> {
  const rows = await executor.rows(sql<BilledContract>`
    select ${dueColumns(from, to)}, m.account, u.account as "payerAccount", b.amount_minor as before, b.state
      from agency_contracts c join agency_members m on m.member_id = c.lower_id
      left join agency_members u on u.member_id = c.upper_id and c.payer = 'upper'
      left join agency_bills b on b.contract_id = c.id and b.from_day = greatest(c.from_day, ${from}::date)
     where ${isInForce(kind, from, to)} order by m.path, c.id limit ${MOST_SHOWN + 1}::int`);
  return { list: rows.slice(0, MOST_SHOWN), isCut: rows.length > MOST_SHOWN };
}

/** Members of a team, the agent included, who staked at least so much in a period. */
export async function activeMembers(
  executor: Executor,
  agentId: bigint,
  { from, to }: { from: string; to: string },
  activeFromMinor: bigint,
): Promise<number> {
  const { count } = await executor.one(sql<{ count: bigint }>`
    select count(*) as count from (
      select member_id from agency_days
       where not is_team and day between ${from}::date and ${to}::date
         and (member_id = ${agentId}::bigint or agency_path_on(member_id, day) @> array[${agentId}::bigint])
       group by member_id having sum(turnover_minor) > 0 and sum(turnover_minor) >= ${activeFromMinor}::bigint) a`);
  return Number(count);
}

/** Turnover of a team by hour of a day. */
export async function hourlySales(executor: Executor, agentId: bigint, day: string, zone: string): Promise<bigint[]> {
  const rows = await executor.rows(sql<{ sales: bigint }>`
    select sum(counted_turnover_minor)::bigint as sales from agency_bets
     where counted_day = ${day}::date
       and (member_id = ${agentId}::bigint or agency_path_on(member_id, counted_day) @> array[${agentId}::bigint])
     group by date_trunc('hour', settled_at at time zone ${zone}) order by 1`);
  return rows.map(({ sales }) => sales);
}

/** What direct lowers get for the same period from the merchant. */
export async function lowersAmount(executor: Executor, upperId: bigint, kind: Kind, to: string): Promise<bigint> {
  const { sum } = await executor.one(sql<{ sum: bigint }>`
    select coalesce(sum(b.amount_minor), 0)::bigint as sum from agency_bills b
      join agency_members m on m.member_id = b.member_id
     where m.parent_id = ${upperId}::bigint and b.kind = ${kind} and b.to_day = ${to}::date and b.payer_id is null`);
  return sum;
}

/** Writes a bill once for its contract and first day. */
export async function insertBill(tx: Tx, due: DueContract, { amountMinor, isReached, lines }: Calculation) {
  await tx.run(sql`
    insert into agency_bills (contract_id, kind, member_id, payer_id, from_day, to_day, amount_minor, state,
      explanation)
    values (${due.id}::bigint, ${due.kind}, ${due.lowerId}::bigint,
      ${due.payer === 'upper' ? due.upperId : null}::bigint, ${due.from}::date, ${due.to}::date, ${amountMinor}::bigint,
      ${isReached ? 'issued' : 'notReached'}, ${JSON.stringify(lines)}::jsonb)
    on conflict do nothing`);
}

const COLUMNS = sql`b.id, b.kind, m.account, b.member_id as "memberId", m.asset, b.payer_id as "payerId",
  to_char(b.from_day, 'YYYY-MM-DD') as from, to_char(b.to_day, 'YYYY-MM-DD') as to, b.amount_minor as "amountMinor",
  b.paid_minor as "paidMinor", b.parts, b.state, b.explanation`;

/** Bills that wait for money. */
export async function openBills(executor: Executor): Promise<bigint[]> {
  const rows = await executor.rows(sql<{ id: bigint }>`
    select id from agency_bills where state in ('issued', 'partCollected', 'insufficient') order by id limit 1000`);
  return rows.map(({ id }) => id);
}

/** A bill that is still open, locked; undefined when another process has it or it was paid meanwhile. */
export async function lockOpenBill(tx: Tx, id: bigint): Promise<Bill | undefined> {
  return tx.first(sql<Bill>`
    select ${COLUMNS} from agency_bills b join agency_members m on m.member_id = b.member_id
     where b.id = ${id}::bigint and b.state in ('issued', 'partCollected', 'insufficient')
     for update of b skip locked`);
}

export async function notePaid(tx: Tx, { id }: Bill, partMinor: bigint, state: BillState): Promise<void> {
  await tx.run(sql`
    update agency_bills set paid_minor = paid_minor + ${partMinor}::bigint, state = ${state},
      parts = parts + case when ${partMinor}::bigint > 0 then 1 else 0 end
     where id = ${id}::bigint`);
}

/** Bills of a member as receiver or as payer, newest first. */
export async function billsOf(
  executor: Executor,
  memberId: bigint,
  { side, kind, offset, limit }: { side: Side; kind: Kind | undefined; offset: number; limit: number },
): Promise<{ list: Bill[]; total: number }> {
  const matching = sql`
    from agency_bills b join agency_members m on m.member_id = b.member_id
   where ${side === 'lower' ? sql`b.member_id` : sql`b.payer_id`} = ${memberId}::bigint
     and (${kind ?? null}::text is null or b.kind = ${kind ?? null})`;
  const { total } = await executor.one(sql<{ total: bigint }>`select count(*) as total ${matching}`);
  const list = await executor.rows(sql<Bill>`
    select ${COLUMNS} ${matching} order by b.id desc offset ${offset}::int limit ${limit}::int`);
  return { list, total: Number(total) };
}
