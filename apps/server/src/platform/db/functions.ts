import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { MIGRATION_LOCK, readSqlFiles, type Schema } from './schema-folder.ts';
import type { Database, Tx } from './types.ts';

/** The current text of one SQL function. */
export interface SqlFunction {
  owner: string;
  /** Name in the database, equal to the name of its file. */
  name: string;
  text: string;
  hash: string;
}

/** Every function of the build, ordered by folder and then by name. */
export function readFunctions({ folders }: Pick<Schema, 'folders'>): SqlFunction[] {
  return folders
    .flatMap((folder) => readSqlFiles(folder, 'functions'))
    .map(({ owner, name, text }) => ({
      owner,
      name: name.replace(/\.sql$/, ''),
      text,
      hash: createHash('sha256').update(text).digest('hex'),
    }));
}

/**
 * Writes the functions whose text differs from the database, in one transaction. A build older than the one that wrote
 * the current functions leaves them unchanged, so that an old process may restart next to new ones.
 * @throws when the newer build has removed functions that this one calls
 */
export async function applyFunctions(
  db: Database,
  schema: Schema,
): Promise<{ functions: number; newerRelease: number | null }> {
  const functions = readFunctions(schema);
  return db.transaction(async (tx) => {
    await tx.run(sql.raw(MIGRATION_LOCK));
    const stored = await tx.rows(sql<{ name: string; hash: string; release: number }>`
      select name, hash, release from platform_functions`);
    const newest = Math.max(0, ...stored.map(({ release }) => release));
    if (newest > schema.release) {
      await requireFunctions(tx, functions, newest);
      return { functions: 0, newerRelease: newest };
    }
    const hashes = new Map(stored.map(({ name, hash }) => [name, hash]));
    const changed = functions.filter(({ name, hash }) => hashes.get(name) !== hash);
    await writeFunctions(tx, changed);
    if (changed.length > 0 || newest < schema.release) await noteFunctions(tx, functions, schema.release);
    return { functions: changed.length, newerRelease: null };
  });
}

/** A build whose functions are gone would fail with every call of them, so that it must not serve. */
async function requireFunctions(tx: Tx, functions: readonly SqlFunction[], newest: number): Promise<void> {
  const gone = await tx.rows(sql<{ name: string }>`
    select name from unnest(${functions.map(({ name }) => name)}::text[]) as f(name)
     where not exists (select 1 from pg_proc p where p.proname = f.name
                          and p.pronamespace = current_schema()::regnamespace)`);
  if (gone.length === 0) return;
  const names = gone.map(({ name }) => name).join(', ');
  throw new Error(`Release ${newest} of the database has removed functions that this build needs: ${names}`);
}

/** Writes them twice because a function may call a later one: first unchecked so that all exist, then checked. */
async function writeFunctions(tx: Tx, functions: readonly SqlFunction[]): Promise<void> {
  for (const check of ['off', 'on']) {
    await tx.run(sql.raw(`set local check_function_bodies = ${check}`));
    for (const { owner, name, text } of functions) {
      try {
        await tx.run(sql.raw(text));
      } catch (error) {
        throw new Error(`Function ${owner}/${name} failed`, { cause: error });
      }
    }
  }
}

/** All rows carry the release of the last build that wrote any. Functions that the build no longer has are removed. */
async function noteFunctions(tx: Tx, functions: readonly SqlFunction[], release: number): Promise<void> {
  await tx.run(sql`delete from platform_functions`);
  await tx.run(sql`insert into platform_functions (owner, name, hash, release)
    select f.owner, f.name, f.hash, ${release}::int
      from unnest(${functions.map(({ owner }) => owner)}::text[], ${functions.map(({ name }) => name)}::text[],
                  ${functions.map(({ hash }) => hash)}::text[]) as f(owner, name, hash)`);
}
