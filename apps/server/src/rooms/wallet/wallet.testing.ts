import { createTestDatabase } from '@fairlot/testkit/database';
import { expect } from 'vitest';
import type { Database } from '../../platform/db/index.ts';
import { auditLedger, auditRecent } from './audit.ts';

interface Ledger {
  db: Database;
  /** Audits the books and closes the database. */
  close: () => Promise<void>;
}

/** An empty ledger in a separate database. */
export async function openLedger(): Promise<Ledger> {
  const db = await createTestDatabase();
  return {
    db,
    close: async () => {
      expect(await auditLedger(db)).toEqual([]);
      expect(await auditRecent(db)).toEqual([]);
      await db.close();
    },
  };
}
