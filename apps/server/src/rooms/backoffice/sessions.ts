import { type Executor, sql, type Tx } from '../../platform/db/index.ts';
import type { OperatorCaller } from '../../platform/http/index.ts';
import { hashSecret, newSecret } from '../../platform/secrets.ts';
import { Refusal } from '../../platform/refusal.ts';
import { hasEmergency } from './roles/emergency.ts';
import { type Decisions, decisionsOf, permissionsWith } from './roles/permissions.ts';
import { type LoginFacts, stepOf } from './rules.ts';
import type { BackofficeServices } from './services.ts';

interface Found extends LoginFacts {
  sessionId: string;
  operatorId: bigint;
  name: string;
  role: string;
  decisions: Decisions;
  inEmergency: boolean;
}

const LIVING = sql`s.revoked_at is null and s.last_used_at > clock_timestamp()
    - (select make_interval(mins => idle_minutes) from backoffice_settings)
  and s.created_at > clock_timestamp() - interval '12 hours'
  and o.disabled_at is null`;

/**
 * Opens a session; its step determines what it may do.
 * @param passkeyId the passkey that logged in, which counts as both factors; omitted after a password login
 */
export async function openSession(
  executor: Executor,
  operatorId: bigint,
  ip: string,
  userAgent: string,
  passkeyId: string | null = null,
): Promise<{ token: string; cookie: string }> {
  const cookie = newSecret();
  const token = newSecret();
  await executor.run(sql`
    insert into backoffice_sessions (operator_id, cookie_hash, token_hash, ip, user_agent, has_code, passkey_id)
    values (${operatorId}::bigint, ${hashSecret(cookie)}, ${hashSecret(token)}, ${ip}, ${userAgent},
      ${passkeyId}::text is not null, ${passkeyId}::text)`);
  return { token, cookie };
}

/**
 * The operator of a token that is used with its own cookie. Records the use, unless the console makes the call on its
 * own. Called for every request, so that nothing is stale.
 */
export async function findSession(
  { platform, canSkipFactor }: Pick<BackofficeServices, 'platform' | 'canSkipFactor'>,
  token: string,
  cookie: string,
  isBackground = false,
): Promise<OperatorCaller | null> {
  const where = sql`o.id = s.operator_id and s.token_hash = ${hashSecret(token)}
    and s.cookie_hash = ${hashSecret(cookie)} and ${LIVING}`;
  const facts = sql`s.id as "sessionId", o.id as "operatorId", o.name, o.role,
    ${decisionsOf(sql`o.role`)} as decisions,
    ${hasEmergency(sql`o.id`)} as "inEmergency", s.has_code as "hasCode",
    o.totp_confirmed_at is not null
      or exists (select 1 from backoffice_passkeys k where k.operator_id = o.id) as "hasFactor",
    o.must_change_password as "mustChangePassword",
    not (o.totp_optional and ${canSkipFactor}::boolean) as "needsFactor"`;
  const found = await platform.db.first(
    isBackground
      ? sql<Found>`select ${facts} from backoffice_sessions s, backoffice_operators o where ${where}`
      : sql<Found>`
          update backoffice_sessions s set last_used_at = clock_timestamp()
            from backoffice_operators o where ${where} returning ${facts}`,
  );
  if (found === undefined) return null;
  const { sessionId, operatorId, name, role, decisions, inEmergency } = found;
  const permissions = permissionsWith(platform, role, decisions, inEmergency);
  return { sessionId, operatorId, name, role, permissions, step: stepOf(found) };
}

/** The second factor of a step: an authenticator's code (null), or a passkey, whose removal ends the session. */
export interface Factor {
  passkeyId: string | null;
}

/**
 * Completes a login step: the session gets a new token, so that a token intercepted earlier becomes invalid.
 * @throws Refusal auth.logged.out when the session was ended while the step was being checked
 */
export async function renewToken(
  tx: Tx,
  sessionId: string,
  factor?: Factor,
): Promise<{ token: string; hasCode: boolean }> {
  const token = newSecret();
  const renewed = await tx.first(sql<{ hasCode: boolean }>`
    update backoffice_sessions
       set token_hash = ${hashSecret(token)}, has_code = has_code or ${factor !== undefined}::boolean,
           passkey_id = case when has_code then passkey_id else ${factor?.passkeyId ?? null}::text end
     where id = ${sessionId}::uuid and revoked_at is null returning has_code as "hasCode"`);
  if (renewed === undefined) throw new Refusal('auth.logged.out');
  return { token, hasCode: renewed.hasCode };
}

/** Revokes all sessions of an operator, or all except one. */
export async function revokeSessions(executor: Executor, operatorId: bigint, exceptId: string | null): Promise<void> {
  await executor.run(sql`
    update backoffice_sessions set revoked_at = clock_timestamp()
     where operator_id = ${operatorId}::bigint and revoked_at is null and id is distinct from ${exceptId}::uuid`);
}

/** Revokes the sessions that a passkey opened or verified as second factor. */
export async function revokeSessionsOfPasskey(executor: Executor, passkeyId: string): Promise<void> {
  await executor.run(sql`
    update backoffice_sessions set revoked_at = clock_timestamp()
     where passkey_id = ${passkeyId} and revoked_at is null`);
}

export async function revokeSession(executor: Executor, sessionId: string): Promise<void> {
  await executor.run(sql`
    update backoffice_sessions set revoked_at = clock_timestamp()
      where id = ${sessionId}::uuid and revoked_at is null`);
}
