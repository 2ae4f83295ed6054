import { createPostgresDatabase, createTestDatabase } from '@fairlot/testkit/database';
import { startPostgres } from '@fairlot/testkit/postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../log.ts';
import { createDatabase, createUpkeep, type Database, openPostgres, sql } from './index.ts';

let running: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  running = await startPostgres();
});
afterAll(async () => {
  await running.stop();
});
// One connection, so that what it counts is asked on it.
const openOnPostgres = async () =>
  createDatabase(openPostgres(await createPostgresDatabase(running.url), 1, createLogger('silent')));

describe.each(['pglite', 'postgres'] as const)('upkeep of tables on %s', (engine) => {
  let db: Database;
  beforeAll(async () => {
    db = engine === 'pglite' ? await createTestDatabase() : await openOnPostgres();
  });
  afterAll(() => db.close());
  beforeEach(() =>
    db.script(`
      drop table if exists calls;
      create table calls (vendor text, name text, hits int default 0, primary key (vendor, name))`),
  );

  const fill = (rows: number) =>
    db.run(sql`
      insert into calls (vendor, name)
      select 'V', md5(n::text) from generate_series(1, ${rows}::int) n on conflict do nothing`);
  /** Counts reach the statistics a second late unless asked for. */
  async function upkeep(): Promise<void> {
    await db.run(sql`select pg_stat_force_next_flush()`);
    await db.run(sql`select 1`);
    await createUpkeep(db).run();
  }
  const known = async () =>
    db.one(sql<{ rows: number; dead: bigint }>`
      select reltuples as rows, pg_stat_get_dead_tuples(oid) as dead from pg_class where relname = 'calls'`);

  it('analyses a table that was empty when it was planned for', async () => {
    await fill(2000);
    expect((await known()).rows).toBe(-1);
    await upkeep();
    expect((await known()).rows).toBe(2000);
  });

  it('has kept plans made anew', async () => {
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
      // All rows are of one vendor, which an empty table did not tell.
      expect(await plan()).toContain('Seq Scan');
    } finally {
      await db.script('deallocate of_vendor; reset plan_cache_mode');
    }
  });

  it('leaves small changes alone', async () => {
    await fill(400);
    await upkeep();
    expect((await known()).rows).toBe(-1);
  });

  it.runIf(engine === 'pglite')('clears rows that nobody sees any more', async () => {
    await fill(2000);
    await upkeep();
    await db.run(sql`update calls set hits = hits + 1`);
    await upkeep();
    expect((await known()).dead).toBe(0n);
  });
});
