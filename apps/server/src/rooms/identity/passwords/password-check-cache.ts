import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const KEPT_MS = 600_000;
const MOST_KEPT = 10_000;

/**
 * Caches successful password checks for ten minutes, so that several transfers in a row do not pay for the slow hash
 * each time. An entry holds a keyed hash that is valid for one member, and the stored hash that it was checked against.
 * The caller has to check that the stored hash is unchanged and that the member is not locked; otherwise the cache
 * would allow guessing past a lock. The key exists only in this process.
 */
export function createPasswordCheckCache(now: () => number = Date.now) {
  const key = randomBytes(32);
  const kept = new Map<bigint, { mark: Buffer; storedHash: string; until: number }>();
  const markOf = (memberId: bigint, password: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([String(memberId), password]))
      .digest();
  return {
    /** The stored hash for which this password was correct; undefined if it is not cached. */
    storedHashOf: (memberId: bigint, password: string): string | undefined => {
      const found = kept.get(memberId);
      if (found === undefined || found.until <= now()) return undefined;
      return timingSafeEqual(found.mark, markOf(memberId, password)) ? found.storedHash : undefined;
    },
    keep: (memberId: bigint, storedHash: string, password: string): void => {
      // Evicts the oldest entry, since a map keeps insertion order.
      kept.delete(memberId);
      const [oldest] = kept.keys();
      if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      kept.set(memberId, { mark: markOf(memberId, password), storedHash, until: now() + KEPT_MS });
    },
  };
}
