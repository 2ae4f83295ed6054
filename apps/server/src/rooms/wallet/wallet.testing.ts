import { createPostgresDatabase, createTestDatabase } from '@fairlot/testkit/database';
import { startPostgres } from '@fairlot/testkit/postgres';
import { expect } from 'vitest';
import { SCHEMA } from '../../schema.ts';
import { createDatabase, type Database, migrate, openPostgres } from '../../platform/db/index.ts';
import { createLogger } from '../../platform/log.ts';
import { auditLedger, auditRecent } from './audit.ts';

interface Ledger {
  db: Database;
  /** Ends it, once its books were found right. */
  close: () => Promise<void>;
}

/** An empty ledger on a database of its own. */
export async function openLedger(engine: 'pglite' | 'postgres'): Promise<Ledger> {
  const server = engine === 'postgres' ? await startPostgres() : undefined;
  const db = server === undefined ? await createTestDatabase() : await openMigrated(server.url);
  return {
    db,
    close: async () => {
      expect(await auditLedger(db)).toEqual([]);
      expect(await auditRecent(db)).toEqual([]);
      await db.close();
      await server?.stop();
    },
  };
}

async function openMigrated(serverUrl: string): Promise<Database> {
  const db = createDatabase(openPostgres(await createPostgresDatabase(serverUrl), 12, createLogger('silent')));
  await migrate(db, SCHEMA);
  return db;
}
