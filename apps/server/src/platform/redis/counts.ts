import type { SharedCounts } from '../http/rate-limit.ts';
import type { Client, RedisLink } from './link.ts';

interface Window {
  bucket: string;
  windowSeconds: number;
}

/** Pause between two reports of reads, which are counted without waiting. */
const REPORT_EVERY_MS = 200;
/** Buckets per report; the rest follows with the next one. */
const MOST_REPORTED = 1000;

/** Windows counted once for all processes. A window begins with its first hit, so clocks do not matter. */
export function createSharedCounts(link: RedisLink, prefix: string): SharedCounts & { stop(): void } {
  const reads = new Map<string, { hits: number; max: number; windowSeconds: number }>();
  const closed = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  const add = (client: Client, { bucket, windowSeconds }: Window, hits: number) => {
    const key = `${prefix}limit:${windowSeconds}:${bucket}`;
    return client
      .multi()
      .incrBy(key, hits)
      .pExpire(key, windowSeconds * 1000, 'NX')
      .pTTL(key)
      .exec()
      .then(([sum, , restMs]) => ({ hits: Number(sum), restSeconds: Math.max(0, Number(restMs) / 1000) }));
  };
  async function report(): Promise<void> {
    const part = [...reads].slice(0, MOST_REPORTED);
    for (const [bucket] of part) reads.delete(bucket);
    const now = performance.now();
    for (const [bucket, until] of closed) if (until <= now) closed.delete(bucket);
    await link.attempt((client) =>
      Promise.all(
        part.map(async ([bucket, { hits, max, windowSeconds }]) => {
          const sum = await add(client, { bucket, windowSeconds }, hits);
          if (sum.hits > max) closed.set(bucket, performance.now() + sum.restSeconds * 1000);
        }),
      ),
    );
    if (reads.size > 0) schedule();
  }
  function schedule(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      void report();
    }, REPORT_EVERY_MS);
  }

  return {
    hit: (window) => link.attempt((client) => add(client, window, 1)),
    note: ({ bucket, windowSeconds, max }) => {
      // Without Redis nothing collects here; this process's own count limits.
      if (!link.isUp()) return undefined;
      const known = reads.get(bucket);
      if (known === undefined) reads.set(bucket, { hits: 1, max, windowSeconds });
      else known.hits += 1;
      schedule();
      const until = closed.get(bucket);
      const restMs = until === undefined ? 0 : until - performance.now();
      return restMs > 0 ? restMs / 1000 : undefined;
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      reads.clear();
    },
  };
}
