import { sql } from '../../platform/db/index.ts';
import type { CurrencyPart } from '../site/ports.ts';

/** Terms of offers contain amounts as text. */
export const amounts: CurrencyPart = {
  hasMade: (executor) => executor.has(sql`select 1 from promotions_offers where state <> 'ended' limit 1`),
};
