import { toBase64Url } from './base64-url.ts';

/**
 * Returns a new Idempotency-Key (22 characters). Use one per request and reuse it for retries, for example after a lost
 * response.
 */
export function newIdempotencyKey(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(16)));
}

/**
 * Holds the idempotency key of one request: a retry of the same request reuses it, a different request gets a new one.
 */
export interface RequestKey {
  keyOf: (request: unknown) => string;
  /** Call when the request was answered; the same request then gets a new key. */
  done: () => void;
}

export function createRequestKey(newKey = newIdempotencyKey): RequestKey {
  let kept: { text: string; key: string } | null = null;
  return {
    keyOf(request) {
      const text = JSON.stringify(request);
      if (kept?.text !== text) kept = { text, key: newKey() };
      return kept.key;
    },
    done() {
      kept = null;
    },
  };
}
