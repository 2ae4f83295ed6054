import { sql } from '../../platform/db/index.ts';
import type { CurrencyPart } from '../site/ports.ts';

/** Terms of transfers between members. Contracts store amounts as text, so none may exist when the currency changes. */
export const amounts: CurrencyPart = {
  hasMade: (executor) => executor.has(sql`select 1 from agency_templates where retired_at is null limit 1`),
  adopt: async (tx, { from, to, power }) => {
    await tx.run(sql`
      update agency_transfer_terms
         set asset = ${to}, min_minor = wallet_usual(min_minor, ${power}::int),
             max_minor = wallet_usual(max_minor, ${power}::int), daily_minor = wallet_usual(daily_minor, ${power}::int)
       where asset = ${from}`);
    await tx.run(sql`update agency_members set asset = ${to} where asset = ${from}`);
  },
};
