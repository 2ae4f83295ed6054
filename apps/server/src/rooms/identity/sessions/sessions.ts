import type { SessionLimits } from '../../../config/identity.ts';
import type { Database, Tx } from '../../../platform/db/index.ts';
import type { Caller } from '../../../platform/http/index.ts';
import { hashSecret } from '../../../platform/secrets.ts';
import {
  type FoundSession,
  findSession,
  insertSession,
  insertToken,
  type OpenedSession,
  revokeSession,
  type SessionOrigin,
  touchSession,
} from './session-rows.ts';

/** A calling member, and whether a new password must be chosen before anything else. */
export interface SessionCaller extends Caller {
  mustChangePassword: boolean;
}

export interface Sessions {
  /** Seconds for which the cookie of a session outlives the browser; undefined if it does not. */
  cookieSeconds(remember: boolean): number | undefined;
  open(tx: Tx, memberId: bigint, origin: SessionOrigin): Promise<OpenedSession>;
  authenticate(token: string, cookie: string | undefined): Promise<SessionCaller | null>;
  callerOfCookie(cookie: string): Promise<SessionCaller | null>;
  renew(sessionId: string): Promise<{ token: OpenedSession['token']; expires: number }>;
  revoke(sessionId: string): Promise<void>;
  /** Publishes committed changes of sessions: immediately here, and to the other processes. */
  forget(): Promise<void>;
  /** Listens for revocations in other processes. */
  listen(): Promise<void>;
}

/** Longest time for which a revocation in another process may go unnoticed. */
const CACHE_MS = 5000;
const CACHE_SIZE = 20_000;
const CHANNEL = 'fairlot_sessions';

/** Sessions with a cache per process. */
export function createSessions(db: Database, limits: SessionLimits): Sessions {
  const cache = new Map<string, { caller: SessionCaller; validUntil: number }>();
  // Counts how often the cache was cleared: results read before must not be stored after.
  let generation = 0;

  function clear(): void {
    generation++;
    cache.clear();
  }
  async function lookUp(tokenHash: string | null, cookieHash: string): Promise<SessionCaller | null> {
    const key = tokenHash === null ? cookieHash : `${tokenHash}.${cookieHash}`;
    const startedAt = performance.now();
    const known = cache.get(key);
    if (known && known.validUntil > startedAt) return known.caller;
    const startedIn = generation;
    const found = await findSession(db, tokenHash, cookieHash, limits);
    if (found === undefined) return null;
    if (found.isReused) {
      await revoke(found.sessionId);
      return null;
    }
    const caller = present(found);
    if (startedIn === generation) {
      if (cache.size >= CACHE_SIZE) cache.clear();
      cache.set(key, { caller, validUntil: startedAt + Math.min(CACHE_MS, found.restMs) });
    }
    return caller;
  }
  async function forget(): Promise<void> {
    clear();
    await db.notify(CHANNEL);
  }
  async function revoke(sessionId: string): Promise<void> {
    await revokeSession(db, sessionId);
    await forget();
  }

  return {
    revoke,
    forget,
    cookieSeconds: (remember) => (remember ? limits.rememberDays * 86_400 : undefined),
    open: (tx, memberId, origin) => insertSession(tx, memberId, limits, origin),
    listen: () => db.listen(CHANNEL, clear),
    authenticate: async (token, cookie) =>
      cookie === undefined ? null : lookUp(hashSecret(token), hashSecret(cookie)),
    callerOfCookie: async (cookie) => {
      const caller = await lookUp(null, hashSecret(cookie));
      // Until the password is changed, the cookie gives no access to pages or events.
      return caller?.mustChangePassword ? null : caller;
    },
    renew: async (sessionId) => {
      const renewed = await db.transaction(async (tx) => ({
        expires: await touchSession(tx, sessionId, limits),
        token: await insertToken(tx, sessionId),
      }));
      clear();
      return renewed;
    },
  };
}

function present({
  memberId,
  account,
  type,
  asset,
  labels,
  sessionId,
  mustChangePassword,
}: FoundSession): SessionCaller {
  return { memberId, userName: account, type, asset, labels, sessionId, mustChangePassword };
}
