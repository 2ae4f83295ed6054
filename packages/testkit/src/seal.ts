import { randomBytes } from 'node:crypto';
import type { TestApp } from './app.ts';

/** What a test may bend of a sealed payload. */
interface SealOptions {
  tsOffsetMs?: number;
  nonce?: string;
  kid?: string;
}

export interface SealedRequest {
  headers: Record<string, string>;
  payload: { data: string };
}

const RSA = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;
const base64url = (bytes: ArrayBuffer | Uint8Array) => Buffer.from(bytes as Uint8Array).toString('base64url');

/** Seals a payload as the web app does. */
export async function seal(app: TestApp, payload: object, options: SealOptions = {}): Promise<SealedRequest> {
  const { kid, key, now } = (await app.server.inject({ method: 'GET', url: '/wps/session/publicKey' })).json().value;
  const aes = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt']);
  const iv = randomBytes(12);
  const text = JSON.stringify({
    ...payload,
    ts: now + (options.tsOffsetMs ?? 0),
    nonce: options.nonce ?? base64url(randomBytes(16)),
  });
  const cipher = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, aes, Buffer.from(text));
  const rsa = await crypto.subtle.importKey('jwk', key, RSA, false, ['encrypt']);
  const wrapped = await crypto.subtle.encrypt(RSA, rsa, await crypto.subtle.exportKey('raw', aes));
  return {
    headers: { encryption: `v1.${options.kid ?? kid}.${base64url(wrapped)}` },
    payload: { data: base64url(Buffer.concat([iv, Buffer.from(cipher)])) },
  };
}
