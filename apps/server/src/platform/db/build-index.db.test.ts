import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabaseUrl, dropDatabase } from '@fairlot/testkit/database';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLogger } from '../log.ts';
import { connectDatabase, type Database, migrate, sql } from './index.ts';
import type { Schema } from './schema-folder.ts';

const INDEX = 'create index concurrently if not exists probe_at on probe (at);\n';
let url: string;
let processes: Database[];
let schema: Schema;
beforeEach(async () => {
  url = await createDatabaseUrl('empty');
  processes = Array.from({ length: 3 }, () => connectDatabase(url, 3, createLogger('silent')));
  const path = mkdtempSync(join(tmpdir(), 'fairlot-index-'));
  mkdirSync(join(path, 'migrations'));
  writeFileSync(join(path, 'migrations', '0001-probe.sql'), 'create table probe (at int);\n');
  writeFileSync(join(path, 'migrations', '0002-at.concurrently.sql'), INDEX);
  schema = { folders: [{ owner: 'probe', path }], release: 1 };
});
afterEach(async () => {
  await Promise.all(processes.map((db) => db.close()));
  await dropDatabase(url);
});

const isValid = async () =>
  (
    await processes[0]!.first(sql<{ valid: boolean }>`
      select indisvalid as valid from pg_index where indexrelid = to_regclass('probe_at')`)
  )?.valid;

it('builds an index while an open transaction has written to the table', async () => {
  const [db, other] = processes as [Database, Database, Database];
  await db.script('create table probe (at int)');
  writeFileSync(join(schema.folders[0]!.path, 'migrations', '0001-probe.sql'), 'select 1;\n');
  const opened = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const writing = other.transaction(async (tx) => {
    await tx.run(sql`insert into probe values (1)`);
    opened.resolve();
    await release.promise;
  });
  await opened.promise;
  const migrating = migrate(db, schema);
  await expect.poll(isValid).toBe(false);
  // An ordinary build would wait for this transaction, and block every later write.
  await processes[2]!.run(sql`insert into probe values (2)`);
  release.resolve();
  await writing;
  await migrating;
  expect(await isValid()).toBe(true);
});

it('is built once when several processes start together', async () => {
  const results = await Promise.all(processes.map((db) => migrate(db, schema)));
  expect(results.map(({ files }) => files).reduce((sum, files) => sum + files)).toBe(2);
  expect(await isValid()).toBe(true);
});

it('builds an index again that an interrupted build left invalid', async () => {
  const [db] = processes as [Database];
  await db.script('create table probe (at int); insert into probe values (1), (1)');
  writeFileSync(join(schema.folders[0]!.path, 'migrations', '0001-probe.sql'), 'select 1;\n');
  const unique = INDEX.replace('create index', 'create unique index');
  await expect(db.run(sql.raw(unique))).rejects.toThrow('could not create unique index');
  expect(await isValid()).toBe(false);
  await migrate(db, schema);
  expect(await isValid()).toBe(true);
});

it('rejects an index file with anything else in it', async () => {
  writeFileSync(join(schema.folders[0]!.path, 'migrations', '0002-at.concurrently.sql'), `${INDEX}select 1;\n`);
  await expect(migrate(processes[0]!, schema)).rejects.toThrow('Migration probe/0002-at.concurrently.sql failed');
});
