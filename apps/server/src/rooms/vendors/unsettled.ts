import { type Executor, sql } from '../../platform/db/index.ts';

/** Rounds of these products end within minutes. A bet that is open for longer waits for operators, not for a result. */
const SHORT = ['slots', 'live', 'pvp', 'fish', 'cockfight'];

/**
 * Whether a win may still be paid to the member: of an open bet, or a held one. An open bet counts for one day, or for
 * ninety days if it is on a match or a draw, because some vendors never report the end of a round.
 */
export async function awaitsWin(executor: Executor, memberId: bigint): Promise<boolean> {
  return executor.value(sql<boolean>`
    select exists (
             select 1 from vendors_operations
              where member_id = ${memberId}::bigint and status = 'open' and amount_minor > 0
                and at > clock_timestamp()
                  - case when product = any(${SHORT}::text[]) then interval '1 day' else interval '90 days' end)
        or exists (
             select 1 from vendors_late_wins where member_id = ${memberId}::bigint and state = 'held')`);
}
