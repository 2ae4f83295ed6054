import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { buildIndex, CONCURRENT } from './build-index.ts';
import { codeOf } from './database.ts';
import { applyFunctions } from './functions.ts';
import { MIGRATION_LOCK, readSqlFiles, type Schema, type SqlFile } from './schema-folder.ts';
import type { Database } from './types.ts';

/**
 * Maximum time that a migration waits for a table: later statements on the table queue behind it, such as bets in
 * processes that are still running.
 */
const LOCK_MS = 500;
/** Pause before the next attempt, during which queued statements continue. */
const AGAIN_MS = 1000;
/** A report or a backup may read a table for minutes. */
const ATTEMPTS = 600;
/** The lock did not come in time, or the migration and another transaction waited for each other. */
const IN_USE = new Set(['55P03', '40P01']);

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
 * @throws when a statement of a landed migration was edited, or fails (nothing of that file remains)
 */
export async function migrate(db: Database, schema: Schema): Promise<Migrated> {
  await db.script(`${MIGRATION_LOCK};
    create table if not exists platform_migrations (
      owner text not null, name text not null, checksum text not null, applied_at timestamptz not null default now(),
      statements text, primary key (owner, name));
    alter table platform_migrations add column if not exists statements text;
    create table if not exists platform_functions (
      owner text not null, name text primary key, hash text not null, release int not null);`);
  const applied = new Map(
    (
      await db.rows(sql<{ owner: string; name: string; statements: string | null }>`
        select owner, name, statements from platform_migrations`)
    ).map((row) => [`${row.owner}/${row.name}`, row]),
  );
  let files = 0;
  for (const file of schema.folders.flatMap((folder) => readSqlFiles(folder, 'migrations'))) {
    const known = applied.get(`${file.owner}/${file.name}`);
    if (known === undefined) files += await applyMigration(db, file);
    else if (known.statements === null) await recordStatements(db, file);
    else if (known.statements !== statementsHash(file))
      throw new Error(`Migration ${file.owner}/${file.name} was edited after it had been applied`);
  }
  return { files, ...(await applyFunctions(db, schema)) };
}

/** Returns 0 when another process starting at the same time has already applied it. */
async function applyMigration(db: Database, file: SqlFile): Promise<0 | 1> {
  const { owner, name, text } = file;
  const statements = statementsHash(file);
  const isConcurrent = name.endsWith(CONCURRENT);
  try {
    if (isConcurrent) await buildIndex(db, file);
    const script = `${MIGRATION_LOCK};
      set local lock_timeout = ${LOCK_MS};
      insert into platform_migrations (owner, name, checksum, statements)
      values ('${owner}', '${name}', '${hashOf(text)}', '${statements}');
      ${isConcurrent ? '' : text}`;
    await whenTablesAreFree(() => db.script(script));
    return 1;
  } catch (error) {
    const other = await db.first(sql<{ statements: string | null }>`
      select statements from platform_migrations where owner = ${owner} and name = ${name}`);
    if (other?.statements === statements) return 0;
    throw new Error(`Migration ${owner}/${name} failed`, { cause: error });
  }
}

/** Repeats the work as long as others use the tables that it changes. */
async function whenTablesAreFree(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!IN_USE.has(codeOf(error)) || attempt === ATTEMPTS) throw error;
      await sleep(AGAIN_MS);
    }
  }
}

/** For a migration applied by a build that hashed whole files, whose comments may have changed since. */
async function recordStatements(db: Database, file: SqlFile): Promise<void> {
  await db.run(sql`
    update platform_migrations set statements = ${statementsHash(file)}
     where owner = ${file.owner} and name = ${file.name} and statements is null`);
}

/** Hash of the file without comments and line breaks, so that a comment may be reworded after the file has landed. */
function statementsHash({ text }: SqlFile): string {
  return hashOf(text.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim());
}

/** Builds without the column `statements` compare the hash of the whole file. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
