import type { Calculation, Line } from '@fairlot/agency-maths';
import { type Executor, type PageOfRows, type Place, readPage, sql, type Tx } from '../../../platform/db/index.ts';
import type { BillState, Kind, Side, Terms } from './contract-rows.ts';
import type { DueContract } from './due-rows.ts';
import { rhythmOf } from './rules.ts';

/**
 * Lock that serialises the creation of bills across processes, because bills of the downline have to be written first.
 */
export const BILLS_LOCK = 7_300_061;

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
  /** Manual corrections, already included in the amount; minor units, signed. */
  corrections: { number: string; amountMinor: string }[];
}

interface Computed {
  due: DueContract;
  calculation: Calculation;
}

/** The initial state of a bill: it waits for approval, for collection by the receiver, or for payment. */
function openedState(kind: Kind, { isCollected }: Terms, isApproved: boolean): BillState {
  if (!isApproved && kind !== 'realTime') return 'unapproved';
  return isCollected === true ? 'uncollected' : 'issued';
}

const billRows = (computed: readonly Computed[], isApproved: boolean) => sql`
    select "contractId", kind, rhythm, "memberId", "payerId", "from", "to", amount, amount, state, lines, carry,
           case when state = 'uncollected' then clock_timestamp() end
      from jsonb_to_recordset(${JSON.stringify(
        computed.map(({ due, calculation: { amountMinor, isReached, lines, carryMinor = 0n } }) => ({
          contractId: String(due.id),
          kind: due.kind,
          rhythm: rhythmOf(due.kind, due.terms),
          memberId: String(due.downlineId),
          payerId: due.payer === 'upline' ? String(due.uplineId) : null,
          from: due.from,
          to: due.to,
          amount: String(amountMinor),
          state: isReached ? openedState(due.kind, due.terms, isApproved) : 'notReached',
          lines,
          carry: String(carryMinor),
        })),
      )}::jsonb) as r("contractId" bigint, kind text, rhythm text, "memberId" bigint, "payerId" bigint, "from" date,
        "to" date, amount bigint, state text, lines jsonb, carry bigint)`;
const BILL_FIELDS = sql`contract_id, kind, rhythm, member_id, payer_id, from_day, to_day, amount_minor,
  computed_minor, state, explanation, carry_minor, waits_since`;

/**
 * Writes bills, one per contract and first day.
 * @param isApproved whether they need no approval
 * @returns the number of bills written
 */
export async function insertBills(tx: Tx, computed: readonly Computed[], isApproved: boolean): Promise<number> {
  return tx.run(sql`
    insert into agency_bills (${BILL_FIELDS}) ${billRows(computed, isApproved)} on conflict do nothing`);
}

/** Updates bills that grow during their day; paid amounts stay, even when the figures fall. */
export async function growBills(tx: Tx, computed: readonly Computed[]): Promise<void> {
  await tx.run(sql`
    insert into agency_bills as b (${BILL_FIELDS}) ${billRows(computed, true)}
    on conflict (contract_id, from_day) do update
      set amount_minor = ${GROWN}, computed_minor = excluded.computed_minor, explanation = excluded.explanation,
          state = case when ${GROWN} > b.paid_minor and b.state in ('insufficient', 'partCollected') then b.state
                       when ${GROWN} > b.paid_minor then 'issued'
                       when b.paid_minor > 0 then 'collected'
                       else 'notReached' end
      where b.computed_minor <> excluded.computed_minor`);
}
/** The newly computed amount with manual corrections, but at least the amount already paid. */
const GROWN = sql`greatest(excluded.computed_minor + b.corrected_minor, b.paid_minor)`;

/**
 * Unpaid bills that cover any of the given days, so that corrections of the days reach them. Includes later dividend
 * bills that receive a carry-over from them, and those paid by the merchant, which deduct bills that may receive one.
 */
export async function untouchedBills(executor: Executor, days: readonly string[]) {
  return executor.rows(sql<DueContract & { billId: bigint }>`
    select c.id, c.kind, c.downline_id as "downlineId", c.upline_id as "uplineId", c.payer, c.terms,
           m.parent_id as "parentId", cardinality(m.path) as depth, b.id as "billId",
           to_char(b.from_day, 'YYYY-MM-DD') as from, to_char(b.to_day, 'YYYY-MM-DD') as to
      from agency_bills b join agency_contracts c on c.id = b.contract_id
      join agency_members m on m.member_id = c.downline_id
     where b.state in ('issued', 'unapproved', 'uncollected', 'insufficient', 'notReached') and b.paid_minor = 0
       and exists (select 1 from unnest(${days}::date[]) as d(day)
                    where d.day between b.from_day and b.to_day
                       or b.kind = 'dividend' and b.from_day > d.day
                          and (coalesce(c.terms ->> 'carryOver', 'none') <> 'none' or b.payer_id is null))
     order by b.from_day, b.id for update of b skip locked`);
}

/** Replaces the amounts of bills with newly computed ones; a bill that is no longer zero starts like a new one. */
export async function rewriteBills(
  tx: Tx,
  rows: readonly (Computed & { billId: bigint })[],
  isApproved: boolean,
): Promise<void> {
  const written = rows.map(({ billId, due, calculation: { amountMinor, lines, carryMinor = 0n } }) => ({
    id: String(billId),
    amount: String(amountMinor),
    opened: openedState(due.kind, due.terms, isApproved),
    lines,
    carry: String(carryMinor),
  }));
  const payable = sql`greatest(r.amount + b.corrected_minor, 0)`;
  await tx.run(sql`
    update agency_bills b
       set amount_minor = ${payable}, computed_minor = r.amount, explanation = r.lines, carry_minor = r.carry,
           state = case when ${payable} = 0 then 'notReached'
                        when b.state <> 'notReached' then b.state else r.opened end,
           waits_since = case when b.state = 'notReached' and r.opened = 'uncollected' then clock_timestamp()
                              else b.waits_since end
      from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as r(id bigint, amount bigint, opened text,
             lines jsonb, carry bigint)
     where b.id = r.id and b.paid_minor = 0 and (b.computed_minor, b.carry_minor) <> (r.amount, r.carry)`);
}

const COLUMNS = sql`b.id, b.kind, m.account, b.member_id as "memberId", m.asset, b.payer_id as "payerId",
  to_char(b.from_day, 'YYYY-MM-DD') as from, to_char(b.to_day, 'YYYY-MM-DD') as to, b.amount_minor as "amountMinor",
  b.paid_minor as "paidMinor", b.parts, b.state, b.explanation,
  (select coalesce(json_agg(json_build_object('number', c.id::text, 'amountMinor', c.amount_minor::text) order by c.id),
                   '[]')
     from agency_corrections c where c.bill_id = b.id) as corrections`;

/**
 * Bills that wait for money, from the top of the tree down: an agent who is paid by the upline can then pay the
 * downline.
 */
export async function openBills(executor: Executor): Promise<bigint[]> {
  return executor.values(sql<bigint>`
    select b.id from agency_bills b join agency_members m on m.member_id = b.member_id
     where b.state in ('issued', 'partCollected', 'insufficient') and m.left_at is null
     order by cardinality(m.path), b.id`);
}

/**
 * Pays open bills in full, or as far as their payers' balances allow, in one statement.
 * @param zone IANA name of the merchant's zone, for the days of payments
 */
export async function payBills(tx: Tx, ids: readonly bigint[], zone: string): Promise<void> {
  await tx.run(sql`select agency_pay_bills(${ids}::bigint[], ${zone})`, { wakes: ['stream'] });
}

/** Releases a member's bill that waits to be collected. @returns false when it does not wait */
export async function openWaiting(tx: Tx, id: bigint, memberId: bigint): Promise<boolean> {
  return tx.changes(sql`
    update agency_bills set state = 'issued'
     where id = ${id}::bigint and member_id = ${memberId}::bigint and state = 'uncollected'`);
}

/** Payers whose balance is too low for due bills. */
export async function owingPayers(executor: Executor): Promise<bigint[]> {
  return executor.values(sql<bigint>`
    select distinct payer_id from agency_bills
     where payer_id is not null and state in ('partCollected', 'insufficient')`);
}

/** Number of days within which a bill must be collected. */
const COLLECT_DAYS = 30;

/**
 * Expires bills that were not collected in time, and those of members who left: bills of their last days are written
 * later, and an unpaid bill reserves money of its payer.
 */
export async function expireBills(executor: Executor): Promise<void> {
  await executor.run(sql`
    update agency_bills set state = 'expired'
     where state = 'uncollected' and waits_since < clock_timestamp() - make_interval(days => ${COLLECT_DAYS}::int)`);
  await executor.run(sql`
    update agency_bills b set state = 'expired' from agency_members m
     where m.member_id = b.member_id and m.left_at is not null
       and b.state in ('issued', 'unapproved', 'uncollected', 'partCollected', 'insufficient')`);
}

export async function findBill(executor: Executor, id: bigint): Promise<Bill | undefined> {
  return executor.first(sql<Bill>`
    select ${COLUMNS} from agency_bills b join agency_members m on m.member_id = b.member_id
     where b.id = ${id}::bigint`);
}

/** A member's bills as receiver or payer, newest first. */
export function billsOf(
  executor: Executor,
  memberId: bigint,
  { side, kind, ...place }: Place & { side: Side; kind: Kind | undefined },
): Promise<PageOfRows<Bill>> {
  const from = sql`agency_bills b join agency_members m on m.member_id = b.member_id`;
  const where = sql`
    ${side === 'downline' ? sql`b.member_id` : sql`b.payer_id`} = ${memberId}::bigint
     and (${kind ?? null}::text is null or b.kind = ${kind ?? null})`;
  return readPage(executor, { columns: COLUMNS, from, where, key: [{ column: sql`b.id`, type: 'bigint' }] }, place);
}
