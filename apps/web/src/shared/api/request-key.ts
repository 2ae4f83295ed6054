/** Keeps one key for one request: the same request repeated has the same key, another one a new key. */
export interface RequestKey {
  keyOf: (request: unknown) => string;
  /** The request was answered: the same one once more gets a new key. */
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
