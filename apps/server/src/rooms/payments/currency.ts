import { sql } from '../../platform/db/index.ts';
import type { CurrencyPart } from '../site/ports.ts';

/**
 * Deposit methods and their limits. An opened deposit may still be paid, so it fixes the currency as much as moved
 * money does.
 */
export const amounts: CurrencyPart = {
  hold: async (tx) => {
    await tx.run(sql`lock table payments_orders in share row exclusive mode`);
  },
  hasBegun: (executor) => executor.has(sql`select 1 from payments_orders where asset <> 'FUN' limit 1`),
  adopt: async (tx, { from, to, power }) => {
    await tx.run(sql`
      update payments_methods
         set asset = ${to}, min_minor = wallet_usual(min_minor, ${power}::int),
             max_minor = wallet_usual(max_minor, ${power}::int),
             fee_minor = least(wallet_usual(fee_minor, ${power}::int), wallet_usual(min_minor, ${power}::int) - 1),
             suggested_minor = coalesce((select array_agg(wallet_usual(m, ${power}::int) order by place)
                                           from unnest(suggested_minor) with ordinality as s(m, place)), '{}')
       where asset = ${from}`);
    await tx.run(sql`
      update payments_withdrawal_terms
         set asset = ${to}, min_minor = wallet_usual(min_minor, ${power}::int),
             max_minor = wallet_usual(max_minor, ${power}::int), daily_minor = wallet_usual(daily_minor, ${power}::int),
             fee_minor = wallet_usual(fee_minor, ${power}::int),
             review_above_minor = wallet_usual(review_above_minor, ${power}::int),
             second_above_minor = wallet_usual(second_above_minor, ${power}::int)
       where asset = ${from}`);
  },
};
