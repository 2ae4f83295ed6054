import { type Executor, sql } from '../../../platform/db/index.ts';
import type { Caller } from '../../../platform/http/index.ts';
import { hashSecret } from '../../../platform/secrets.ts';

interface NewSession {
  caller: Caller;
  token: string;
  vendor: string;
  gameId: string;
  product: string;
}

/**
 * Opens a session at a vendor before the vendor is called, so that its first call finds it. If the log-in has just
 * ended, which another process may not know yet, the session has ended as well.
 */
export async function openSession(
  executor: Executor,
  { caller, token, vendor, gameId, product }: NewSession,
): Promise<void> {
  const { memberId, userName, asset, sessionId } = caller;
  await executor.run(sql`
    with player as (
      insert into vendors_players (vendor, member_id, user_name, asset)
      values (${vendor}, ${memberId}::bigint, ${userName}, ${asset})
      on conflict (vendor, member_id) do update set user_name = excluded.user_name, asset = excluded.asset)
    insert into vendors_sessions (token_hash, vendor, member_id, game_id, login_id, product, ended_at)
    select ${hashSecret(token)}, ${vendor}, ${memberId}::bigint, ${gameId}, ${sessionId}, ${product},
           (select ended_at from vendors_ended_logins where login_id = ${sessionId})`);
}

/**
 * Adds the vendor's own name for the session; both names are valid, and both have ended when the session ended during
 * the call. An existing name keeps its owner; a vendor that resumes a session of the member gives its name again.
 */
export async function alsoKnownAs(executor: Executor, token: string, name: string): Promise<void> {
  await executor.run(sql`
    insert into vendors_sessions as s (token_hash, vendor, member_id, game_id, login_id, product, ended_at)
    select ${hashSecret(name)}, vendor, member_id, game_id, login_id, product, ended_at
      from vendors_sessions where token_hash = ${hashSecret(token)} for update
    on conflict (token_hash) do update
      set game_id = excluded.game_id, login_id = excluded.login_id, product = excluded.product,
          ended_at = excluded.ended_at, used_at = clock_timestamp()
     where s.vendor = excluded.vendor and s.member_id = excluded.member_id and s.token_hash <> ${hashSecret(token)}`);
}

export async function endSession(executor: Executor, token: string): Promise<void> {
  await executor.run(sql`
    update vendors_sessions set ended_at = clock_timestamp()
     where token_hash = ${hashSecret(token)} and ended_at is null`);
}

/** Ends the sessions opened within ended log-ins, and any that are still being opened there. */
export async function endSessionsOf(executor: Executor, loginIds: readonly string[]): Promise<void> {
  await executor.run(sql`
    insert into vendors_ended_logins (login_id) select unnest(${loginIds}::text[]) on conflict do nothing`);
  await executor.run(sql`
    update vendors_sessions set ended_at = clock_timestamp()
     where login_id = any(${loginIds}::text[]) and ended_at is null`);
}

/** Ends all sessions of a member at vendors. */
export async function endAllSessions(executor: Executor, memberId: bigint): Promise<void> {
  await executor.run(sql`
    update vendors_sessions set ended_at = clock_timestamp()
     where member_id = ${memberId}::bigint and ended_at is null`);
}

/** Ended log-ins are remembered for as long as any process may consider them open. */
export async function forgetEndedLogins(executor: Executor): Promise<void> {
  await executor.run(sql`
    delete from vendors_ended_logins where ended_at < clock_timestamp() - interval '1 day'`);
}
