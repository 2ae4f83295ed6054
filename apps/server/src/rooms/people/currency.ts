import { sql } from '../../platform/db/index.ts';
import type { CurrencyPart } from '../site/ports.ts';

/** Lets members who registered before the currency was chosen follow it. */
export const amounts: CurrencyPart = {
  adopt: async (tx, { from, to }) => {
    await tx.run(sql`update people_members set asset = ${to} where asset = ${from}`);
  },
};
