import { agencyDesk as contract, type ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { sql } from '../../../platform/db/index.ts';
import { type AnyDeskList, deskList, waitingWork } from '../../../platform/operators/index.ts';
import { type RowOf, wireRow } from '../../../platform/rows/wire-row.ts';
import { presentPeriod } from '../contracts/present.ts';

type View = ValueOf<typeof contract.bills>['list'][number];

type Row = RowOf<Omit<View, 'period' | 'amount' | 'paid'>, 'id' | 'memberId', 'createdAt'> & {
  from: string;
  to: string;
  amountMinor: bigint;
  paidMinor: bigint;
};

/** Bills of all contracts. */
export const BILL_LIST: AnyDeskList = deskList<Row, View>({
  endpoint: contract.bills,
  select: sql`b.id, b.kind, b.rhythm, b.state, b.member_id as "memberId", m.account, p.account as payer,
    to_char(b.from_day, 'YYYY-MM-DD') as from, to_char(b.to_day, 'YYYY-MM-DD') as to, b.amount_minor as "amountMinor",
    b.paid_minor as "paidMinor", b.created_at as "createdAt"`,
  from: sql`agency_bills b join agency_members m on m.member_id = b.member_id
    left join agency_members p on p.member_id = b.payer_id`,
  alias: 'b',
  present: (rows) =>
    rows.map(({ from, to, amountMinor, paidMinor, ...row }) => ({
      ...wireRow(row),
      period: presentPeriod(from, to),
      amount: formatMinor(amountMinor),
      paid: formatMinor(paidMinor),
    })),
});

const waitingBills = (
  page: string,
  state: View['state'],
  tone: 'waiting' | 'late',
  queryOf: (bill: View) => Record<string, string>,
) =>
  waitingWork<View>({
    page,
    list: 'agencyBills',
    filter: [`state:eq:${state}`],
    tone,
    promiseMinutes: 1440,
    sort: 'id',
    caseOf: (bill) => ({ title: bill.account, at: bill.createdAt, amount: bill.amount, query: queryOf(bill) }),
  });

/** Bills that wait for approval, and bills that their payer could not pay. */
export const WAITING_BILLS = [
  waitingBills('settlement', 'unapproved', 'waiting', ({ kind, rhythm, period }) => ({
    kind,
    ...(kind === 'dividend' ? { rhythm } : {}),
    day: period.slice(0, 10),
  })),
  waitingBills('agent-bills', 'insufficient', 'late', ({ id }) => ({ filter: `id:eq:${id}` })),
];
