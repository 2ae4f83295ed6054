import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { codeOf } from './database.ts';
import type { SqlFile } from './schema-folder.ts';
import type { Database } from './types.ts';

/** Ending of a migration that builds one index while the table is in use. */
export const CONCURRENT = '.concurrently.sql';
const STATEMENT =
  /^\s*(?:--[^\n]*\n\s*)*create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(\w+)\s[^;]*;?\s*$/i;
const LOOK_MS = 200;
const DEADLOCK = '40P01';

/**
 * Builds the index of a migration outside a transaction, so that writes to the table go on. An index that an
 * interrupted build left invalid is built again. Returns once it is valid, whichever process built it.
 */
export async function buildIndex(db: Database, { owner, name, text }: SqlFile): Promise<void> {
  const index = STATEMENT.exec(text)?.[1];
  if (index === undefined)
    throw new Error(`Migration ${owner}/${name} needs one statement: create index concurrently if not exists`);
  for (;;) {
    const state = await db.first(sql<{ isValid: boolean; isBuilding: boolean }>`
      select i.indisvalid as "isValid", exists (
          select 1 from pg_stat_progress_create_index p where p.index_relid = i.indexrelid) as "isBuilding"
        from pg_index i where i.indexrelid = to_regclass(${index})`);
    if (state?.isValid) return;
    if (state?.isBuilding) await sleep(LOOK_MS);
    else
      try {
        if (state !== undefined) await db.run(sql`drop index concurrently if exists ${sql.id(index)}`);
        await db.run(sql.raw(text));
      } catch (error) {
        // Processes that begin in the same instant block each other, and PostgreSQL ends all but one of them.
        if (codeOf(error) !== DEADLOCK) throw error;
      }
  }
}
