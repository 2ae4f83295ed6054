import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from './types.ts';

/** A folder of numbered SQL files; `owner` is the room's name or `platform`. */
export interface MigrationFolder {
  owner: string;
  path: string;
}

/**
 * Brings the schema up to date: every file once, in the order of the folders and then of the numbers.
 * @returns the number of files applied
 * @throws when a landed file was edited, or a statement fails (nothing of that file remains)
 */
export async function migrate(db: Database, folders: readonly MigrationFolder[]): Promise<number> {
  await db.script(`create table if not exists platform_migrations (
    owner text not null, name text not null, checksum text not null, applied_at timestamptz not null default now(), primary key (owner, name))`);
  const applied = new Map(
    (
      await db.rows(
        sql<{ owner: string; name: string; checksum: string }>`select owner, name, checksum from platform_migrations`,
      )
    ).map((row) => [`${row.owner}/${row.name}`, row.checksum]),
  );
  let count = 0;
  for (const { owner, name, text } of folders.flatMap(readFolder)) {
    const checksum = createHash('sha256').update(text).digest('hex');
    const known = applied.get(`${owner}/${name}`);
    if (known === checksum) continue;
    if (known !== undefined) throw new Error(`Migration ${owner}/${name} was edited after it had been applied`);
    try {
      // The row goes in first: of two starters at the same moment one waits here and then fails on the key.
      await db.script(
        `insert into platform_migrations (owner, name, checksum) values ('${owner}', '${name}', '${checksum}');\n${text}`,
      );
    } catch (error) {
      throw new Error(`Migration ${owner}/${name} failed`, { cause: error });
    }
    count++;
  }
  return count;
}

function readFolder({ owner, path }: MigrationFolder): { owner: string; name: string; text: string }[] {
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ owner, name, text: readFileSync(join(path, name), 'utf8') }));
}
