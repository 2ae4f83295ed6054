import type { Job } from './loop.ts';

/** The members of a job that perform the work. */
export type Work = Required<Pick<Job, 'run' | 'settle'>>;

interface Lanes<Item> {
  /** Maximum number of items processed at the same time. */
  most: number;
  /** Claims up to `limit` due items. */
  take(limit: number): Promise<readonly Item[]>;
  work(item: Item): Promise<void>;
  onError(error: unknown): void;
}

/**
 * Works on due items, several in parallel. A run fills the free lanes and does not await them, so a slow item occupies
 * its own lane and delays no other. With every lane busy, a run waits until one is free.
 */
export function createLanes<Item>({ most, take, work, onError }: Lanes<Item>): Work {
  const running = new Set<Promise<void>>();

  function begin(item: Item): void {
    const done = work(item)
      .catch(onError)
      .finally(() => running.delete(done));
    running.add(done);
  }
  return {
    run: async () => {
      if (running.size >= most) await Promise.race(running);
      const free = most - running.size;
      const due = await take(free);
      due.forEach(begin);
      return due.length === free;
    },
    settle: () => Promise.all(running),
  };
}
