import { createTestDatabase } from '@fairlot/testkit/database';
import { afterAll, expect } from 'vitest';
import type { Database } from '../../platform/db/index.ts';
import { auditLedger, auditRecent } from './audit.ts';

/** An empty ledger in a separate database. After the last test its books are audited, then it is closed. */
export async function openLedger(): Promise<Database> {
  const db = await createTestDatabase();
  afterAll(async () => {
    expect(await auditLedger(db)).toEqual([]);
    expect(await auditRecent(db)).toEqual([]);
    await db.close();
  });
  return db;
}
