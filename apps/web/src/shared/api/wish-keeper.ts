/** Keeps one key for one wish: the same wish repeated has the same key, another wish a new one. */
export interface WishKeeper {
  keyOf: (wish: unknown) => string;
  /** The wish came true: the same one again is a new wish. */
  fulfil: () => void;
}

export function createWishKeeper(newKey: () => string): WishKeeper {
  let kept: { text: string; key: string } | null = null;
  return {
    keyOf(wish) {
      const text = JSON.stringify(wish);
      if (kept?.text !== text) kept = { text, key: newKey() };
      return kept.key;
    },
    fulfil() {
      kept = null;
    },
  };
}
