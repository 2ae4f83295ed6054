import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { hashSecret, randomText } from '../../../platform/secrets.ts';

export interface PublicKeyAnswer {
  kid: string;
  key: Record<string, unknown>;
  /** Server clock, epoch ms. */
  now: number;
}

export interface Encryption {
  /** Creates a key pair when there is none that can be opened. */
  prepare(): Promise<void>;
  publicKey(): Promise<PublicKeyAnswer>;
  /** @throws Refusal encryption.invalid, encryption.expired or encryption.replayed */
  decrypt(encryptionHeader: string | undefined, data: string): Promise<unknown>;
}

interface KeyRow {
  kid: string;
  publicJwk: Record<string, unknown>;
  sealedPrivate: Uint8Array;
}

const RSA = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;
/** Length in base64url of a 3072-bit number: the key's modulus, and the key that it wraps. */
const WRAPPED_LETTERS = 512;
const HEADER = new RegExp(`^v1\\.([a-z0-9]{16})\\.([A-Za-z0-9_-]{${WRAPPED_LETTERS}})$`);
const NONCE = /^[A-Za-z0-9_-]{22}$/;
const IV_BYTES = 12;
const KEY_LOCK = 7_300_010;

/** Decryption of login, registration and password payloads: AES-256-GCM, its key wrapped by RSA-OAEP-256 (Z-48). */
export function createEncryption({ db, secrets, log }: Pick<Platform, 'db' | 'secrets' | 'log'>): Encryption {
  const privateKeys = new Map<string, CryptoKey>();
  let current: { kid: string; key: Record<string, unknown> } | undefined;

  async function openKey({ kid, sealedPrivate }: KeyRow): Promise<CryptoKey> {
    const pkcs8 = new Uint8Array(secrets.open(sealedPrivate, payloadKeyContext(kid)));
    const key = await crypto.subtle.importKey('pkcs8', pkcs8, RSA, false, ['decrypt']);
    privateKeys.set(kid, key);
    return key;
  }
  async function prepare(): Promise<void> {
    await db.transaction(async (tx) => {
      // Of several processes starting on one database, the first creates the key.
      await tx.run(sql`select pg_advisory_xact_lock(${KEY_LOCK})`);
      const known = await findKey(tx, null);
      const usable = known && (await tryOpen(known)) ? known : await makeKey(tx, secrets);
      await openKey(usable);
      current = { kid: usable.kid, key: usable.publicJwk };
    });
  }
  async function tryOpen(row: KeyRow): Promise<CryptoKey | undefined> {
    try {
      return await openKey(row);
    } catch (error) {
      log.warn({ err: error, kid: row.kid }, 'a payload key cannot be opened with this SECRET_KEY');
      return undefined;
    }
  }
  /** Keys that another process has created are loaded when first needed. */
  async function privateKey(kid: string): Promise<CryptoKey> {
    const known = privateKeys.get(kid);
    if (known) return known;
    const row = await findKey(db, kid);
    const key = row && (await tryOpen(row));
    if (key === undefined) throw new Refusal('encryption.invalid');
    return key;
  }

  return {
    prepare,
    publicKey: async () => {
      if (current === undefined) throw new Error('The payload key has not been prepared');
      const { now } = await db.one(sql<{ now: Date }>`select clock_timestamp() as now`);
      return { ...current, now: now.getTime() };
    },
    decrypt: async (encryptionHeader, data) => {
      const [, kid, wrapped] = HEADER.exec(encryptionHeader ?? '') ?? [];
      if (kid === undefined || wrapped === undefined) throw new Refusal('encryption.invalid');
      const { ts, nonce, ...payload } = parse(await unseal(await privateKey(kid), wrapped, data));
      if (typeof ts !== 'number' || typeof nonce !== 'string' || !NONCE.test(nonce))
        throw new Refusal('encryption.invalid');
      const { verdict } = await db.one(sql<{ verdict: string }>`
        select identity_use_nonce(${hashSecret(nonce)}, ${ts}::float8) as verdict`);
      if (verdict === 'expired') throw new Refusal('encryption.expired');
      if (verdict !== 'fresh') throw new Refusal('encryption.replayed');
      return payload;
    },
  };
}

async function makeKey(tx: Tx, secrets: Platform['secrets']): Promise<KeyRow> {
  const kid = randomText('abcdefghijklmnopqrstuvwxyz0123456789', 16);
  const pair = await crypto.subtle.generateKey(
    { ...RSA, modulusLength: 3072, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['encrypt', 'decrypt'],
  );
  const publicJwk = { ...(await crypto.subtle.exportKey('jwk', pair.publicKey)) };
  const sealedPrivate = secrets.seal(
    new Uint8Array(await crypto.subtle.exportKey('pkcs8', pair.privateKey)),
    payloadKeyContext(kid),
  );
  await tx.run(sql`
    insert into identity_keys (kid, public_jwk, sealed_private)
    values (${kid}, ${JSON.stringify(publicJwk)}::jsonb, ${sealedPrivate}::bytea)`);
  return { kid, publicJwk, sealedPrivate };
}

/** Binds a sealed private key to its row. */
export function payloadKeyContext(kid: string): string {
  return `identity_keys:${kid}`;
}

async function findKey(executor: Executor, kid: string | null): Promise<KeyRow | undefined> {
  return executor.first(sql<KeyRow>`
    select kid, public_jwk as "publicJwk", sealed_private as "sealedPrivate" from identity_keys
     where ${kid}::text is null or kid = ${kid} order by created_at desc limit 1`);
}

/** Reports every kind of broken payload by the same refusal. */
async function unseal(key: CryptoKey, wrapped: string, data: string): Promise<string> {
  try {
    const raw = await crypto.subtle.decrypt(RSA, key, Buffer.from(wrapped, 'base64url'));
    const aes = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
    const bytes = Buffer.from(data, 'base64url');
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytes.subarray(0, IV_BYTES) },
      aes,
      bytes.subarray(IV_BYTES),
    );
    return new TextDecoder('utf-8', { fatal: true }).decode(plain);
  } catch {
    throw new Refusal('encryption.invalid');
  }
}

function parse(text: string): Record<string, unknown> {
  try {
    const payload: unknown = JSON.parse(text);
    if (typeof payload === 'object' && payload !== null && !Array.isArray(payload)) return { ...payload };
  } catch {
    throw new Refusal('encryption.invalid');
  }
  throw new Refusal('encryption.invalid');
}
