import { sql, type SqlPart } from '../../../platform/db/index.ts';

/** `bonus-abuse` where a person should look at a withdrawal of the member because of bonuses. */
export function abuseMarks(memberId: bigint): SqlPart<string[]> {
  return sql<string[]>`promotions_withdrawal_marks(${memberId}::bigint)`;
}
