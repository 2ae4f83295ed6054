import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The schema as a build defines it. */
export interface Schema {
  /** In the order of application. */
  folders: readonly SchemaFolder[];
  /** Release number of the build's functions; it grows whenever the text of one changes. */
  release: number;
}

/**
 * `migrations/` (numbered files) and `functions/` (one file per function) of one owner: the room's name or `platform`.
 */
export interface SchemaFolder {
  owner: string;
  path: string;
}

export interface SqlFile {
  owner: string;
  /** File name. */
  name: string;
  text: string;
}

/** Lock that a transaction changing the schema holds until it ends, so that starting processes take turns. */
export const MIGRATION_LOCK = `select pg_advisory_xact_lock(hashtextextended('platform_migrations', 0))`;

/** The SQL files of one kind, sorted by name; empty when the folder is missing. */
export function readSqlFiles({ owner, path }: SchemaFolder, kind: 'migrations' | 'functions'): SqlFile[] {
  const folder = join(path, kind);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ owner, name, text: readFileSync(join(folder, name), 'utf8') }));
}
