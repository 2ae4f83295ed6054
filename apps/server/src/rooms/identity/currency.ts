import { sql } from '../../platform/db/index.ts';
import type { KeepsAmounts } from '../site/ports.ts';

/** Members who registered before the currency was chosen. */
export const amounts: KeepsAmounts = {
  adopt: async (tx, { from, to }) => {
    await tx.run(sql`update identity_members set asset = ${to} where asset = ${from}`);
  },
};
