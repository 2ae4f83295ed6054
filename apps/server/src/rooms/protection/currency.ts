import { sql } from '../../platform/db/index.ts';
import type { CurrencyPart } from '../site/ports.ts';

/** Members' limits set before any money moved; those of sessions are minutes. */
export const amounts: CurrencyPart = {
  adopt: async (tx, { power }) => {
    await tx.run(sql`
      update protection_limits
         set limit_value = wallet_usual(limit_value, ${power}::int),
             pending_value = wallet_usual(pending_value, ${power}::int)
       where kind <> 'session'`);
  },
};
