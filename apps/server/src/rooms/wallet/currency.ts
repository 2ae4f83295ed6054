import { currencyDecimals } from '@fairlot/money';
import { sql } from '../../platform/db/index.ts';
import type { CurrencyPart } from '../site/ports.ts';

/**
 * The ledger's part in choosing a currency. Accounts that were created but never used change with it. Play money that
 * has moved also fixes the currency, since it has the same decimals.
 */
export const amounts: CurrencyPart = {
  // Waits for transfers in progress and blocks new ones; this lock is taken only when the currency changes.
  hold: async (tx) => {
    await tx.run(sql`lock table wallet_transfers in share row exclusive mode`);
  },
  hasBegun: (executor) => executor.has(sql`select 1 from wallet_transfers limit 1`),
  adopt: async (tx, { from, to }) => {
    const decimals = currencyDecimals(to);
    await tx.run(sql`
      update wallet_currency
         set currency = ${to}, decimals = ${decimals}::int, unit_minor = (10 ^ ${decimals}::int)::bigint`);
    await tx.run(sql`
      update wallet_accounts
         set asset = ${to},
             code = regexp_replace(code, ':' || ${from} || '(:(available|held|receivable|bonus))?$',
                                   ':' || ${to} || '\\1')
       where asset = ${from}`);
  },
};
