import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { buildIndex, CONCURRENT } from './build-index.ts';
import { applyFunctions } from './functions.ts';
import { MIGRATION_LOCK, readSqlFiles, type Schema, type SqlFile } from './schema-folder.ts';
import type { Database } from './types.ts';

/** The changes that a start made to the database. */
export interface Migrated {
  /** Migrations applied. */
  files: number;
  /** Functions written. */
  functions: number;
  /** The newer release whose functions were left unchanged; null when this build's functions are current. */
  newerRelease: number | null;
}

/**
 * Brings the schema up to date: applies every migration once, ordered by folder and then by number, then writes the
 * functions whose text changed. Several processes may start at the same time.
 * @throws when a landed migration was edited, or a statement fails (nothing of that file remains)
 */
export async function migrate(db: Database, schema: Schema): Promise<Migrated> {
  await db.script(`${MIGRATION_LOCK};
    create table if not exists platform_migrations (
      owner text not null, name text not null, checksum text not null, applied_at timestamptz not null default now(),
      primary key (owner, name));
    create table if not exists platform_functions (
      owner text not null, name text primary key, hash text not null, release int not null);`);
  const applied = new Map(
    (
      await db.rows(
        sql<{ owner: string; name: string; checksum: string }>`select owner, name, checksum from platform_migrations`,
      )
    ).map((row) => [`${row.owner}/${row.name}`, row.checksum]),
  );
  let files = 0;
  for (const file of schema.folders.flatMap((folder) => readSqlFiles(folder, 'migrations'))) {
    const known = applied.get(`${file.owner}/${file.name}`);
    if (known === undefined) files += await applyMigration(db, file);
    else if (known !== checksumOf(file))
      throw new Error(`Migration ${file.owner}/${file.name} was edited after it had been applied`);
  }
  return { files, ...(await applyFunctions(db, schema)) };
}

/** Returns 0 when another process starting at the same time has already applied it. */
async function applyMigration(db: Database, file: SqlFile): Promise<0 | 1> {
  const { owner, name, text } = file;
  const checksum = checksumOf(file);
  const isConcurrent = name.endsWith(CONCURRENT);
  try {
    if (isConcurrent) await buildIndex(db, file);
    await db.script(
      `${MIGRATION_LOCK};
      insert into platform_migrations (owner, name, checksum) values ('${owner}', '${name}', '${checksum}');
      ${isConcurrent ? '' : text}`,
    );
    return 1;
  } catch (error) {
    const other = await db.first(
      sql<{ checksum: string }>`select checksum from platform_migrations where owner = ${owner} and name = ${name}`,
    );
    if (other?.checksum === checksum) return 0;
    throw new Error(`Migration ${owner}/${name} failed`, { cause: error });
  }
}

function checksumOf({ text }: SqlFile): string {
  return createHash('sha256').update(text).digest('hex');
}
