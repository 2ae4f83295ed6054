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
  parentId: bigint | null;
  /** Steps from the top. */
  depth: number;
}

/** `agency_contracts c` in force on all or some days of a period, with the days that they were in force on. */
const dueColumns = (from: string, to: string) => sql`
  c.id, c.kind, c.lower_id as "lowerId", c.upper_id as "upperId", c.payer, c.terms,
  m.parent_id as "parentId", cardinality(m.path) as depth,
  to_char(greatest(c.from_day, ${from}::date), 'YYYY-MM-DD') as from,
  to_char(least(coalesce(c.until_day, ${to}::date), ${to}::date), 'YYYY-MM-DD') as to`;
const isInForce = (kind: Kind, from: string, to: string) => sql`
  c.kind = ${kind} and c.state in ('valid', 'ended') and c.from_day <= ${to}::date
  and coalesce(c.until_day, ${to}::date) >= greatest(c.from_day, ${from}::date)`;

/** Contracts whose figures are read in one pass; their bills are written together. */
const MOST_AT_ONCE = 10_000;

/** Contracts that have no bill of a period yet, the lowest in the tree first. */
export async function dueContracts(executor: Executor, kind: Kind, from: string, to: string): Promise<DueContract[]> {
  return executor.rows(sql<DueContract>`
    select ${dueColumns(from, to)} from agency_contracts c join agency_members m on m.member_id = c.lower_id
     where ${isInForce(kind, from, to)}
       and not exists (select 1 from agency_bills b
                        where b.contract_id = c.id and b.from_day = greatest(c.from_day, ${from}::date))
     order by cardinality(m.path) desc, c.id limit ${MOST_AT_ONCE}::int`);
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

/**
 * What those right below got from the merchant for the same period by other bills than those that are computed now.
 * @returns minor units by the member above
 */
export async function lowersAmounts(executor: Executor, dues: readonly DueContract[]): Promise<Map<bigint, bigint>> {
  const uppers = dues.map(({ lowerId, to }) => ({ id: String(lowerId), to }));
  const rows = await executor.rows(sql<{ id: bigint; sum: bigint }>`
    select u.id, sum(b.amount_minor)::bigint as sum
      from (select distinct id, "to" from jsonb_to_recordset(${JSON.stringify(uppers)}::jsonb)
              as r(id bigint, "to" date)) u
      join agency_members m on m.parent_id = u.id
      join agency_bills b on b.member_id = m.member_id and b.kind = 'dividend' and b.to_day = u."to"
     where b.payer_id is null and b.contract_id <> all(${dues.map(({ id }) => id)}::bigint[])
     group by u.id`);
  return new Map(rows.map(({ id, sum }) => [id, sum]));
}

interface Computed {
  due: DueContract;
  calculation: Calculation;
}

/** Writes bills, each once for its contract and first day. @returns how many were written */
export async function insertBills(tx: Tx, computed: readonly Computed[]): Promise<number> {
  const rows = computed.map(({ due, calculation: { amountMinor, isReached, lines } }) => ({
    contractId: String(due.id),
    kind: due.kind,
    memberId: String(due.lowerId),
    payerId: due.payer === 'upper' ? String(due.upperId) : null,
    from: due.from,
    to: due.to,
    amount: String(amountMinor),
    state: isReached ? 'issued' : 'notReached',
    lines,
  }));
  return tx.run(sql`
    insert into agency_bills (contract_id, kind, member_id, payer_id, from_day, to_day, amount_minor, state,
      explanation)
    select "contractId", kind, "memberId", "payerId", "from", "to", amount, state, lines
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("contractId" bigint, kind text, "memberId" bigint,
        "payerId" bigint, "from" date, "to" date, amount bigint, state text, lines jsonb)
    on conflict do nothing`);
}

/** Bills of which nothing was paid yet that count a day; they follow a correction of the day. */
export async function untouchedBills(executor: Executor, day: string): Promise<(DueContract & { billId: bigint })[]> {
  return executor.rows(sql<DueContract & { billId: bigint }>`
    select c.id, c.kind, c.lower_id as "lowerId", c.upper_id as "upperId", c.payer, c.terms,
           m.parent_id as "parentId", cardinality(m.path) as depth, b.id as "billId",
           to_char(b.from_day, 'YYYY-MM-DD') as from, to_char(b.to_day, 'YYYY-MM-DD') as to
      from agency_bills b join agency_contracts c on c.id = b.contract_id
      join agency_members m on m.member_id = c.lower_id
     where b.state in ('issued', 'insufficient', 'notReached') and b.paid_minor = 0
       and ${day}::date between b.from_day and b.to_day
     order by b.id for update of b skip locked`);
}

/** Gives bills what was computed anew. */
export async function rewriteBills(
  tx: Tx,
  rows: readonly { billId: bigint; calculation: Calculation }[],
): Promise<void> {
  const written = rows.map(({ billId, calculation: { amountMinor, isReached, lines } }) => ({
    id: String(billId),
    amount: String(amountMinor),
    state: isReached ? 'issued' : 'notReached',
    lines,
  }));
  await tx.run(sql`
    update agency_bills b set amount_minor = r.amount, state = r.state, explanation = r.lines
      from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as r(id bigint, amount bigint, state text, lines jsonb)
     where b.id = r.id and b.paid_minor = 0 and b.amount_minor <> r.amount`);
}

const COLUMNS = sql`b.id, b.kind, m.account, b.member_id as "memberId", m.asset, b.payer_id as "payerId",
  to_char(b.from_day, 'YYYY-MM-DD') as from, to_char(b.to_day, 'YYYY-MM-DD') as to, b.amount_minor as "amountMinor",
  b.paid_minor as "paidMinor", b.parts, b.state, b.explanation`;

/** Bills that wait for money, from the top down: who is paid by an upper can pay those below. */
export async function openBills(executor: Executor): Promise<bigint[]> {
  const rows = await executor.rows(sql<{ id: bigint }>`
    select b.id from agency_bills b join agency_members m on m.member_id = b.member_id
     where b.state in ('issued', 'partCollected', 'insufficient') order by cardinality(m.path), b.id`);
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
