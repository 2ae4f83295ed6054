import { paymentsDesk as contract, type ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { sql } from '../../../platform/db/index.ts';
import type { PaymentsPlatform } from '../ports.ts';
import { accountsOf, type AnyDeskList, deskList, waitingWork } from '../../../platform/operators/index.ts';
import { labelOf } from '../accounts/accounts.ts';
import { isUuid } from '../../../platform/rows/is-uuid.ts';
import {
  BY_HAND,
  IS_OPEN,
  WAITS_FOR_A_PERSON,
  WITHDRAWAL_COLUMNS,
  WITHDRAWAL_TABLES,
  type Withdrawal,
} from '../withdrawals/withdrawal-rows.ts';

type View = ValueOf<typeof contract.withdrawals>['list'][number];

/** Withdrawals of all members, including those that wait for review. */
export function createWithdrawalList(platform: PaymentsPlatform): AnyDeskList {
  return deskList<Withdrawal, View>({
    endpoint: contract.withdrawals,
    select: WITHDRAWAL_COLUMNS,
    from: WITHDRAWAL_TABLES,
    alias: 'w',
    key: { column: sql`w.id::text`, type: 'text', has: (ids) => sql`w.id = any(${ids.filter(isUuid)}::uuid[])` },
    fields: {
      orderId: { where: ([id = '']) => (isUuid(id) ? sql`w.id = ${id}::uuid` : sql`false`) },
      state: { where: ([state]) => (state === 'waiting' ? WAITS_FOR_A_PERSON : IS_OPEN) },
      takenBy: { column: sql`w.taken_name` },
      byHand: { column: sql`(w.provider = ${BY_HAND})` },
      onHold: { column: sql`(w.held_at is not null)` },
    },
    present: async (rows) => {
      const accountOf = await accountsOf(platform, rows);
      return rows.map((row) => presentWithdrawal(row, accountOf(row)));
    },
  });
}

/** A withdrawal in operators' lists. */
export function presentWithdrawal(withdrawal: Withdrawal, account: string): View {
  return {
    orderId: withdrawal.id,
    memberId: String(withdrawal.memberId),
    account,
    amount: formatMinor(withdrawal.amountMinor),
    fee: formatMinor(withdrawal.feeMinor),
    currency: withdrawal.asset,
    label: labelOf(withdrawal),
    status: withdrawal.status,
    marks: withdrawal.marks,
    needsSecond: withdrawal.needsSecond,
    takenBy: withdrawal.takenName,
    byHand: withdrawal.provider === BY_HAND,
    providerOff: withdrawal.isUnsent,
    onHold: withdrawal.heldAt !== null,
    createdAt: withdrawal.createdAt.getTime(),
    endedAt: withdrawal.endedAt?.getTime() ?? null,
  };
}

/** Withdrawals that wait for a decision. */
export const WAITING_WITHDRAWALS = waitingWork<View>({
  page: 'withdrawals',
  list: 'withdrawals',
  filter: ['state:eq:waiting'],
  promiseMinutes: 30,
  sort: 'createdAt',
  owner: sql`w.taken_name`,
  caseOf: ({ orderId, account, createdAt, takenBy, amount, currency }) => ({
    title: account,
    at: createdAt,
    owner: takenBy,
    amount,
    currency,
    query: { order: orderId },
  }),
});
