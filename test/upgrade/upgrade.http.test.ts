import { connectDatabase, type Database, migrate, type Schema, sql } from '@fairlot/server/platform/db/index';
import { createLogger } from '@fairlot/server/platform/log';
import { buy, createIssue, de, finishIssue } from '@fairlot/server/rooms/lottery/lottery.testing';
import { SCHEMA } from '@fairlot/server/schema';
import {
  auditBooks,
  createDatabaseUrl,
  createMember,
  createTestApp,
  createTestDatabase,
  dropDatabase,
  scratchDir,
  type TestApp,
} from '@fairlot/testkit';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readSchemaText } from '@fairlot/testkit/schema/schema-text';

const MIGRATION = `
create table wallet_labels (account_id bigint primary key references wallet_accounts, label text not null);
insert into wallet_labels (account_id, label) select id, code from wallet_accounts;
alter table wallet_transfers add column is_checked boolean not null default false;
create index wallet_transfers_unchecked on wallet_transfers (id) where not is_checked;
`;

let app: TestApp;

interface Stored {
  accounts: unknown[];
  transfers: unknown[];
}

const next = nextBuild();
const databaseUrl = await createDatabaseUrl({ seed: 'demo', seedGames: 60 });
const first = await createTestApp({ databaseUrl });
const member = await createMember(first, { balance: '100000.00' });
const issue = await createIssue(first);
const sold = await buy(first, member, issue, [de('12')]);
const before = await readStored(first.platform.db);
await first.close();
afterAll(async () => {
  await app?.close();
  await dropDatabase(databaseUrl);
});

/** The next build: the wallet has a second migration and a changed function. */
function nextBuild(): Schema {
  const path = scratchDir();
  const wallet = SCHEMA.folders.find(({ owner }) => owner === 'wallet')!;
  for (const kind of ['migrations', 'functions'])
    cpSync(join(wallet.path, kind), join(path, kind), { recursive: true });
  writeFileSync(join(path, 'migrations', '0002-labels.sql'), MIGRATION);
  const file = join(path, 'functions', 'wallet_balance.sql');
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace('as $$', (begin) => `${begin}\n  -- Of the next build.`),
  );
  return {
    folders: SCHEMA.folders.map((folder) => (folder === wallet ? { owner: 'wallet', path } : folder)),
    release: SCHEMA.release + 1,
  };
}

async function readStored(db: Database): Promise<Stored> {
  return {
    accounts: await db.rows(sql`select id, code, balance_minor from wallet_accounts order by id`),
    transfers: await db.rows(sql`
      select id, key, debit_account, credit_account, amount_minor from wallet_transfers order by id`),
  };
}

const balanceSource = async (db: Database) =>
  db.value(sql<string>`select prosrc from pg_proc where proname = 'wallet_balance'`);

it('two processes that start at the same moment upgrade a database with data once, and keep the data', async () => {
  const processes = [1, 2].map(() => connectDatabase(databaseUrl, 2, createLogger('silent')));
  const results = await Promise.all(processes.map((db) => migrate(db, next)));
  // The second process finds nothing left to do; either one may be first.
  expect(results.map(({ files, functions }) => files + functions).reduce((sum, count) => sum + count)).toBe(2);
  expect(Math.max(...results.map(({ files }) => files))).toBe(1);
  const db = processes[0]!;
  expect(await readStored(db)).toEqual(before);
  const labels = await db.rows(sql`select account_id as id, label as code from wallet_labels order by account_id`);
  expect(before.accounts.length).toBeGreaterThan(5);
  expect(labels).toEqual(before.accounts.map((account) => ({ ...(account as object), balance_minor: undefined })));
  expect(await balanceSource(db)).toContain('Of the next build.');
  for (const each of processes) await each.close();
});

it('an upgraded database has the schema of a new one', async () => {
  const [upgraded, fresh] = await Promise.all([createTestDatabase('migrated'), createTestDatabase('empty')]);
  expect((await migrate(upgraded, next)).files).toBe(1);
  await migrate(fresh, next);
  const text = await readSchemaText(upgraded);
  expect(text).toContain('create table wallet_labels');
  expect(await readSchemaText(fresh)).toBe(text);
  await upgraded.close();
  await fresh.close();
});

it('a process of the previous build starts beside it, keeps the newer function and settles open tickets', async () => {
  app = await createTestApp({ databaseUrl });
  const { db } = app.platform;
  expect(await balanceSource(db)).toContain('Of the next build.');
  expect(await finishIssue(app, issue)).toMatchObject({ state: 'settled' });
  const { status } = await db.one(sql<{ status: string }>`
    select status from lottery_tickets where id = ${sold.ticketId}::uuid`);
  expect(['won', 'lost']).toContain(status);
  await auditBooks(app);
});
