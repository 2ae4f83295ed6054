import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a build knows of the schema. */
export interface Schema {
  /** In the order of application. */
  folders: readonly SchemaFolder[];
  /** Number of the build's functions: it grows whenever the text of one changes. */
  release: number;
}

/** `migrations/` (numbered files) and `functions/` (a file a function) of one owner: the room's name or `platform`. */
export interface SchemaFolder {
  owner: string;
  path: string;
}

export interface SqlFile {
  owner: string;
  /** Name of the file. */
  name: string;
  text: string;
}

/** Held until the end of its transaction by whoever changes the schema, so that starting processes take turns. */
export const MIGRATION_LOCK = `select pg_advisory_xact_lock(hashtextextended('platform_migrations', 0))`;

/** The SQL files of one kind, by name; none where the folder is missing. */
export function readSqlFiles({ owner, path }: SchemaFolder, kind: 'migrations' | 'functions'): SqlFile[] {
  const folder = join(path, kind);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ owner, name, text: readFileSync(join(folder, name), 'utf8') }));
}
