import { sql, type SqlPart } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';
import type { StandingTerms, WithdrawingMember } from '../../platform/gates.ts';

/** Level of members of whom no other room says otherwise (`withdrawalTerms`). */
export const EVERYBODY = 0;

/** What a member may do with money by their standing; null where no room says. */
export async function standingOf(
  { db, collected }: Pick<Platform, 'db' | 'collected'>,
  member: WithdrawingMember,
): Promise<StandingTerms | null> {
  const part = await standingPart(collected, member);
  return (await db.one(sql<{ standing: StandingTerms | null }>`select ${part} as standing`)).standing;
}

/** What other rooms say to a withdrawal, parts of the statement that takes it. */
export async function sayingsOf(
  collected: Platform['collected'],
  member: WithdrawingMember,
): Promise<{ standing: SqlPart<unknown>; marks: SqlPart<unknown>; refusal: SqlPart<unknown> }> {
  const rooms = collected.all();
  const marks = rooms.flatMap(({ withdrawalMarks }) => withdrawalMarks?.(member) ?? []);
  const refusals = rooms.flatMap(({ withdrawalRefusal }) => withdrawalRefusal?.(member) ?? []);
  return {
    standing: await standingPart(collected, member),
    // Two rooms may say the same.
    marks: sql`array(select distinct unnest(${sql.join([sql`'{}'::text[]`, ...marks], sql` || `)}))`,
    refusal: sql`coalesce(${sql.join([...refusals, sql`null::jsonb`])})`,
  };
}

/** The first room that says something. */
async function standingPart(collected: Platform['collected'], member: WithdrawingMember): Promise<SqlPart<unknown>> {
  for (const { withdrawalTerms } of collected.all()) {
    const part = await withdrawalTerms?.(member);
    if (part !== undefined) return part;
  }
  return sql`null::jsonb`;
}
