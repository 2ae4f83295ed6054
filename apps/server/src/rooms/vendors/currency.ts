import { sql } from '../../platform/db/index.ts';
import type { CurrencyPart } from '../site/ports.ts';

/** Operators' limits of stakes, and of late wins that are paid without approval. */
export const amounts: CurrencyPart = {
  adopt: async (tx, { power }) => {
    await tx.run(sql`update vendors_stakes set most_minor = wallet_usual(most_minor, ${power}::int)`);
    await tx.run(sql`update vendors_late_limits set most_minor = wallet_usual(most_minor, ${power}::int)`);
  },
};
