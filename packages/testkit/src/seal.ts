import { randomBytes } from 'node:crypto';
import type { TestApp } from './app.ts';
import { encryptPayload } from './client.ts';

/** Changes that a test can make to a sealed payload. */
interface SealOptions {
  tsOffsetMs?: number;
  nonce?: string;
  kid?: string;
}

export interface SealedRequest {
  headers: Record<string, string>;
  payload: { data: string };
}

/** Seals a payload as the web app does. */
export async function seal(app: TestApp, payload: object, options: SealOptions = {}): Promise<SealedRequest> {
  const { kid, key, now } = (await app.server.inject({ method: 'GET', url: '/wps/session/publicKey' })).json().value;
  const sealed = encryptPayload(
    { kid: options.kid ?? kid, key, now },
    { ...payload, ts: now + (options.tsOffsetMs ?? 0), nonce: options.nonce ?? randomBytes(16).toString('base64url') },
  );
  return { headers: { encryption: sealed.header }, payload: { data: sealed.data } };
}
