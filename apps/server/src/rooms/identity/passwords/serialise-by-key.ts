/** Serialises work of the same key and runs different keys in parallel; a failure does not block later work. */
export function serialiseByKey<K>(): <T>(key: K, work: () => Promise<T>) => Promise<T> {
  const lasts = new Map<K, Promise<unknown>>();
  return async (key, work) => {
    const before = lasts.get(key) ?? Promise.resolve();
    const own = before.then(work, work);
    lasts.set(key, own);
    try {
      return await own;
    } finally {
      if (lasts.get(key) === own) lasts.delete(key);
    }
  };
}
