import { sql } from '../../../platform/db/index.ts';

/** Letters that a masked name shows at its beginning. */
const SHOWN = 2;

/** What somebody typed to find a member. */
export interface SoughtAccount {
  text: string;
  /** Then only what the mask shows, or the whole name, finds somebody: trying letters tells nothing more. */
  isMasked: boolean;
}

/** Whether `agency_members m` is who is looked for. */
export function isSought({ text, isMasked }: SoughtAccount) {
  const typed = text.trim().toLowerCase();
  return isMasked && typed.length > SHOWN ? sql`m.account = ${typed}` : sql`starts_with(m.account, ${typed})`;
}
