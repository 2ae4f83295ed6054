import { expect } from 'vitest';
import { type Database, sql } from './index.ts';

/** Waits until `count` connections of the database wait for a lock in statements that match the LIKE pattern. */
export async function untilBlocked(db: Database, pattern: string, count = 1): Promise<void> {
  const blocked = async () =>
    db.rows(sql`
      select pid from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like ${pattern}`);
  await expect.poll(async () => (await blocked()).length, { timeout: 20_000, interval: 10 }).toBe(count);
}

/** Number of transactions that PostgreSQL aborted in this database because of a deadlock. */
export async function deadlocksOf(db: Database): Promise<bigint> {
  const { deadlocks } = await db.one(sql<{ deadlocks: bigint }>`
    select deadlocks from pg_stat_database where datname = current_database()`);
  return deadlocks;
}
