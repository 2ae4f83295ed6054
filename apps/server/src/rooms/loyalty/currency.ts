import { sql } from '../../platform/db/index.ts';
import type { CurrencyPart } from '../site/ports.ts';

/** Thresholds and rewards of levels, check-ins and missions. */
export const amounts: CurrencyPart = {
  adopt: async (tx, { from, to, power }) => {
    await tx.run(sql`
      update loyalty_levels
         set deposit_minor = wallet_usual(deposit_minor, ${power}::int),
             turnover_minor = wallet_usual(turnover_minor, ${power}::int),
             keep_minor = wallet_usual(keep_minor, ${power}::int),
             rebate_cap_minor = wallet_usual(rebate_cap_minor, ${power}::int),
             upgrade_minor = wallet_usual(upgrade_minor, ${power}::int),
             birthday_minor = wallet_usual(birthday_minor, ${power}::int),
             monthly_minor = wallet_usual(monthly_minor, ${power}::int),
             withdraw_daily_minor = wallet_usual(withdraw_daily_minor, ${power}::int)`);
    await tx.run(sql`
      update loyalty_terms
         set point_minor = wallet_usual(point_minor, ${power}::int), version = version + 1,
             check_in_minor = (select array_agg(wallet_usual(m, ${power}::int) order by place)
                                 from unnest(check_in_minor) with ordinality as c(m, place))`);
    await tx.run(sql`
      update loyalty_missions
         set amount_minor = wallet_usual(amount_minor, ${power}::int),
             budget_minor = wallet_usual(budget_minor, ${power}::int), version = version + 1`);
    await tx.run(sql`update loyalty_members set asset = ${to} where asset = ${from}`);
  },
};
