import { sql } from '../../platform/db/index.ts';
import type { CurrencyPart } from '../site/ports.ts';

/** Odds of a lottery are published with stake limits, in versions that are never changed. */
export const amounts: CurrencyPart = {
  hasMade: (executor) => executor.has(sql`select 1 from lottery_games limit 1`),
};
