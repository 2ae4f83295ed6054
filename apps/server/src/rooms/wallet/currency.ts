import { currencyDecimals } from '@fairlot/money';
import { sql } from '../../platform/db/index.ts';
import type { KeepsAmounts } from '../site/ports.ts';

/**
 * The ledger's part in the choice of a currency. Accounts that were made but never used change with it; play money that
 * moved fixes it too, since it has the same decimals.
 */
export const amounts: KeepsAmounts = {
  // Waits for transfers that are being written and keeps others back; without a change nobody pays for it.
  hold: async (tx) => {
    await tx.run(sql`lock table wallet_transfers in share row exclusive mode`);
  },
  hasBegun: async (executor) => (await executor.rows(sql`select 1 from wallet_transfers limit 1`)).length > 0,
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
