/**
 * A cached reading, shared by all calls within `keepMs`. A failed reading rejects the waiting calls and is not cached.
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
