import { createDatabaseUrl, createTestDatabase, dropDatabase, scratchDir } from '@fairlot/testkit/database';
import { runClusterUrl } from '@fairlot/testkit/run-cluster';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCHEMA } from '../../schema.ts';
import { createLogger } from '../log.ts';
import { Refusal } from '../refusal.ts';
import { connectDatabase, type Database, migrate, sql } from './index.ts';

const log = createLogger('silent');

describe('the database', () => {
  let db: Database;
  beforeAll(async () => {
    db = await createTestDatabase('empty');
    await db.script('create table probe (id int primary key, big bigint, at timestamptz, data jsonb)');
  });
  afterAll(() => db.close());

  it('returns bigint, Date and parsed JSON values', async () => {
    const row = await db.one(
      sql<
        Record<string, unknown>
      >`select 9007199254740993::bigint as big, now() as at, '{"a":1}'::jsonb as data, array[1,2]::bigint[] as list`,
    );
    expect(row['big']).toBe(9_007_199_254_740_993n);
    expect(row['at']).toBeInstanceOf(Date);
    expect(row['data']).toEqual({ a: 1 });
    expect(row['list']).toEqual([1n, 2n]);
  });

  it('does not JIT-compile statements', async () => {
    expect((await db.one(sql<{ jit: string }>`select current_setting('jit') as jit`)).jit).toBe('off');
  });

  it('reads a table whose columns changed after the same statement was first run', async () => {
    await db.script('create table changing (id int); insert into changing values (1)');
    const read = () => db.rows(sql`select * from changing`);
    for (const again of [1, 2, 3]) expect(await read(), `time ${again}`).toEqual([{ id: 1 }]);
    await db.script(`alter table changing add name text default 'new'`);
    expect(await read()).toEqual([{ id: 1, name: 'new' }]);
  });

  it('runs further statements with the same text after one failed', async () => {
    const divide = async (by: number) => db.one(sql<{ n: number }>`select 12 / ${by}::int as n`);
    for (const by of [1, 2, 3]) expect((await divide(by)).n).toBe(12 / by);
    await expect(divide(0)).rejects.toThrow('division by zero');
    await expect(db.transaction(async (tx) => tx.one(sql`select 12 / ${0}::int as n`))).rejects.toThrow('division');
    expect((await divide(4)).n).toBe(3);
  });

  it('answers all statements that a transaction issues concurrently', async () => {
    const texts = Array.from(
      { length: 20 },
      (_, n) => [n, sql<{ n: number }>`select ${n}::int + ${sql.raw(`${n}`)} as n`] as const,
    );
    for (const time of [1, 2, 3]) {
      const found = await db.transaction((tx) => Promise.all(texts.map(([, text]) => tx.one(text))));
      expect(found, `time ${time}`).toEqual(texts.map(([n]) => ({ n: 2 * n })));
    }
  });

  it('throws when the root handle is used inside a transaction', async () => {
    await expect(db.transaction(async () => db.one(sql`select 1`))).rejects.toThrow('root database handle');
    await expect(db.transaction(async () => db.transaction(async () => 1))).rejects.toThrow('inside a transaction');
  });

  it('keeps concurrent transactions separate and rolls back the one that throws', async () => {
    const insert = (id: number, isFailing: boolean) =>
      db.transaction(async (tx) => {
        await tx.run(sql`insert into probe (id) values (${id}::int)`);
        await new Promise((resolve) => setTimeout(resolve, 5));
        if (isFailing) throw new Error('wanted');
      });
    await Promise.allSettled(Array.from({ length: 20 }, (_, id) => insert(id, id % 2 === 1)));
    const ids = await db.rows(sql<{ id: number }>`select id from probe order by id`);
    expect(ids.map(({ id }) => id)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18]);
  });

  it('converts a refusal raised in an SQL function into a Refusal with its value', async () => {
    await db.script(
      `
        create function probe_refuse() returns int language plpgsql as $f$ begin raise exception 'draw.closed'
          using errcode = 'FL001', detail = '{"a":2}'; end $f$`,
    );
    const error = await db.one(sql`select probe_refuse()`).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Refusal);
    expect(error).toMatchObject({ code: 'draw.closed', value: { a: 2 } });
  });

  it('applies every migration once, and nothing of a file that fails', async () => {
    const fresh = await createTestDatabase('empty');
    expect((await migrate(fresh, SCHEMA)).files).toBeGreaterThan(1);
    expect(await migrate(fresh, SCHEMA)).toEqual({ files: 0, functions: 0, newerRelease: null });
    const path = scratchDir();
    const folder = join(path, 'migrations');
    mkdirSync(folder);
    const probe = { folders: [{ owner: 'probe', path }], release: SCHEMA.release };
    writeFileSync(join(folder, '0001-bad.sql'), 'create table probe_half (id int); select nonsense;');
    await expect(migrate(fresh, probe)).rejects.toThrow('probe/0001-bad.sql');
    expect(
      (await fresh.one(sql<{ found: string | null }>`select to_regclass('probe_half')::text as found`)).found,
    ).toBeNull();
    writeFileSync(join(folder, '0001-bad.sql'), 'create table probe_half (id int);');
    await migrate(fresh, probe);
    writeFileSync(join(folder, '0001-bad.sql'), 'create table probe_other (id int);');
    await expect(migrate(fresh, probe)).rejects.toThrow('was edited');
    await fresh.close();
  });

  it('accepts new comments in an applied migration, even from before statements were recorded', async () => {
    const fresh = await createTestDatabase('empty');
    const path = scratchDir();
    mkdirSync(join(path, 'migrations'));
    const probe = { folders: [{ owner: 'probe', path }], release: SCHEMA.release };
    const write = (text: string) => writeFileSync(join(path, 'migrations', '0001-probe.sql'), text);
    write('-- Old words.\ncreate table probe_half (\n  id int -- The id.\n);');
    await migrate(fresh, probe);
    write('-- New words, over\n-- two lines.\ncreate table probe_half (\n  -- Its id.\n  id int\n);');
    expect((await migrate(fresh, probe)).files).toBe(0);
    await fresh.run(sql`update platform_migrations set statements = null`);
    expect((await migrate(fresh, probe)).files).toBe(0);
    write('create table probe_half (id bigint);');
    await expect(migrate(fresh, probe)).rejects.toThrow('was edited');
    await fresh.close();
  });
});

it('wakes another process through LISTEN, and once without a word when a cut connection is restored', async () => {
  const url = await createDatabaseUrl('empty');
  const [a, b] = [connectDatabase(url, 4, log), connectDatabase(url, 4, log)];
  const words: (string | undefined)[] = [];
  await b.listen('probe', (word) => words.push(word));
  await a.notify('probe', 'one');
  await expect.poll(() => words, { timeout: 5000 }).toEqual(['one']);
  await a.run(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query ilike 'listen%' and pid <> pg_backend_pid()`);
  await expect.poll(() => words, { timeout: 10_000 }).toEqual(['one', undefined]);
  await a.notify('probe', 'two');
  await expect.poll(() => words, { timeout: 5000 }).toEqual(['one', undefined, 'two']);
  await a.close();
  await b.close();
  await dropDatabase(url);
});

it('survives a connection that is cut between two statements of a transaction', async () => {
  const db = await createTestDatabase('empty');
  const began = Promise.withResolvers<number>();
  const cut = Promise.withResolvers<void>();
  // An error without a listener would end the process.
  const uncaught: unknown[] = [];
  const note = (error: unknown) => uncaught.push(error);
  process.on('uncaughtException', note);
  const outcome = db
    .transaction(async (tx) => {
      began.resolve((await tx.one(sql<{ pid: number }>`select pg_backend_pid() as pid`)).pid);
      await cut.promise;
      await tx.one(sql`select 1`);
    })
    .then(
      () => 'committed',
      (error: unknown) => String(error),
    );
  const pid = await began.promise;
  await db.run(sql`select pg_terminate_backend(${pid}::int)`);
  await expect
    .poll(async () => db.rows(sql`select 1 from pg_stat_activity where pid = ${pid}::int`), { timeout: 5000 })
    .toEqual([]);
  // This process notices the end of the connection slightly after the server has dropped it.
  await new Promise((resolve) => setTimeout(resolve, 50));
  cut.resolve();
  expect(await outcome).toContain('connection');
  expect(await db.one(sql`select 1 as one`)).toEqual({ one: 1 });
  process.off('uncaughtException', note);
  expect(uncaught).toEqual([]);
  await db.close();
});

it('keeps a single listening connection, however often the database refuses it', async () => {
  const url = await createDatabaseUrl('empty');
  let refusals = 0;
  const counting = pino({ level: 'warn' }, { write: (line) => void (line.includes('not restored') && refusals++) });
  const db = connectDatabase(url, 2, counting);
  const admin = connectDatabase(await runClusterUrl(), 1, log);
  const name = new URL(url).pathname.slice(1);
  const setAllowed = (allowed: boolean) =>
    admin.run(sql.raw(`alter database ${name} allow_connections ${allowed}`) as ReturnType<typeof sql>);
  const listening = async () =>
    (await admin.rows(sql`select 1 from pg_stat_activity where datname = ${name} and query like 'listen%'`)).length;
  const words: (string | undefined)[] = [];
  const note = (word?: string) => words.push(word);
  await Promise.all([db.listen('one', note), db.listen('two', note)]);
  expect(await listening()).toBe(1);
  await setAllowed(false);
  await admin.run(sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`);
  await expect.poll(() => refusals).toBeGreaterThanOrEqual(2);
  await setAllowed(true);
  await expect.poll(listening).toBe(1);
  const refused = refusals;
  // A second attempt would follow within one second, the interval between attempts.
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(await listening()).toBe(1);
  expect(refusals).toBe(refused);
  // The process's own notification, sent first, is ignored: the process already acts on its own commits.
  const other = connectDatabase(url, 1, log);
  await db.notify('two', 'own');
  await other.notify('two', 'other');
  // Each channel was called without a word when the connection was restored.
  await expect.poll(() => words, { timeout: 5000 }).toEqual([undefined, undefined, 'other']);
  await Promise.all([db.close(), other.close()]);
  await admin.close();
  await dropDatabase(url);
});
