/**
 * Holds the idempotency key of one request: a retry of the same request reuses it, a different request gets a new one.
 */
export interface RequestKey {
  keyOf: (request: unknown) => string;
  /** Call when the request was answered; the same request then gets a new key. */
  done: () => void;
}

export function createRequestKey(newKey: () => string): RequestKey {
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
