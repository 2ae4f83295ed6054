import { paymentsDesk as contract, type ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { sql } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { accountsOf, type AnyDeskList, deskList, waitingWork } from '../../../platform/operators/index.ts';
import { isUuid } from '../../../platform/rows/is-uuid.ts';
import { METHOD_NAMES_OF_ORDER, type MethodNames, methodNameIn } from '../methods.ts';
import { type RowOf, wireRow } from '../../../platform/rows/wire-row.ts';

type View = ValueOf<typeof contract.deposits>['list'][number];

type Row = RowOf<
  Omit<View, 'account' | 'methodName' | 'amount' | 'fee'>,
  'memberId',
  'createdAt' | 'sentAt' | 'creditedAt'
> & { methodNames: MethodNames; amountMinor: bigint; feeMinor: bigint };

/** Deposit orders, including those that the member reported as sent. */
export function createDepositList(platform: Platform): AnyDeskList {
  return deskList<Row, View>({
    endpoint: contract.deposits,
    select: sql`o.id::text as "orderId", o.member_id as "memberId", o.method, o.provider, o.status,
      ${METHOD_NAMES_OF_ORDER} as "methodNames",
      coalesce(o.credited_minor, o.amount_minor) as "amountMinor", o.fee_minor as "feeMinor", o.asset as currency,
      coalesce(o.merchant_ref, o.id::text) as reference, o.provider_payment_id as "paymentId",
      exists (select 1 from payments_receipts r where r.order_id = o.id) as "hasReceipt",
      o.created_at as "createdAt", o.sent_at as "sentAt", o.credited_at as "creditedAt"`,
    from: sql`payments_orders o`,
    alias: 'o',
    key: { column: sql`o.id::text`, type: 'text' },
    fields: {
      orderId: { where: ([id = '']) => (isUuid(id) ? sql`o.id = ${id}::uuid` : sql`false`) },
      state: {
        where: ([state]) =>
          state === 'sent'
            ? sql`o.sent_at is not null and o.status in ('awaiting', 'processing', 'expired', 'unknown')`
            : sql`o.status in ('created', 'awaiting', 'processing', 'unknown')`,
      },
      reference: { where: ([reference = '']) => sql`coalesce(o.merchant_ref, o.id::text) = ${reference}` },
    },
    present: async (rows, { language }) => {
      const accountOf = await accountsOf(platform, rows);
      return rows.map(({ methodNames, amountMinor, feeMinor, ...row }) => ({
        ...wireRow(row),
        account: accountOf(row),
        methodName: methodNameIn(methodNames, language),
        amount: formatMinor(amountMinor),
        fee: formatMinor(feeMinor),
      }));
    },
  });
}

/** Deposits that members reported as sent and that have not arrived. */
export const WAITING_DEPOSITS = waitingWork<View>({
  page: 'deposits',
  list: 'deposits',
  filter: ['state:eq:sent'],
  promiseMinutes: 30,
  sort: 'createdAt',
  since: sql`o.sent_at`,
  caseOf: ({ orderId, account, sentAt, createdAt, amount, currency }) => ({
    title: account,
    at: sentAt ?? createdAt,
    amount,
    currency,
    query: { deposit: orderId },
  }),
});
