import type { Platform } from '../../platform/index.ts';
import type { StandingTerms, WithdrawingMember } from '../../platform/contributions.ts';

/** Level of members of whom no other room says otherwise (`withdrawalTerms`). */
export const EVERYBODY = 0;

/** What a member may do with money by their standing; undefined where no room says. */
export async function standingOf(
  { db, collected }: Pick<Platform, 'db' | 'collected'>,
  member: WithdrawingMember,
): Promise<StandingTerms | undefined> {
  for (const { withdrawalTerms } of collected.all()) {
    const terms = await withdrawalTerms?.(db, member);
    if (terms !== undefined) return terms;
  }
  return undefined;
}
