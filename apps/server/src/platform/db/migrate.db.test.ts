import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabaseUrl, dropDatabase, scratchDir } from '@fairlot/testkit/database';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLogger } from '../log.ts';
import { connectDatabase, type Database, migrate, sql } from './index.ts';

let url: string;
let processes: [Database, Database, Database];
beforeEach(async () => {
  url = await createDatabaseUrl('empty');
  const open = () => connectDatabase(url, 2, createLogger('silent'));
  processes = [open(), open(), open()];
});
afterEach(async () => {
  await Promise.all(processes.map((db) => db.close()));
  await dropDatabase(url);
});

it('while a migration waits for a table that is in use, other transactions still use the table', async () => {
  const [db, reader, other] = processes;
  const path = scratchDir();
  const write = (name: string, text: string) => writeFileSync(join(path, 'migrations', name), text);
  mkdirSync(join(path, 'migrations'));
  write('0001-probe.sql', 'create table probe (at int);');
  const schema = { folders: [{ owner: 'probe', path }], release: 1 };
  await migrate(db, schema);
  write('0002-note.sql', 'alter table probe add column note text;');
  const opened = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const reading = reader.transaction(async (tx) => {
    await tx.rows(sql`select at from probe`);
    opened.resolve();
    await release.promise;
  });
  await opened.promise;
  const migrating = migrate(db, schema);
  const waits = sql<{ found: boolean }>`
    select exists (select 1 from pg_locks where relation = 'probe'::regclass and not granted) as found`;
  await expect.poll(async () => (await other.one(waits)).found, { timeout: 20_000 }).toBe(true);
  // Without a limit, the insertion would wait for the reader, behind the migration.
  const inserted = await other.script(`set local lock_timeout = '20s'; insert into probe values (1)`).then(
    () => true,
    () => false,
  );
  release.resolve();
  await reading;
  expect(inserted).toBe(true);
  expect((await migrating).files).toBe(1);
  expect(await other.rows(sql`select note from probe`)).toEqual([{ note: null }]);
});
