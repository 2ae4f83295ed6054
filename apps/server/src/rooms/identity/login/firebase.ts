import { createPublicKey, type JsonWebKey, type KeyObject, verify } from 'node:crypto';
import { type Executor, sql } from '../../../platform/db/index.ts';
import { callOutside } from '../../../platform/outside/call-outside.ts';
import { FIREBASE_KEYS } from '../../../config/identity.ts';
import type { IdentityPlatform } from '../ports.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { hashSecret } from '../../../platform/secrets.ts';

/** The person who logged in at Firebase. */
export interface FirebaseIdentity {
  issuer: string;
  subject: string;
  /** `phone`, `google.com` or `facebook.com`. */
  provider: string;
  /** The person's id at the provider itself, if the token contains it. */
  subjectAtProvider: string | undefined;
  /** E.164, for the provider `phone`. */
  phoneNumber: string | undefined;
}

export interface FirebaseProof extends FirebaseIdentity {
  /**
   * Consumes the token in the caller's transaction.
   * @throws Refusal social.failed when it was used before
   */
  spend(executor: Executor): Promise<void>;
}

export interface FirebaseTokens {
  /** The identity of an id token that is authentic, fresh and of this project; else null. */
  verify(idToken: string): Promise<FirebaseProof | null>;
}

const KEYS_FOR_MS = 10 * 60_000;
/** An unknown key triggers a new download of the keys, but not for every forged token. */
const ASK_AGAIN_MS = 30_000;
const FETCH_MS = 5000;
/** The Firebase login must be at most this old; nonces are kept longer, so that a token is accepted once. */
const FRESH_SECONDS = 300;
const SKEW_SECONDS = 60;

/**
 * Verifies Firebase id tokens with the published keys (RS256), following its documentation for third-party libraries.
 */
export function createFirebaseTokens({
  db,
  config,
  log,
  site,
}: Pick<IdentityPlatform, 'db' | 'config' | 'log' | 'site'>): FirebaseTokens {
  let known: { byId: ReadonlyMap<string, KeyObject>; at: number; keysUrl: string } | undefined;

  async function findKey(kid: string, keysUrl: string): Promise<KeyObject | undefined> {
    const now = performance.now();
    const keys = known?.keysUrl === keysUrl ? known : undefined;
    const age = keys === undefined ? Number.POSITIVE_INFINITY : now - keys.at;
    if (age > KEYS_FOR_MS || (!keys?.byId.has(kid) && age > ASK_AGAIN_MS)) {
      try {
        known = { byId: await fetchKeys(keysUrl), at: now, keysUrl };
        return known.byId.get(kid);
      } catch (error) {
        log.warn({ err: error }, 'the keys of Firebase could not be read');
      }
    }
    return keys?.byId.get(kid);
  }

  /** The project of the settings, or else that of the environment, and where its keys are published. */
  async function projectInUse(): Promise<{ projectId: string; keysUrl: string } | undefined> {
    const { projectId = config.firebase?.projectId } = (await site.setting('firebase')) ?? {};
    if (projectId === undefined || projectId === config.firebase?.projectId) return config.firebase;
    return { projectId, keysUrl: FIREBASE_KEYS };
  }

  return {
    verify: async (idToken) => {
      const firebase = await projectInUse();
      if (firebase === undefined) return null;
      const token = parse(idToken);
      if (token === undefined || token.header['alg'] !== 'RS256') return null;
      if (token.claims['aud'] !== firebase.projectId) return null;
      const key = await findKey(String(token.header['kid']), firebase.keysUrl);
      if (key === undefined || !verify('RSA-SHA256', token.signed, key, token.signature)) return null;
      const { now } = await db.one(sql<{ now: Date }>`select clock_timestamp() as now`);
      const identity = readClaims(token.claims, firebase.projectId, now.getTime() / 1000);
      return identity && { ...identity, spend: (executor) => useToken(executor, token.signed) };
    },
  };
}

/** A signed part has one signature, so the signed part identifies the token. */
async function useToken(executor: Executor, signed: Buffer): Promise<void> {
  const count = await executor.run(
    sql`
      insert into identity_nonces (nonce_hash) values (${hashSecret(`firebase:${signed.toString()}`)})
      on conflict do nothing`,
  );
  if (count !== 1) throw new Refusal('social.failed');
}

async function fetchKeys(keysUrl: string): Promise<ReadonlyMap<string, KeyObject>> {
  const answer = await callOutside(keysUrl, { deadlineMs: FETCH_MS });
  if (!answer.isOk) throw new Error(`The key set answered ${answer.status}`);
  const { keys } = JSON.parse(answer.body.toString()) as { keys: (JsonWebKey & { kid: string })[] };
  return new Map(
    keys.filter(({ kty }) => kty === 'RSA').map((key) => [key.kid, createPublicKey({ key, format: 'jwk' })]),
  );
}

type Claims = Record<string, unknown>;

function parse(idToken: string): { header: Claims; claims: Claims; signed: Buffer; signature: Buffer } | undefined {
  const [head, body, signature, ...rest] = idToken.split('.');
  if (head === undefined || body === undefined || signature === undefined || rest.length > 0) return undefined;
  try {
    return {
      header: decode(head),
      claims: decode(body),
      signed: Buffer.from(`${head}.${body}`),
      signature: Buffer.from(signature, 'base64url'),
    };
  } catch {
    return undefined; // no JSON: not a token
  }
}

function decode(part: string): Claims {
  return { ...(JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Claims) };
}

/** @param now epoch seconds */
function readClaims(claims: Claims, projectId: string, now: number): FirebaseIdentity | null {
  const { iss, aud, sub, exp, iat, auth_time: authTime, phone_number: phoneNumber, firebase } = claims;
  const issuer = `https://securetoken.google.com/${projectId}`;
  if (iss !== issuer || aud !== projectId || typeof sub !== 'string' || sub === '' || sub.length > 128) return null;
  if (typeof exp !== 'number' || typeof iat !== 'number' || typeof authTime !== 'number') return null;
  if (exp <= now || iat > now + SKEW_SECONDS || authTime > now + SKEW_SECONDS || authTime < now - FRESH_SECONDS)
    return null;
  const provider = textOf(recordOf(firebase)['sign_in_provider']) ?? '';
  const [subjectAtProvider] = listOf(recordOf(recordOf(firebase)['identities'])[provider]);
  return {
    issuer,
    subject: sub,
    provider,
    subjectAtProvider: textOf(subjectAtProvider) || undefined,
    phoneNumber: textOf(phoneNumber),
  };
}

const recordOf = (value: unknown): Claims => (typeof value === 'object' && value !== null ? { ...value } : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
