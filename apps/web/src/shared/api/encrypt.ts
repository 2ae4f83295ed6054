import type { identity, ValueOf } from '@fairlot/contract';
import { serverNow, syncClock } from '../clock/clock.ts';
import { ApiError } from './api-error.ts';
import { toBase64Url } from './base64-url.ts';
import type { WireSpec } from './wire.ts';

type PublicKey = ValueOf<typeof identity.publicKey>;
export type FetchPublicKey = (spec: WireSpec) => Promise<PublicKey>;

const KEY_SPEC = { method: 'GET', path: '/wps/session/publicKey', auth: 'public' } as const;

/**
 * Encrypts a payload for the server: AES-256-GCM over the JSON of the payload with `ts` (server time, epoch ms) and
 * `nonce`; RSA-OAEP-256 wraps the AES key. `data` is base64url(iv, ciphertext, tag); `header` is the value of the
 * `Encryption` header.
 * @throws ApiError `crypto.unavailable` on a page without WebCrypto (plain http from another machine)
 */
export async function encryptPayload(
  payload: unknown,
  fetchKey: FetchPublicKey,
): Promise<{ data: string; header: string }> {
  if (!hasCrypto()) throw new ApiError('crypto.unavailable');
  const { kid, key, now } = await fetchKey(KEY_SPEC);
  syncClock(now);
  const sealed = { ...(payload as object), ts: serverNow(), nonce: toBase64Url(randomBytes(16)) };
  const aes = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt']);
  const iv = randomBytes(12);
  const cipher = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    aes,
    new TextEncoder().encode(JSON.stringify(sealed)),
  );
  const rsa = await crypto.subtle.importKey('jwk', key as JsonWebKey, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, [
    'encrypt',
  ]);
  const wrapped = await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, rsa, await crypto.subtle.exportKey('raw', aes));
  return {
    data: toBase64Url(concat(iv, new Uint8Array(cipher))),
    header: `v1.${kid}.${toBase64Url(new Uint8Array(wrapped))}`,
  };
}

/** Whether WebCrypto is available; it is not on plain http at another machine's address. */
export function hasCrypto(): boolean {
  return typeof crypto !== 'undefined' && (crypto.subtle as SubtleCrypto | undefined) !== undefined;
}

function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length));
}

function concat(first: Uint8Array, second: Uint8Array): Uint8Array {
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}
