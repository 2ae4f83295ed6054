import { createDatabaseUrl, dropDatabase } from '@fairlot/testkit/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { openDatabase } from './open-database.ts';
import { connectDatabase, type Database, sql } from './platform/db/index.ts';
import { createLogger } from './platform/log.ts';

const log = createLogger('silent');
let url: string;
let admin: Database;
beforeAll(async () => {
  url = await createDatabaseUrl('empty');
  admin = connectDatabase(url, 1, log);
});
afterAll(async () => {
  await admin.close();
  await dropDatabase(url);
});

const open = (databaseUrl: string) => openDatabase(readConfig({ DATABASE_URL: databaseUrl }), log);
/** The problem that a start reports. */
async function problemOf(databaseUrl: string): Promise<string> {
  const error: unknown = await open(databaseUrl).then(
    (db) => db.close(),
    (reason: unknown) => reason,
  );
  return error instanceof Error ? error.message.replace('The configuration is not valid:\n  - ', '') : 'none';
}
/** The address of another database, or of another role. */
function alter(part: 'database' | 'user', name: string): string {
  const altered = new URL(url.replace('postgres:///', 'postgres://socket/'));
  if (part === 'database') altered.pathname = `/${name}`;
  else altered.searchParams.set('user', name);
  return altered.href.replace('postgres://socket/', 'postgres:///');
}

it('opens an empty database of its own', async () => {
  expect(await problemOf(url)).toBe('none');
});

it.each(['127.0.0.1', 'localhost'])('names DATABASE_URL when no server listens on %s', async (host) => {
  expect(await problemOf(`postgres://fairlot:secret@${host}:1/fairlot`)).toMatch(
    /^DATABASE_URL: the database does not answer: connect ECONNREFUSED \S+:1 \(example: /,
  );
});

it('names DATABASE_URL when the server has no such database', async () => {
  expect(await problemOf(alter('database', 'missing'))).toContain(
    'DATABASE_URL: the database does not answer: database "missing" does not exist',
  );
});

it('rejects a database in another encoding, which counts bytes or lacks characters', async () => {
  const name = `ascii_${process.pid}`;
  const other = alter('database', name);
  await admin.run(
    sql`create database ${sql.id(name)} encoding 'SQL_ASCII' locale_provider libc locale 'C' template template0`,
  );
  expect(await problemOf(other)).toContain('DATABASE_URL: the database has the encoding SQL_ASCII (example: createdb ');
  await dropDatabase(other);
});

it('rejects a role that may not create tables', async () => {
  const role = `stranger_${process.pid}`;
  await admin.run(sql`create role ${sql.id(role)} login`);
  expect(await problemOf(alter('user', role))).toBe(
    'DATABASE_URL: this role may not create tables (example: createdb --owner=fairlot fairlot)',
  );
  await admin.run(sql`drop role ${sql.id(role)}`);
});
