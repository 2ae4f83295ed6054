import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const KEPT_MS = 600_000;
const MOST_KEPT = 10_000;

/**
 * Remembers for ten minutes which passwords were right, so that whoever sends money several times in a row does not
 * wait for the slow hash each time. What is kept is a keyed hash that holds for one member and one stored hash: another
 * password, or one that was changed, is looked at as ever. The key lives and dies with the process. Whoever asks counts
 * attempts first, or this would be a way to guess past a lock.
 */
export function createLatelyRight(now: () => number = Date.now) {
  const key = randomBytes(32);
  const kept = new Map<bigint, { mark: Buffer; until: number }>();
  const markOf = (memberId: bigint, storedHash: string, password: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([String(memberId), storedHash, password]))
      .digest();
  return {
    has: (memberId: bigint, storedHash: string, password: string): boolean => {
      const found = kept.get(memberId);
      if (found === undefined || found.until <= now()) return false;
      return timingSafeEqual(found.mark, markOf(memberId, storedHash, password));
    },
    keep: (memberId: bigint, storedHash: string, password: string): void => {
      // The oldest goes first, as a map keeps the order of what was put in.
      kept.delete(memberId);
      const [oldest] = kept.keys();
      if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      kept.set(memberId, { mark: markOf(memberId, storedHash, password), until: now() + KEPT_MS });
    },
  };
}
