import { sql } from '../../platform/db/index.ts';
import type { KeepsAmounts } from '../site/ports.ts';

/** Lets members who registered before the currency was chosen follow it. */
export const amounts: KeepsAmounts = {
  adopt: async (tx, { from, to }) => {
    await tx.run(sql`update identity_members set asset = ${to} where asset = ${from}`);
  },
};
