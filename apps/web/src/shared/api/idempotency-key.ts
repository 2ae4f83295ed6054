import { toBase64Url } from './base64-url.ts';

/**
 * Returns a new Idempotency-Key (22 characters). Use one per request and reuse it for retries, for example after a lost
 * response.
 */
export function newIdempotencyKey(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(16)));
}
