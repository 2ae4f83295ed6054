import type { RawBuilder } from 'kysely';
import type { SessionLimits } from '../../../config/identity.ts';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { hashSecret, newSecret } from '../../../platform/secrets.ts';

export interface OpenedSession {
  id: string;
  token: string;
  cookie: string;
}

export interface SessionOrigin {
  /** Makes the session last longer, with a cookie that outlives the browser. */
  remember?: boolean;
  userAgent?: string;
  ip?: string;
}

/** A session found by its token or cookie. */
export interface FoundSession {
  sessionId: string;
  memberId: bigint;
  account: string;
  type: number;
  asset: string;
  labels: readonly string[];
  mustChangePassword: boolean;
  /** Time in ms until the session ends by the clock; zero or less: it has ended. */
  restMs: number;
  /** A newer token was used, and the minute for which this one then stayed valid is over. */
  isReused: boolean;
}

const LIVING = sql`
  s.revoked_at is null and least(s.expires_at, s.absolute_expires_at, m.trial_expires_at) > clock_timestamp()`;

export async function insertSession(
  tx: Tx,
  memberId: bigint,
  limits: SessionLimits,
  { remember = false, userAgent = '', ip = '' }: SessionOrigin,
): Promise<OpenedSession> {
  const hours = remember ? limits.rememberDays * 24 : limits.absoluteHours;
  const cookie = newSecret();
  const { id } = await tx.one(sql<{ id: string }>`
    insert into identity_sessions (cookie_hash, member_id, is_remembered, expires_at, absolute_expires_at, user_agent,
      ip)
    values (${hashSecret(cookie)}, ${memberId}::bigint, ${remember}::boolean,
      clock_timestamp() + make_interval(mins => ${limits.idleMinutes}::int),
      clock_timestamp() + make_interval(hours => ${hours}::int), ${userAgent}, ${ip})
    returning id`);
  return { id, cookie, token: await insertToken(tx, id) };
}

/**
 * The session of a token that is used with the cookie issued with it, or of a cookie only; records the use. It is one
 * function call, because every request of a member begins with it and the database must not plan it each time.
 */
export async function findSession(
  executor: Executor,
  tokenHash: string | null,
  cookieHash: string,
  { idleMinutes }: SessionLimits,
): Promise<FoundSession | undefined> {
  const { found } = await executor.one(sql<{ found: (Omit<FoundSession, 'memberId'> & { memberId: string }) | null }>`
    select identity_find_session(${tokenHash}, ${cookieHash}, ${idleMinutes}::int) as found`);
  return found === null ? undefined : { ...found, memberId: BigInt(found.memberId) };
}

/** Records a use and extends the idle limit. @returns epoch ms at which the session ends unless it is used again */
export async function touchSession(
  executor: Executor,
  sessionId: string,
  { idleMinutes }: SessionLimits,
): Promise<number> {
  const { endsAt } = await executor.one(sql<{ endsAt: Date }>`
    update identity_sessions set last_used_at = clock_timestamp(),
      expires_at = clock_timestamp() + make_interval(mins => ${idleMinutes}::int)
     where id = ${sessionId}::uuid returning least(expires_at, absolute_expires_at) as "endsAt"`);
  return endsAt.getTime();
}

/**
 * Replaces token and cookie of a session immediately; no token or cookie issued before opens it.
 * @returns both, and whether the session outlives the browser
 */
export async function replaceSecrets(
  tx: Tx,
  sessionId: string,
): Promise<{ token: string; cookie: string; isRemembered: boolean }> {
  const cookie = newSecret();
  const { isRemembered } = await tx.one(sql<{ isRemembered: boolean }>`
    update identity_sessions set cookie_hash = ${hashSecret(cookie)} where id = ${sessionId}::uuid
    returning is_remembered as "isRemembered"`);
  await tx.run(sql`delete from identity_tokens where session_id = ${sessionId}::uuid`);
  return { token: await insertToken(tx, sessionId), cookie, isRemembered };
}

/** Ends sessions and writes an event for each in the same statement; returns their number. */
async function revoke(executor: Executor, which: RawBuilder<unknown>): Promise<number> {
  const ended = await executor.rows(
    sql`
    with ended as (
      update identity_sessions set revoked_at = clock_timestamp()
       where revoked_at is null and ${which} returning id, member_id)
    select outbox_add('session.ended', member_id, jsonb_build_object('sessionId', id)) from ended`,
    { wakes: ['outbox'] },
  );
  return ended.length;
}

export async function revokeSession(executor: Executor, sessionId: string): Promise<void> {
  await revoke(executor, sql`id = ${sessionId}::uuid`);
}

/** Revokes all sessions of a member, or all except one. */
export async function revokeSessionsOf(executor: Executor, memberId: bigint, exceptId: string | null): Promise<void> {
  await revoke(executor, sql`member_id = ${memberId}::bigint and id is distinct from ${exceptId}::uuid`);
}

/** A logged-in device. */
export interface SessionRow {
  id: string;
  userAgent: string;
  ip: string;
  createdAt: Date;
  lastUsedAt: Date;
}

export async function listSessions(executor: Executor, memberId: bigint): Promise<SessionRow[]> {
  return executor.rows(sql<SessionRow>`
    select s.id, s.user_agent as "userAgent", s.ip, s.created_at as "createdAt", s.last_used_at as "lastUsedAt"
      from identity_sessions s cross join lateral people_caller(s.member_id) m
     where s.member_id = ${memberId}::bigint and ${LIVING} order by s.last_used_at desc, s.created_at desc limit 100`);
}

/** Whether the session was opened within the last minutes, so that its login counts as a new proof of the member. */
export async function isSessionFresh(executor: Executor, sessionId: string, minutes: number): Promise<boolean> {
  return executor.has(sql`
    select 1 from identity_sessions
      where id = ${sessionId}::uuid and created_at > clock_timestamp() - make_interval(mins => ${minutes}::int)`);
}

/** @returns false when the member has no such session */
export async function revokeOwnSession(executor: Executor, memberId: bigint, sessionId: string): Promise<boolean> {
  return (await revoke(executor, sql`id::text = ${sessionId} and member_id = ${memberId}::bigint`)) === 1;
}

/**
 * Issues a token. Its first use replaces the session's other tokens (`identity_find_session`). Until then they stay
 * valid and can be renewed again, because the answer with the new token may have been lost. A thief of such an old
 * token can do no more than a thief of a current one: as soon as the thief or the member uses a newer token, a later
 * use of any other one ends the session.
 */
export async function insertToken(tx: Tx, sessionId: string): Promise<string> {
  const token = newSecret();
  await tx.run(sql`
    insert into identity_tokens (token_hash, session_id) values (${hashSecret(token)}, ${sessionId}::uuid)`);
  return token;
}
