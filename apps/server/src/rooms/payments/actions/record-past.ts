import { sql, type Tx } from '../../../platform/db/index.ts';
import type { NewAccount, PayoutAccounts } from '../accounts/accounts.ts';
import type { OrderKind } from '../adapters/adapter.ts';
import { countPlay } from '../wagering/wagering.ts';

/** A deposit order of the demonstration's past. */
export interface PastOrder {
  id: string;
  memberId: bigint;
  amountMinor: string;
  at: number;
  status: 'succeeded' | 'expired' | 'cancelled';
  /** Null for an order that was not paid. */
  creditedAt: number | null;
}

/** The room's part in the demonstration's past, in a transaction whose clock shows the time of each event. */
export type PastPayments = ReturnType<typeof createPast>;

export interface PastPayment {
  provider: string;
  paymentId: string;
}

interface Way {
  method: string;
  provider: string;
  kind: OrderKind;
}

/** Methods of the sandbox without a fee, in rotation: those at the front are used more often. */
const WAYS: readonly Way[] = (
  [
    ['bank-qr', 'payos', 'qr'],
    ['e-wallet', 'stripe', 'redirect'],
    ['bank-qr', 'payos', 'qr'],
    ['bank-transfer', 'sandbox', 'transfer'],
    ['e-wallet', 'stripe', 'redirect'],
    ['sandbox', 'sandbox', 'redirect'],
  ] as const
).map(([method, provider, kind]) => ({ method, provider, kind }));
const MINUTES = 30;

export function createPast(accounts: PayoutAccounts) {
  return {
    /** Provider of the past's withdrawals. */
    payoutProvider: 'sandbox-payout',
    /** Adds the payout account of a member. @returns its id */
    addAccount: (tx: Tx, memberId: bigint, account: NewAccount, at: Date): Promise<string> =>
      accounts.addPast(tx, memberId, account, at),
    /** Inserts orders; `payments_book_deposit` credits their money. @returns the provider and payment of each */
    addOrders: async (tx: Tx, orders: readonly PastOrder[], asset: string): Promise<Map<string, PastPayment>> => {
      const rows = orders.map((order, index) => {
        const way = WAYS[index % WAYS.length];
        const paymentId = order.creditedAt === null ? null : `past-${order.id}`;
        return { ...order, ...way, paymentId, memberId: String(order.memberId) };
      });
      await tx.run(sql`
        insert into payments_orders (id, member_id, input_hash, provider, method, kind, merchant_ref, asset,
          amount_minor, status, provider_payment_id, created_at, expires_at, credited_at)
        select o.id, o."memberId", 'demonstration', o.provider, o.method, o.kind,
               case when o.kind = 'qr' then nextval('payments_order_numbers')::text end, ${asset}, o."amountMinor",
               o.status, o."paymentId", to_timestamp(o.at / 1000.0),
               to_timestamp(o.at / 1000.0) + ${MINUTES}::int * interval '1 minute',
               to_timestamp(o."creditedAt" / 1000.0)
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o(id uuid, "memberId" bigint, provider text,
            method text, kind text, "amountMinor" bigint, status text, "paymentId" text, at bigint,
            "creditedAt" bigint)`);
      return new Map(
        rows.flatMap(({ id, provider = '', paymentId }) => (paymentId === null ? [] : [[id, { provider, paymentId }]])),
      );
    },
    /** Counts bets for the wagering of deposits, as the listener does. */
    countPlay,
    /** Ends the past. The provider has no record of these payouts, so it must not be queried about their return. */
    end: async (tx: Tx): Promise<void> => {
      await tx.run(sql`update payments_withdrawals set next_try_at = null where status = 'paid'`);
    },
  };
}
