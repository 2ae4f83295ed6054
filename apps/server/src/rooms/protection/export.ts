import { type Executor, sql } from '../../platform/db/index.ts';

/** The room's data about a member, named like its tables; amounts are minor units as text. */
export async function exportProtection(executor: Executor, memberId: bigint): Promise<object> {
  const [limits, acts, sessions] = await Promise.all([
    executor.rows(sql`
      select kind, period, limit_value::text as limit, pending_value::text as pending, confirm_from as "confirmFrom"
        from protection_limits where member_id = ${memberId}::bigint order by kind, period`),
    executor.rows(sql`
      select at, act, detail from protection_acts where member_id = ${memberId}::bigint order by id`),
    executor.rows(sql`
      select began_at as "beganAt", seen_at as "seenAt" from protection_sessions
       where member_id = ${memberId}::bigint order by began_at`),
  ]);
  return { playLimits: { limits, acts, sessions } };
}
