import type { Executor } from '../../../platform/db/index.ts';
import { sizeUpTo } from './report-rows.ts';

/** Number of members from which slow answers are cached. */
const LARGE = 2000;
const KEPT_MS = 30_000;
const MOST_KEPT = 2000;

/**
 * Cache for answers about large teams, for half a minute: counting a hundred thousand members takes longer than a page
 * may. Smaller teams are read every time.
 */
export function createLargeTeams() {
  const kept = new Map<string, { value: Promise<unknown>; until: number }>();
  return {
    /** @param key identifies the query about the agent's team */
    async read<T>(executor: Executor, agentId: bigint, key: string, compute: () => Promise<T>): Promise<T> {
      const now = performance.now();
      const name = `${agentId} ${key}`;
      const known = kept.get(name);
      if (known !== undefined && known.until > now) return known.value as Promise<T>;
      if ((await sizeUpTo(executor, agentId, LARGE)) < LARGE) return compute();
      if (kept.size >= MOST_KEPT) kept.clear();
      const value = compute();
      kept.set(name, { value, until: now + KEPT_MS });
      value.catch(() => kept.delete(name)); // the next caller tries again
      return value;
    },
  };
}

export type LargeTeams = ReturnType<typeof createLargeTeams>;
