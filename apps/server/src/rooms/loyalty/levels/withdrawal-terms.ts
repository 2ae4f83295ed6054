import { sql, type SqlPart } from '../../../platform/db/index.ts';
import type { LevelTerms } from '../../payments/ports.ts';

/** A member's level and its withdrawal terms, in the merchant's currency; a level may set no amount. */
export function withdrawalTerms(memberId: bigint): SqlPart<LevelTerms> {
  return sql<LevelTerms>`loyalty_withdrawal_terms(${memberId}::bigint)`;
}
