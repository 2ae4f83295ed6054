export interface RequestKeys {
  (request: readonly string[]): string;
  /** Called after a request succeeded: the same content is a new request from then on. */
  renew: () => void;
}

/**
 * Returns an idempotency key per request. The same request has the same key, so that a repeated click sends one
 * request; a different request has its own.
 */
export function createRequestKeys(): RequestKeys {
  const keys = new Map<string, string>();
  const keyOf = (request: readonly string[]) => {
    const text = JSON.stringify(request);
    const key = keys.get(text) ?? newRequestKey();
    keys.clear();
    keys.set(text, key);
    return key;
  };
  return Object.assign(keyOf, { renew: () => keys.clear() });
}

/** A random idempotency key. */
export function newRequestKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
