import { sql } from '../../../platform/db/index.ts';

/** Number of leading characters that a masked name shows. */
const SHOWN = 2;

/** Search text for finding a member. */
export interface SoughtAccount {
  text: string;
  /**
   * If names are masked, only the visible part or the complete name matches, so that trying letters reveals nothing
   * more.
   */
  isMasked: boolean;
}

/** Condition that `agency_members m` matches the search. */
export function isSought({ text, isMasked }: SoughtAccount) {
  const typed = text.trim().toLowerCase();
  return isMasked && typed.length > SHOWN ? sql`m.account = ${typed}` : sql`starts_with(m.account, ${typed})`;
}
