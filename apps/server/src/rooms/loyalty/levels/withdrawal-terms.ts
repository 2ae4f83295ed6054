import { type Executor, sql } from '../../../platform/db/index.ts';
import type { StandingTerms } from '../../../platform/contributions.ts';

/** A member's level and what it grants for withdrawals, in the merchant's currency; a level may name no sum. */
export function withdrawalTerms(executor: Executor, memberId: bigint): Promise<StandingTerms | undefined> {
  return executor.first(sql<StandingTerms>`
    select l.level, nullif(l.withdraw_daily_minor, 0) as "dailyMinor",
           case when l.withdraw_daily_minor > 0 then l.free_withdrawals end as "freePerDay"
      from loyalty_levels l
     where l.level = coalesce((select level from loyalty_members where member_id = ${memberId}::bigint), 1)`);
}
