import { type Executor, sql } from '../../../platform/db/index.ts';
import type { StandingTerms } from '../../../platform/contributions.ts';

/** What a member's level grants for withdrawals, in the merchant's currency; nothing where it names no sum. */
export function withdrawalTerms(executor: Executor, memberId: bigint): Promise<StandingTerms | undefined> {
  return executor.first(sql<StandingTerms>`
    select l.withdraw_daily_minor as "dailyMinor", l.free_withdrawals as "freePerDay" from loyalty_levels l
     where l.level = coalesce((select level from loyalty_members where member_id = ${memberId}::bigint), 1)
       and l.withdraw_daily_minor > 0`);
}
