import { createDatabaseUrl, createTestDatabase, dropDatabase, scratchDir } from '@fairlot/testkit/database';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../log.ts';
import { connectDatabase, type Database, migrate, type Schema, sql } from './index.ts';

/** A build whose only function returns `word` and calls another that follows later in the alphabet. */
function build(release: number, word: string): Schema {
  const path = scratchDir();
  mkdirSync(join(path, 'functions'));
  mkdirSync(join(path, 'migrations'));
  writeFileSync(join(path, 'migrations', '0001-start.sql'), 'create table probe_rows (id int);');
  write(path, 'probe_answer', `select probe_word() || (select count(*) from probe_rows)`);
  write(path, 'probe_word', `select '${word}'`);
  return { folders: [{ owner: 'probe', path }], release };
}

function write(path: string, name: string, body: string): void {
  writeFileSync(
    join(path, 'functions', `${name}.sql`),
    `-- What it is for.\ncreate or replace function ${name}() returns text language sql as $$ ${body} $$;\n`,
  );
}

describe('SQL functions', () => {
  let db: Database;
  const answer = async () => (await db.one(sql<{ word: string }>`select probe_answer() as word`)).word;
  beforeEach(async () => {
    db = await createTestDatabase('empty');
  });
  afterEach(() => db.close());

  it('are written once, and again after their text changes', async () => {
    expect(await migrate(db, build(1, 'one'))).toEqual({ files: 1, functions: 2, newerRelease: null });
    expect(await migrate(db, build(1, 'one'))).toEqual({ files: 0, functions: 0, newerRelease: null });
    expect(await migrate(db, build(2, 'two'))).toEqual({ files: 0, functions: 1, newerRelease: null });
    expect(await answer()).toBe('two0');
  });

  it("stay at the newer build's version when an older process restarts", async () => {
    const old = build(1, 'old');
    await migrate(db, old);
    await migrate(db, build(2, 'new'));
    expect(await migrate(db, old)).toEqual({ files: 0, functions: 0, newerRelease: 2 });
    expect(await answer()).toBe('new0');
    expect(await migrate(db, build(3, 'newer'))).toEqual({ files: 0, functions: 1, newerRelease: null });
    expect(await answer()).toBe('newer0');
  });

  it("stay at the newer build's version even when that build only removed a function", async () => {
    const old = build(1, 'old');
    await migrate(db, old);
    const next = build(2, 'old');
    write(next.folders[0]!.path, 'probe_answer', `select 'alone'`);
    rmSync(join(next.folders[0]!.path, 'functions', 'probe_word.sql'));
    await migrate(db, next);
    expect((await migrate(db, old)).newerRelease).toBe(2);
    expect(await answer()).toBe('alone');
  });

  it('stop the start of an older process when the newer build has removed one that it calls', async () => {
    const old = build(1, 'old');
    await migrate(db, old);
    const next = build(2, 'old');
    const [{ path } = { path: '' }] = next.folders;
    write(path, 'probe_answer', `select 'alone'`);
    rmSync(join(path, 'functions', 'probe_word.sql'));
    writeFileSync(join(path, 'migrations', '0002-word.sql'), 'drop function probe_word();');
    await migrate(db, next);
    await expect(migrate(db, old)).rejects.toThrow('has removed functions that this build needs: probe_word');
    expect((await migrate(db, next)).newerRelease).toBeNull();
  });

  it('are written all together or not at all', async () => {
    await migrate(db, build(1, 'one'));
    const broken = build(2, 'two');
    write(broken.folders[0]!.path, 'probe_zero', 'select nonsense(');
    await expect(migrate(db, broken)).rejects.toThrow('Function probe/probe_zero failed');
    expect(await answer()).toBe('one0');
    expect((await migrate(db, build(1, 'one'))).newerRelease).toBeNull();
  });
});

it('are written by one process at a time when several start together', async () => {
  const url = await createDatabaseUrl('empty');
  const processes = Array.from({ length: 4 }, () => connectDatabase(url, 2, createLogger('silent')));
  const schema = build(1, 'one');
  const results = await Promise.all(processes.map((db) => migrate(db, schema)));
  expect(results.map(({ files }) => files).reduce((sum, files) => sum + files)).toBe(1);
  expect(results.map((result) => result.functions).reduce((sum, count) => sum + count)).toBe(2);
  await Promise.all(processes.map((db) => db.close()));
  await dropDatabase(url);
});
