import {
  createHash,
  createPublicKey,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  createPrivateKey,
  randomBytes,
  randomInt,
  verify,
} from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readIfAny } from './files.ts';

/** The project whose id tokens the sandbox signs. */
export const FIREBASE_PROJECT = 'fairlot-sandbox';
const TOKEN_SECONDS = 3600;
const SESSION_MS = 10 * 60_000;
const SESSIONS_KEPT = 2_000;

export interface SignedIn {
  idToken: string;
  localId: string;
  phoneNumber: string;
}
export type SignInProblem = 'INVALID_SESSION_INFO' | 'SESSION_EXPIRED' | 'INVALID_CODE';

export interface FirebaseSandbox {
  /** JSON Web Key Set with the key that signs id tokens. */
  keySet(): { keys: object[] };
  /** Creates a code for a number in E.164, and the session name under which it is redeemed. */
  sendCode(phoneNumber: string): { sessionInfo: string; code: string };
  /** Redeems a code, once. */
  signIn(sessionInfo: string, code: string): SignedIn | SignInProblem;
  /** The owner of an id token of this sandbox. */
  lookUp(idToken: string): Omit<SignedIn, 'idToken'> | undefined;
}

/**
 * Phone log-in like Firebase's: codes for numbers and id tokens for codes, signed with RS256 by a key that is generated
 * at the first use, because that takes longer than the rest of a start, and stored in the folder.
 * @throws {Error} when the key file exists but is not a key
 */
export async function openFirebase(dir: string): Promise<FirebaseSandbox> {
  const path = join(dir, 'firebase-key.pem');
  let stored = await loadKey(path);
  const key = () => (stored ??= makeKey(path));
  const sessions = new Map<string, { phoneNumber: string; code: string; at: number; isUsed: boolean }>();

  return {
    keySet: () => ({ keys: [{ ...publicKeyOf(key()), alg: 'RS256', use: 'sig' }] }),
    sendCode: (phoneNumber) => {
      const sessionInfo = randomBytes(32).toString('base64url');
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      sessions.set(sessionInfo, { phoneNumber, code, at: Date.now(), isUsed: false });
      const [oldest] = sessions.keys();
      if (sessions.size > SESSIONS_KEPT && oldest !== undefined) sessions.delete(oldest);
      return { sessionInfo, code };
    },
    signIn: (sessionInfo, code) => {
      const session = sessions.get(sessionInfo);
      if (session === undefined) return 'INVALID_SESSION_INFO';
      if (session.isUsed || Date.now() - session.at > SESSION_MS) return 'SESSION_EXPIRED';
      if (session.code !== code) return 'INVALID_CODE';
      session.isUsed = true;
      const { phoneNumber } = session;
      const localId = idOf(phoneNumber);
      return { idToken: signToken(key(), localId, phoneNumber), localId, phoneNumber };
    },
    lookUp: (idToken) => readToken(key(), idToken),
  };
}

/** A number identifies the same person at every log-in. */
function idOf(phoneNumber: string): string {
  return createHash('sha256').update(`${FIREBASE_PROJECT}:${phoneNumber}`).digest('base64url').slice(0, 28);
}

function publicKeyOf(key: KeyObject) {
  const jwk = createPublicKey(key).export({ format: 'jwk' });
  return { ...jwk, kid: createHash('sha256').update(String(jwk['n'])).digest('hex').slice(0, 40) };
}

function signToken(key: KeyObject, localId: string, phoneNumber: string): string {
  const now = Math.floor(Date.now() / 1000);
  const head = partOf({ alg: 'RS256', kid: publicKeyOf(key).kid, typ: 'JWT' });
  const body = partOf({
    iss: `https://securetoken.google.com/${FIREBASE_PROJECT}`,
    aud: FIREBASE_PROJECT,
    sub: localId,
    user_id: localId,
    iat: now,
    exp: now + TOKEN_SECONDS,
    auth_time: now,
    phone_number: phoneNumber,
    firebase: { identities: { phone: [phoneNumber] }, sign_in_provider: 'phone' },
  });
  return `${head}.${body}.${createSign('RSA-SHA256').update(`${head}.${body}`).sign(key, 'base64url')}`;
}

function readToken(key: KeyObject, idToken: string): { localId: string; phoneNumber: string } | undefined {
  const [head = '', body = '', signature = ''] = idToken.split('.');
  if (!verify('RSA-SHA256', Buffer.from(`${head}.${body}`), createPublicKey(key), Buffer.from(signature, 'base64url')))
    return undefined;
  const {
    sub,
    phone_number: phoneNumber,
    exp,
  } = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as { sub: string; phone_number: string; exp: number };
  return exp * 1000 > Date.now() ? { localId: sub, phoneNumber } : undefined;
}

function partOf(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

async function loadKey(path: string): Promise<KeyObject | undefined> {
  const pem = await readIfAny(path);
  if (pem === undefined) return undefined;
  try {
    return createPrivateKey(pem);
  } catch (error) {
    throw new Error(`${path} is not a private key: delete it to create a new one`, { cause: error });
  }
}

function makeKey(path: string): KeyObject {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.tmp`, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  renameSync(`${path}.tmp`, path);
  return privateKey;
}
