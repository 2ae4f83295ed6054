import { createDatabaseUrl, dropDatabase } from '@fairlot/testkit/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../log.ts';
import { connectDatabase, createUpkeep, type Database, sql } from './index.ts';

describe('upkeep of tables', () => {
  let url: string;
  let db: Database;
  beforeAll(async () => {
    url = await createDatabaseUrl('empty');
    // One connection: its change counts and prepared statements are checked on that connection.
    db = connectDatabase(url, 1, createLogger('silent'));
  });
  afterAll(async () => {
    await db.close();
    await dropDatabase(url);
  });
  beforeEach(() =>
    db.script(`
      drop table if exists calls;
      create table calls (vendor text, name text, hits int default 0, primary key (vendor, name))`),
  );

  const fill = (rows: number) =>
    db.run(sql`
      insert into calls (vendor, name)
      select 'V', md5(n::text) from generate_series(1, ${rows}::int) n on conflict do nothing`);
  async function upkeep(): Promise<void> {
    // A connection publishes its counts at most once a second, unless asked to.
    await db.run(sql`select pg_stat_force_next_flush()`);
    await db.run(sql`select 1`);
    await createUpkeep(db).run();
  }
  /** The planner's row count of the table; -1 before the first analysis. */
  const known = async () =>
    (await db.one(sql<{ rows: number }>`select reltuples as rows from pg_class where relname = 'calls'`)).rows;

  it('analyses a table that was empty when its statements were planned', async () => {
    await fill(2000);
    expect(await known()).toBe(-1);
    await upkeep();
    expect(await known()).toBe(2000);
  });

  it('renews cached plans', async () => {
    await db.script('set plan_cache_mode = force_generic_plan');
    await db.script('prepare of_vendor(text) as select * from calls where vendor = $1');
    const plan = async () =>
      (await db.rows(sql<Record<string, string>>`explain execute of_vendor('V')`))
        .map((row) => row['QUERY PLAN'])
        .join('\n');
    try {
      expect(await plan()).toContain('calls_pkey');
      await fill(2000);
      await upkeep();
      // All rows belong to one vendor. The plan made while the table was empty did not account for that.
      expect(await plan()).toContain('Seq Scan');
    } finally {
      await db.script('deallocate of_vendor; reset plan_cache_mode');
    }
  });

  it('ignores small changes', async () => {
    await fill(400);
    await upkeep();
    expect(await known()).toBe(-1);
  });
});
