import { sql } from '../../../platform/db/index.ts';
import { type AlarmFinding, alarmOf, type AlarmSource, MOST_FINDINGS } from '../../../platform/operators/index.ts';
import { readFailures } from '../statements/failures.ts';

/** Alarm for a large deposit that needs attention. */
export const DEPOSIT_ALARM = alarmOf<{ id: string; memberId: bigint; value: bigint }>({
  kind: 'largeDeposit',
  name: 'Large deposit',
  unit: 'money',
  standard: 10_000_000_000n,
  lasts: false,
  rows: ({ threshold, since, asset }) => sql`
    select id::text, member_id as "memberId", coalesce(credited_minor, amount_minor) as value from payments_orders
     where credited_at >= ${since}::timestamptz and asset = ${asset}
       and coalesce(credited_minor, amount_minor) >= ${threshold}::bigint
     order by credited_at desc limit ${MOST_FINDINGS}::int`,
  toFinding: ({ id, memberId, value }) => ({
    object: `deposit:${id}`,
    title: `member ${memberId}`,
    value,
    page: 'deposits',
    query: { view: 'all', filter: `orderId:eq:${id}` },
  }),
});

/** Minimum number of orders and of members for a meaningful share. */
const FEWEST_ORDERS = 10;
const FEWEST_MEMBERS = 3;

/** Alarm for the share of a payment provider's failed orders in the last hour. */
export const PROVIDER_ALARM: AlarmSource = {
  kind: 'paymentErrors',
  name: 'Failed orders of a payment provider',
  unit: 'percent',
  standard: 20n,
  lasts: true,
  find: async (executor, { threshold }) => {
    const found = await readFailures(executor);
    return found.flatMap(({ provider, orders, failed, members }): AlarmFinding[] => {
      if (orders < FEWEST_ORDERS || members < FEWEST_MEMBERS || BigInt(failed) * 100n < BigInt(orders) * threshold)
        return [];
      const value = (BigInt(failed) * 100n) / BigInt(orders);
      return [{ object: `provider:${provider}`, title: provider, value, page: 'payment-providers', query: {} }];
    });
  },
};
