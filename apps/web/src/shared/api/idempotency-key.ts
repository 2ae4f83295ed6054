import { toBase64Url } from './base64-url.ts';

/**
 * A fresh Idempotency-Key (22 characters). One per request: keep it while the same request is repeated, as after a lost
 * answer.
 */
export function newIdempotencyKey(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(16)));
}
