import { createHash, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { type Database, sql } from '../db/index.ts';
import type { FanOut } from '../events/stream.ts';
import type { SharedCounts } from '../http/rate-limit.ts';
import type { Metrics } from '../metrics.ts';
import { createSharedCounts } from './counts.ts';
import { createFanOut } from './fan-out.ts';
import { createRedisLink, type RedisOptions } from './link.ts';

/** Data that processes share. Redis stores nothing that must not be lost. */
export interface Redis {
  counts: SharedCounts;
  fanOut: FanOut;
  isUp(): boolean;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export async function createRedis(options: RedisOptions, db: Database, log: Logger, metrics: Metrics): Promise<Redis> {
  const link = createRedisLink(options, log, metrics);
  const prefix = await prefixOf(db);
  const counts = createSharedCounts(link, prefix);
  return {
    counts,
    fanOut: createFanOut(link, prefix, randomUUID()),
    isUp: link.isUp,
    start: link.start,
    stop: async () => {
      counts.stop();
      await link.stop();
    },
  };
}

/** Sites with different databases may use the same Redis; their ids mean different members. */
async function prefixOf(db: Database): Promise<string> {
  const { name } = await db.one(sql<{ name: string }>`
    select system_identifier::text || ' ' || current_database() as name from pg_control_system()`);
  return `fairlot:${createHash('sha256').update(name).digest('hex').slice(0, 16)}:`;
}
