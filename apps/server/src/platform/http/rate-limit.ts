import type { RateLimit } from '@fairlot/contract';
import { type Database, sql } from '../db/index.ts';
import { networkOf, SITE_FACTOR, siteOf } from './network.ts';
import { Refusal } from '../refusal.ts';

export interface RateLimiter {
  /** Counts a call. @throws Refusal rate.limited with Retry-After, before anything else has happened */
  hit(limit: RateLimit, endpointId: string, subject: string): Promise<void>;
  /**
   * Counts a call in a sliding window of at most a day, rather than in fixed hours. A refused call is not counted.
   * @throws Refusal rate.limited
   */
  hitRolling(limit: { max: number; windowSeconds: number }, endpointId: string, subject: string): Promise<void>;
  /** Like `hit`, counted by address: IPv6 by /64, and by /48 with a higher limit. */
  hitAddress(limit: RateLimit, endpointId: string, ip: string): Promise<void>;
  /** Counts a read synchronously, even where processes share counts. @throws Refusal rate.limited */
  hitRead(limit: { max: number; windowSeconds: number }, name: string, ip: string): void;
  /** Removes expired windows from memory and from the database. */
  prune(): Promise<void>;
}

/** Counts shared by all processes, in addition to their own; while they are unavailable, only the own count applies. */
export interface SharedCounts {
  /** Counts a call. Undefined when the shared count cannot be reached. */
  hit(window: { bucket: string; windowSeconds: number }): Promise<{ hits: number; restSeconds: number } | undefined>;
  /** Counts a read later. @returns seconds until the window ends, if all processes together have reached its limit */
  note(window: { bucket: string; windowSeconds: number; max: number }): number | undefined;
}

const SLICES = 12;
const HOUR_SECONDS = 3600;
/** Prefix of the buckets of windows longer than an hour, which are kept for more than a day. */
const LONG = 'long:';

/**
 * Fixed windows: shared ones are counted in the database, the others in this process and, where there are shared
 * counts, also by all processes together.
 */
export function createRateLimiter(db: Database, counts?: SharedCounts): RateLimiter {
  const windows = new Map<string, { endsAtMs: number; hits: number }>();

  function hitLocal({ max, windowSeconds }: Pick<RateLimit, 'max' | 'windowSeconds'>, bucket: string): void {
    const now = Date.now();
    const known = windows.get(bucket);
    const current = known && known.endsAtMs > now ? known : { endsAtMs: now + windowSeconds * 1000, hits: 0 };
    current.hits++;
    windows.set(bucket, current);
    if (current.hits > max) throw limited((current.endsAtMs - now) / 1000);
  }
  async function hitTogether({ max, windowSeconds }: RateLimit, bucket: string): Promise<void> {
    hitLocal({ max, windowSeconds }, bucket);
    const together = await counts?.hit({ bucket, windowSeconds });
    if (together !== undefined && together.hits > max) throw limited(together.restSeconds);
  }
  function noteRead(limit: { max: number; windowSeconds: number }, bucket: string): void {
    hitLocal(limit, bucket);
    const restSeconds = counts?.note({ ...limit, bucket });
    if (restSeconds !== undefined) throw limited(restSeconds);
  }
  async function hit(limit: RateLimit, endpointId: string, subject: string): Promise<void> {
    const bucket = `${endpointId}:${subject}`;
    if (limit.shared) await hitShared(db, limit, bucket);
    else await hitTogether(limit, bucket);
  }
  return {
    hit,
    hitRolling: (limit, endpointId, subject) =>
      hitRolling(db, limit, `${limit.windowSeconds > HOUR_SECONDS ? LONG : ''}${endpointId}:${subject}`),
    hitAddress: async (limit, endpointId, ip) => {
      await hit(limit, endpointId, networkOf(ip));
      const site = siteOf(ip);
      if (site !== undefined) await hit({ ...limit, max: limit.max * SITE_FACTOR }, endpointId, site);
    },
    hitRead: ({ max, windowSeconds }, name, ip) => {
      noteRead({ max, windowSeconds }, `${name}:${networkOf(ip)}`);
      const site = siteOf(ip);
      if (site !== undefined) noteRead({ max: max * SITE_FACTOR, windowSeconds }, `${name}:${site}`);
    },
    prune: async () => {
      const now = Date.now();
      for (const [bucket, { endsAtMs }] of windows) if (endsAtMs <= now) windows.delete(bucket);
      await db.run(sql`
        delete from platform_rate_limits
         where window_at < clock_timestamp() - interval '2 hours'
           and (not starts_with(bucket, ${LONG}) or window_at < clock_timestamp() - interval '27 hours')`);
    },
  };
}

async function hitShared(db: Database, { max, windowSeconds }: RateLimit, bucket: string): Promise<void> {
  const { hits, rest } = await db.one(sql<{ hits: number; rest: number }>`
    insert into platform_rate_limits as l (bucket, window_at, hits)
    values (${bucket}, to_timestamp(floor(extract(epoch from clock_timestamp()) / ${windowSeconds}::int)
      * ${windowSeconds}::int), 1)
    on conflict (bucket, window_at) do update set hits = l.hits + 1
    returning hits, (extract(epoch from window_at) + ${windowSeconds}::int
        - extract(epoch from clock_timestamp()))::float8 as rest`);
  if (hits > max) throw limited(rest);
}

/** Hits are stored in slices of the window; a slice counts until its last hit is older than the window. */
async function hitRolling(
  db: Database,
  { max, windowSeconds }: Pick<RateLimit, 'max' | 'windowSeconds'>,
  bucket: string,
): Promise<void> {
  const slice = windowSeconds / SLICES;
  const isCounted = await db.transaction(async (tx) => {
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${bucket}, 0))`);
    return tx.changes(sql`
      insert into platform_rate_limits as l (bucket, window_at, hits)
      select ${bucket}, to_timestamp(floor(extract(epoch from clock_timestamp()) / ${slice}::int) * ${slice}::int), 1
       where (select coalesce(sum(hits), 0) from platform_rate_limits
               where bucket = ${bucket}
                 and window_at > clock_timestamp() - ${windowSeconds + slice}::int * interval '1 second')
             < ${max}::int
      on conflict (bucket, window_at) do update set hits = l.hits + 1`);
  });
  if (!isCounted) throw limited(slice);
}

function limited(restSeconds: number): Refusal {
  return new Refusal('rate.limited', null, Math.max(1, Math.ceil(restSeconds)));
}
