import { sql } from '../../../platform/db/index.ts';
import { type AlarmFinding, alarmOf, type AlarmSource, MOST_FINDINGS } from '../../../platform/operators/index.ts';
import { readFailures } from '../statements/failures.ts';

/** A deposit so large that somebody should look at it. */
export const DEPOSIT_ALARM = alarmOf<{ id: string; memberId: bigint; value: bigint }>({
  kind: 'largeDeposit',
  unit: 'money',
  standard: 10_000_000_000n,
  lasts: false,
  rows: ({ threshold, since, asset }) => sql`
    select id::text, member_id as "memberId", coalesce(credited_minor, amount_minor) as value from payments_orders
     where credited_at >= ${since}::timestamptz and asset = ${asset}
       and coalesce(credited_minor, amount_minor) >= ${threshold}::bigint
     order by credited_at desc limit ${MOST_FINDINGS}::int`,
  told: ({ id, memberId, value }) => ({
    object: `deposit:${id}`,
    title: `member ${memberId}`,
    value,
    page: 'deposits',
    query: { view: 'all', filter: `orderId:eq:${id}` },
  }),
});

/** So many orders of so many members say something about a share. */
const FEWEST_ORDERS = 10;
const FEWEST_MEMBERS = 3;

/** The share of a payment provider's orders of the last hour that failed. */
export const PROVIDER_ALARM: AlarmSource = {
  kind: 'paymentErrors',
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
