import type { Former } from '@fairlot/agency-maths';
import { type Executor, sql } from '../../../platform/db/index.ts';
import type { BillState, Kind, Terms } from './contract-rows.ts';
import type { Rhythm } from './rules.ts';
import type { Period } from '../days.ts';

/** The settlements of one kind and rhythm. */
export interface Run {
  kind: Kind;
  rhythm: Rhythm;
}

export interface DueContract {
  id: bigint;
  kind: Kind;
  downlineId: bigint;
  uplineId: bigint | null;
  payer: 'platform' | 'upline';
  terms: Terms;
  from: string;
  to: string;
  parentId: bigint | null;
  /** Levels below the top. */
  depth: number;
}

/** Columns of `agency_contracts c` active on all or some days of a period, with their active days. */
const dueColumns = ({ from, to }: Period) => sql`
  c.id, c.kind, c.downline_id as "downlineId", c.upline_id as "uplineId", c.payer, c.terms,
  m.parent_id as "parentId", cardinality(m.path) as depth,
  to_char(greatest(c.from_day, ${from}::date), 'YYYY-MM-DD') as from,
  to_char(least(coalesce(c.until_day, ${to}::date), ${to}::date), 'YYYY-MM-DD') as to`;
const isActiveContract = ({ kind, rhythm }: Run, { from, to }: Period) => sql`
  c.kind = ${kind} and (${kind} <> 'dividend' or coalesce(c.terms ->> 'rhythm', 'halfMonth') = ${rhythm})
  and c.state in ('valid', 'ended') and c.from_day <= ${to}::date
  and coalesce(c.until_day, ${to}::date) >= greatest(c.from_day, ${from}::date)`;

/** Contracts whose figures are read in one pass and whose bills are written together. */
const MOST_AT_ONCE = 10_000;

/** Contracts without a bill for a period, the lowest in the tree first. */
export async function dueContracts(executor: Executor, run: Run, period: Period): Promise<DueContract[]> {
  return executor.rows(sql<DueContract>`
    select ${dueColumns(period)} from agency_contracts c join agency_members m on m.member_id = c.downline_id
     where ${isActiveContract(run, period)}
       and not exists (select 1 from agency_bills b
                        where b.contract_id = c.id and b.from_day = greatest(c.from_day, ${period.from}::date))
     order by cardinality(m.path) desc, c.id limit ${MOST_AT_ONCE}::int`);
}

/** All contracts active in a period, with and without bills. */
export async function activeContracts(executor: Executor, run: Run, period: Period): Promise<DueContract[]> {
  return executor.rows(sql<DueContract>`
    select ${dueColumns(period)} from agency_contracts c join agency_members m on m.member_id = c.downline_id
     where ${isActiveContract(run, period)} order by cardinality(m.path) desc, c.id`);
}

/** A member's contracts in a period; for a member paid by the merchant also those below that the merchant pays. */
export async function contractsOf(
  executor: Executor,
  run: Run,
  period: Period,
  { downlineId, payer }: Pick<DueContract, 'downlineId' | 'payer'>,
): Promise<DueContract[]> {
  const isPaidBelow = sql`${payer} = 'platform' and c.payer = 'platform' and m.path @> array[${downlineId}::bigint]`;
  return executor.rows(sql<DueContract>`
    select ${dueColumns(period)} from agency_contracts c join agency_members m on m.member_id = c.downline_id
     where ${isActiveContract(run, period)} and (c.downline_id = ${downlineId}::bigint or ${isPaidBelow})
     order by cardinality(m.path) desc, c.id`);
}

export interface BilledContract extends DueContract {
  account: string;
  /** Account of the paying upline; null: the merchant. */
  payerAccount: string | null;
  /** Amount of the member's previous bill; null if there is none. */
  last: bigint | null;
  /** The bill and its amount; null while there is none. */
  billId: bigint | null;
  before: bigint | null;
  state: BillState | null;
  paid: bigint | null;
  /** Manual corrections, included in `before`. */
  corrected: bigint | null;
  /** From the top down to the direct upline. */
  uplines: string[];
  since: string | null;
}

const MOST_SHOWN = 500;

/** Contracts of a period with their bills. */
export async function contractsIn(
  executor: Executor,
  run: Run,
  period: Period,
): Promise<{ list: BilledContract[]; isCut: boolean }> {
  const rows = await executor.rows(sql<BilledContract>`
    select ${dueColumns(period)}, m.account, u.account as "payerAccount", b.id as "billId",
           b.amount_minor as before, b.state, b.paid_minor as paid, b.corrected_minor as corrected,
           m.path::text[] as uplines, to_char(c.from_day, 'YYYY-MM-DD') as since,
           (select l.amount_minor from agency_bills l
             where l.member_id = c.downline_id and l.kind = c.kind
               and l.to_day < greatest(c.from_day, ${period.from}::date)
             order by l.to_day desc limit 1) as last
      from agency_contracts c join agency_members m on m.member_id = c.downline_id
      left join agency_members u on u.member_id = c.upline_id and c.payer = 'upline'
      left join agency_bills b on b.contract_id = c.id and b.from_day = greatest(c.from_day, ${period.from}::date)
     where ${isActiveContract(run, period)} order by m.path, c.id limit ${MOST_SHOWN + 1}::int`);
  return { list: rows.slice(0, MOST_SHOWN), isCut: rows.length > MOST_SHOWN };
}

/**
 * Amounts that the merchant paid to the members right below for the same period by bills outside the current
 * calculation. Manual corrections only affect their own bill.
 * @returns minor units by the agent above
 */
export async function downlineAmounts(executor: Executor, dues: readonly DueContract[]): Promise<Map<bigint, bigint>> {
  const uplines = dues.map(({ downlineId, from, to }) => ({ id: String(downlineId), from, to }));
  const rows = await executor.rows(sql<{ id: bigint; sum: bigint }>`
    select u.id, sum(b.computed_minor)::bigint as sum
      from (select distinct id, "from", "to" from jsonb_to_recordset(${JSON.stringify(uplines)}::jsonb)
              as r(id bigint, "from" date, "to" date)) u
      join agency_members m on m.parent_id = u.id
      join agency_bills b on b.member_id = m.member_id and b.kind = 'dividend' and b.to_day between u."from" and u."to"
     where b.payer_id is null and b.contract_id <> all(${dues.map(({ id }) => id)}::bigint[])
     group by u.id`);
  return new Map(rows.map(({ id, sum }) => [id, sum]));
}

/** The last dividend bill of each member before a contract's first day, with its carry-over. @returns by contract */
export async function formerBills(executor: Executor, dues: readonly DueContract[]): Promise<Map<bigint, Former>> {
  const asked = dues.map(({ id, downlineId, from }) => ({ id: String(id), downlineId: String(downlineId), from }));
  const rows = await executor.rows(sql<Former & { id: bigint }>`
    select d.id, to_char(b.to_day, 'YYYY-MM-DD') as to, b.carry_minor as "carryMinor"
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as d(id bigint, "downlineId" bigint, "from" date)
      cross join lateral (select to_day, carry_minor from agency_bills
                           where member_id = d."downlineId" and kind = 'dividend' and to_day < d."from"
                           order by to_day desc limit 1) b`);
  return new Map(rows.map(({ id, ...former }) => [id, former]));
}
