/**
 * A cached reading, shared by all calls within `keepMs` or until `drop`. A failed reading rejects the waiting calls and
 * is not cached.
 */
export function kept<T>(keepMs: number, read: () => Promise<T>): (() => Promise<T>) & { drop(): void } {
  let cached: { readAt: number; value: Promise<T> } | undefined;
  const drop = () => {
    cached = undefined;
  };
  const get = () => {
    if (cached === undefined || performance.now() - cached.readAt > keepMs) {
      const entry = { readAt: performance.now(), value: read() };
      cached = entry;
      entry.value.catch(() => {
        if (cached === entry) drop();
      });
    }
    return cached.value;
  };
  return Object.assign(get, { drop });
}
