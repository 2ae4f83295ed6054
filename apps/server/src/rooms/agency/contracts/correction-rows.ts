import type { agencyDesk as contract, ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { nameWrong } from '../../../platform/books/index.ts';
import { type Executor, sql } from '../../../platform/db/index.ts';
import { type RowOf, wireRow } from '../../../platform/rows/wire-row.ts';
import type { Period } from '../days.ts';

type View = ValueOf<typeof contract.settlement>['corrections'][number];

type Amounts = 'amount' | 'returned' | 'turnover' | 'prize' | 'bonus';
type Row = RowOf<Omit<View, Amounts>, 'number' | 'memberId' | 'billId', 'createdAt'> & {
  [K in `${Amounts}Minor`]: bigint;
};

const MOST = 200;

/** Manual corrections of bills and of daily figures, newest first. */
export async function correctionsIn(
  executor: Executor,
  billIds: readonly bigint[],
  { from, to }: Period,
): Promise<View[]> {
  const rows = await executor.rows(sql<Row>`
    select c.id as number, c.bill_id as "billId", c.member_id as "memberId", m.account,
           to_char(c.day, 'YYYY-MM-DD') as day, c.product, c.amount_minor as "amountMinor",
           c.returned_minor as "returnedMinor", c.turnover_minor as "turnoverMinor",
           c.prize_minor as "prizeMinor", c.bonus_minor as "bonusMinor", c.reason, c.asked_by as "askedBy",
           c.approved_by as "approvedBy", c.created_at as "createdAt"
      from agency_corrections c join agency_members m using (member_id)
     where c.bill_id = any(${billIds}::bigint[]) or c.day between ${from}::date and ${to}::date
     order by c.id desc limit ${MOST}::int`);
  return rows.map(({ amountMinor, returnedMinor, turnoverMinor, prizeMinor, bonusMinor, ...row }) => ({
    ...wireRow(row),
    amount: formatMinor(amountMinor),
    returned: formatMinor(returnedMinor),
    turnover: formatMinor(turnoverMinor),
    prize: formatMinor(prizeMinor),
    bonus: formatMinor(bonusMinor),
  }));
}

/** A change of an agent's rate. */
export interface RateSet {
  memberId: bigint;
  product: string;
  rate: number;
  at: Date;
}

/** Changes of agents' rates between two times, newest first. */
export async function ratesSetIn(
  executor: Executor,
  memberIds: readonly bigint[],
  { from, to }: { from: Date; to: Date },
): Promise<RateSet[]> {
  return executor.rows(sql<RateSet>`
    select member_id as "memberId", product, rate, from_at as at from agency_rates
     where member_id = any(${memberIds}::bigint[]) and from_at >= ${from}::timestamptz and from_at < ${to}::timestamptz
     order by from_at desc, id desc limit ${MOST}::int`);
}

/** Audits that every bill equals its computed amount plus corrections, and is not below its paid amount. */
export function auditBills(executor: Executor): Promise<string[]> {
  const wrong = sql<{ id: bigint }>`
    select b.id from agency_bills b
      left join (select bill_id, sum(amount_minor) as sum, sum(returned_minor) as returned
                   from agency_corrections where bill_id is not null group by 1) c on c.bill_id = b.id
     where b.corrected_minor <> coalesce(c.sum, 0)
        or b.amount_minor <> greatest(b.computed_minor + b.corrected_minor, b.paid_minor)`;
  return nameWrong(executor, wrong, ({ id }) => `bill ${id} is not what was computed with its corrections`);
}
