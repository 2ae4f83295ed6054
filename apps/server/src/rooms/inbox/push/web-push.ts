import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  createPublicKey,
  type ECDH,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';

/** A browser's push endpoint and its keys, base64url. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The key pair that identifies the sender to push services (RFC 8292). */
export interface VapidKeys {
  /** Uncompressed point, base64url, as browsers expect it. */
  publicKey: string;
  /** PKCS 8, DER. */
  privateKey: Buffer;
}

const CURVE = 'prime256v1';
const RECORD_BYTES = 4096;
const TOKEN_SECONDS = 12 * 3600;

export function createVapidKeys(): VapidKeys {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: CURVE });
  return {
    publicKey: pointOf(publicKey).toString('base64url'),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }),
  };
}

/** Headers that identify the sender (RFC 8292). @param subject contact address of the sender, https or mailto */
export function vapidHeader(endpoint: string, keys: VapidKeys, subject: string, nowMs = Date.now()): string {
  const json = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(nowMs / 1000) + TOKEN_SECONDS, sub: subject };
  const signed = `${json({ typ: 'JWT', alg: 'ES256' })}.${json(claims)}`;
  const key = createPrivateKey({ key: keys.privateKey, type: 'pkcs8', format: 'der' });
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}

/**
 * Encrypts for one browser (RFC 8291, one record of `aes128gcm`).
 * @param made key pair and salt of this message; only given by tests
 * @throws when the browser's key is not a point of the curve, or the content is longer than a record
 */
export function encryptPush(
  content: Buffer,
  { p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>,
  made: { pair: ECDH; salt: Buffer } = { pair: freshPair(), salt: randomBytes(16) },
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = made.pair.getPublicKey();
  const shared = made.pair.computeSecret(theirs);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = Buffer.from(hkdfSync('sha256', shared, Buffer.from(auth, 'base64url'), info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, made.salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, made.salt, 'Content-Encoding: nonce\0', 12));
  // The delimiter 2 marks the last record; it has no padding.
  const plain = Buffer.concat([content, Buffer.from([2])]);
  if (plain.length + 16 > RECORD_BYTES) throw new Error('the content of a push is longer than a record');
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(5);
  size.writeUInt32BE(RECORD_BYTES);
  size.writeUInt8(ours.length, 4);
  return Buffer.concat([made.salt, size, ours, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function freshPair(): ECDH {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return pair;
}

/** Uncompressed point of a public key. */
function pointOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = createPublicKey(key.export({ type: 'spki', format: 'pem' })).export({ format: 'jwk' });
  return Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
}
