import { sql, type SqlPart } from '../../../platform/db/index.ts';

/** Returns `bonus-abuse` when a withdrawal of the member needs a manual review because of bonuses. */
export function abuseMarks(memberId: bigint): SqlPart<string[]> {
  return sql<string[]>`promotions_withdrawal_marks(${memberId}::bigint)`;
}
