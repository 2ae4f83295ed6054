import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const KEPT_MS = 600_000;
const MOST_KEPT = 10_000;

/**
 * Remembers for ten minutes which passwords were right, so that whoever sends money several times in a row does not
 * wait for the slow hash each time. What is kept is a keyed hash that holds for one member, and the stored hash that it
 * was right for: whoever asks looks whether that is still the stored one, and whether the member is locked, or this
 * would be a way to guess past a lock. The key lives and dies with the process.
 */
export function createLatelyRight(now: () => number = Date.now) {
  const key = randomBytes(32);
  const kept = new Map<bigint, { mark: Buffer; storedHash: string; until: number }>();
  const markOf = (memberId: bigint, password: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([String(memberId), password]))
      .digest();
  return {
    /** The stored hash for which this password was right; undefined where nothing is known. */
    storedHashOf: (memberId: bigint, password: string): string | undefined => {
      const found = kept.get(memberId);
      if (found === undefined || found.until <= now()) return undefined;
      return timingSafeEqual(found.mark, markOf(memberId, password)) ? found.storedHash : undefined;
    },
    keep: (memberId: bigint, storedHash: string, password: string): void => {
      // The oldest goes first, as a map keeps the order of what was put in.
      kept.delete(memberId);
      const [oldest] = kept.keys();
      if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      kept.set(memberId, { mark: markOf(memberId, password), storedHash, until: now() + KEPT_MS });
    },
  };
}
