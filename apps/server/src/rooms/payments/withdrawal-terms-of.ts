import { sql, type SqlPart } from '../../platform/db/index.ts';
import type { PaymentsPlatform, LevelTerms, WithdrawingMember } from './ports.ts';

/** Level of members to whom levels do not apply. */
export const ALL_LEVELS = 0;

/** Money terms of the member's level; null if levels do not apply. */
export async function levelTermsOf(
  { db, withdrawalTerms }: Pick<PaymentsPlatform, 'db' | 'withdrawalTerms'>,
  member: WithdrawingMember,
): Promise<LevelTerms | null> {
  const part = await withdrawalTerms(member);
  return db.value(sql<LevelTerms | null>`select ${part}`);
}

type Checks = Pick<PaymentsPlatform, 'withdrawalTerms' | 'withdrawalMarks' | 'withdrawalRefusal'>;

/** The checks of other rooms, as parts of the statement that takes the withdrawal. */
export async function checksOf(
  { withdrawalTerms, withdrawalMarks, withdrawalRefusal }: Checks,
  member: WithdrawingMember,
): Promise<{ terms: SqlPart<unknown>; marks: SqlPart<unknown>; refusal: SqlPart<unknown> }> {
  const marks = Object.values(withdrawalMarks).map((marksOf) => marksOf(member));
  return {
    terms: await withdrawalTerms(member),
    // Two rooms may find the same mark.
    marks: sql`array(select distinct unnest(${sql.join([sql`'{}'::text[]`, ...marks], sql` || `)}))`,
    refusal: withdrawalRefusal(member),
  };
}
