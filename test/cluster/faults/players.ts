import { createVerified, openCashier } from '@fairlot/server/rooms/payments/withdrawals/withdrawals.testing';
import { createTestApp } from '@fairlot/testkit';
import type { Cluster } from '../cluster.ts';

/** A member with money, an open session and an account for withdrawals. */
export interface Player {
  memberId: string;
  accountId: string;
  headers: Record<string, string>;
}

/** An order that the payment provider will report as paid. */
export interface DepositOrder {
  id: string;
  paymentId: string;
}

/** Amount of every order. */
export const DEPOSIT = { minor: 5_000_000n, decimal: '50000.00' };

/** Creates members directly in the database, which must be healthy. */
export async function createPlayers({ urls, secretKey }: Cluster, count: number): Promise<Player[]> {
  const app = await createTestApp({ databaseUrl: urls.direct, config: { secretKey } });
  try {
    const players: Player[] = [];
    const cashier = openCashier(app);
    for (let n = 0; n < count; n++) {
      const member = await createVerified(app, '1000000000.00');
      const accountId = await cashier.usableAccount(member);
      players.push({ memberId: String(member.memberId), accountId, headers: member.headers });
    }
    return players;
  } finally {
    await app.close();
  }
}

/** Opens orders of the players in turn, as if each had asked to deposit. */
export async function openOrders(
  { database }: Cluster,
  players: readonly Player[],
  count: number,
): Promise<DepositOrder[]> {
  const ids = players.map(({ memberId }) => memberId);
  return database.onPrimary(async (client) => {
    const { rows } = await client.query<DepositOrder>(
      `insert into payments_orders (id, member_id, input_hash, provider, method, asset, amount_minor, status,
         provider_payment_id, expires_at)
       select id, ($1::bigint[])[1 + n % cardinality($1::bigint[])], 'cluster', 'sandbox', 'sandbox', 'VND', $2::bigint,
         'awaiting', 'cluster-' || id, '2099-01-01'
         from (select n, gen_random_uuid() as id from generate_series(1, $3::int) n) orders
       returning id, provider_payment_id as "paymentId"`,
      [ids, String(DEPOSIT.minor), count],
    );
    await client.query(
      `insert into protection_deposits (order_id, member_id, asset, amount_minor, state)
       select id, member_id, asset, amount_minor, 'open' from payments_orders where id = any($1::uuid[])`,
      [rows.map(({ id }) => id)],
    );
    return rows;
  }, 'fairlot');
}
