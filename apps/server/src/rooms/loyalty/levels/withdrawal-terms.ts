import { sql, type SqlPart } from '../../../platform/db/index.ts';
import type { StandingTerms } from '../../payments/ports.ts';

/** A member's level and what it grants for withdrawals, in the merchant's currency; a level may name no sum. */
export function withdrawalTerms(memberId: bigint): SqlPart<StandingTerms> {
  return sql<StandingTerms>`loyalty_withdrawal_standing(${memberId}::bigint)`;
}
