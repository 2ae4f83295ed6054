/**
 * A reading that is kept: whoever asks within `keepMs` of it shares it. One that failed is told to those who wait and
 * not kept.
 */
export function kept<T>(keepMs: number, read: () => Promise<T>): () => Promise<T> {
  let cached: { readAt: number; value: Promise<T> } | undefined;
  return () => {
    if (cached === undefined || performance.now() - cached.readAt > keepMs) {
      const entry = { readAt: performance.now(), value: read() };
      cached = entry;
      entry.value.catch(() => {
        if (cached === entry) cached = undefined;
      });
    }
    return cached.value;
  };
}
