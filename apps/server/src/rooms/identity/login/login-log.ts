import { type Executor, type ListKey, type PageOfRows, type Place, readPage, sql } from '../../../platform/db/index.ts';

export type LoginMethod =
  | 'password'
  | 'sms'
  | 'firebase'
  | 'google'
  | 'facebook'
  | 'passkey'
  | 'registration'
  | 'reset';

export interface LoginEntry {
  at: Date;
  ip: string;
  userAgent: string;
  method: string;
  isSuccess: boolean;
}

/** @param memberId null when the account does not exist; writing that row takes the same time */
export async function noteLogin(
  executor: Executor,
  memberId: bigint | null,
  { ip, userAgent }: { ip: string; userAgent: string },
  method: LoginMethod,
  sessionId: string | null,
): Promise<void> {
  await executor.run(sql`
    insert into identity_logins (member_id, ip, user_agent, method, is_success, session_id)
    values (${memberId}::bigint, ${ip}, ${userAgent}, ${method}, ${sessionId !== null}::boolean, ${sessionId}::uuid)`);
}

/** Whether the member has ever logged in. */
export async function hasLoggedIn(executor: Executor, memberId: bigint): Promise<boolean> {
  return executor.has(sql`select 1 from identity_logins where member_id = ${memberId}::bigint and is_success limit 1`);
}

const COLUMNS = sql`at, ip, user_agent as "userAgent", method, is_success as "isSuccess"`;

/** Newest first. */
export function listLogins(executor: Executor, memberId: bigint, place: Place): Promise<PageOfRows<LoginEntry>> {
  const where = sql`member_id = ${memberId}::bigint`;
  const key: ListKey = [{ column: sql`id`, type: 'bigint' }];
  return readPage(executor, { columns: COLUMNS, from: sql`identity_logins`, where, key }, place);
}

/** The last login before this session's login. */
export async function findLoginBefore(executor: Executor, memberId: bigint, sessionId: string) {
  return executor.first(sql<LoginEntry>`
    select ${COLUMNS} from identity_logins
      where member_id = ${memberId}::bigint and is_success and session_id is distinct from ${sessionId}::uuid
       and id < coalesce((select max(id) from identity_logins
                           where member_id = ${memberId}::bigint and session_id = ${sessionId}::uuid),
           9223372036854775807)
     order by id desc limit 1`);
}
