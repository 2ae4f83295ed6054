import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/lib/paths.mjs';
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
