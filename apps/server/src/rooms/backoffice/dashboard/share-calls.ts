/**
 * Callers that ask for the same thing at the same time share one computation. An answer may have been read before a
 * caller's own last change if the computation began earlier, so it suits pages that refetch on events.
 */
export function shareCalls<T>(): (key: string, compute: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key, compute) => {
    const known = running.get(key);
    if (known !== undefined) return known;
    const call = compute().finally(() => running.delete(key));
    running.set(key, call);
    return call;
  };
}
