import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../launcher/paths.mjs';
import { findLocks, findTableLocks } from './table-locks.ts';
import { findForeignTables } from './tables.ts';

it('no room names a table of another', () => {
  expect(globSync('apps/server/src/rooms/*/migrations/*.sql', { cwd: root }).length).toBeGreaterThan(0);
  expect(globSync('apps/server/src/rooms/*/functions/*.sql', { cwd: root }).length).toBeGreaterThan(0);
  expect(findForeignTables(root)).toEqual([]);
});

it('finds every way of naming a foreign table, and ignores calls of functions', () => {
  expect(findForeignTables(join(import.meta.dirname, 'fixtures', 'migrations'))).toEqual([
    'rooms/lottery/migrations/0001-start.sql: creates tickets',
    'rooms/lottery/migrations/0001-start.sql: names wallet_accounts',
    'rooms/records/functions/records_count.sql: names wallet_accounts',
    'rooms/wallet/migrations/0001-start.sql: names platform_outbox',
    'rooms/lottery/migrations/0001-start.sql: names wallet_holds',
    'rooms/lottery/migrations/0001-start.sql: names wallet_notes',
    'rooms/records/functions/records_count.sql: names wallet_lists',
    'rooms/lottery/repository.ts: names wallet_accounts',
  ]);
});

it('no migration locks a large table', () => {
  expect(findTableLocks(root)).toEqual([]);
});

it.each([
  'create index bets_at on bets (at)',
  'create unique index on bets (at)',
  'alter table bets alter column stake type numeric',
  'alter table bets alter stake set not null',
  'alter table bets add column code text unique',
  'alter table bets add column note text, add column code text default gen_random_uuid()::text',
  'alter table bets add constraint bets_stake check (stake > 0)',
  'alter table only bets add foreign key (game) references games',
  'alter table bets add constraint bets_key unique (key)',
  'update bets set stake = 0',
  'delete from bets where at < now()',
  '-- all of it\nlock table bets',
])('finds the lock of: %s', (statement) => {
  expect(findLocks(`select 1;\n${statement};`, (table) => table === 'bets')).toHaveLength(1);
  // On a small table, or on one that the same file creates, it takes no time.
  expect(findLocks(statement, () => false)).toEqual([]);
  expect(findLocks(`create table bets (at int);\n${statement};`, () => true)).toEqual([]);
});

it.each([
  'create index concurrently if not exists bets_at on bets (at)',
  'alter table bets add column note text not null default 0',
  'alter table bets add column at timestamptz default now()',
  'alter table bets add constraint bets_stake check (stake > 0) not valid',
  'alter table bets validate constraint bets_stake',
  'alter table bets add constraint bets_key unique using index bets_key',
  'create function f() returns trigger language plpgsql as $$ begin update bets set stake = 0; end $$',
  'create trigger t after insert on bets for each row execute function f()',
])('accepts: %s', (statement) => {
  expect(findLocks(statement, () => true)).toEqual([]);
});
