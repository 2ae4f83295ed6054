import { type Executor, sql } from '../../../platform/db/index.ts';

const NEW_FOR_HOURS = 72;

/**
 * Whether the session is one of a device that the member has had for less than three days, as far as its browser tells
 * it from those before. The first device of an account is not new.
 */
export async function isNewDevice(executor: Executor, memberId: bigint, sessionId: string): Promise<boolean> {
  const found = await executor.first(sql`
    select 1 from identity_sessions s
     where s.id = ${sessionId}::uuid and s.member_id = ${memberId}::bigint
       and exists (select 1 from identity_logins l where l.member_id = s.member_id and l.is_success
                      and l.user_agent <> s.user_agent and l.at < s.created_at)
       and not exists (select 1 from identity_logins l where l.member_id = s.member_id and l.is_success
                          and l.user_agent = s.user_agent
                          and l.at < clock_timestamp() - ${NEW_FOR_HOURS}::int * interval '1 hour')`);
  return found !== undefined;
}
