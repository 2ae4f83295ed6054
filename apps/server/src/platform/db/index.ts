export { type RawBuilder as SqlPart, sql } from 'kysely';
export { createDatabase } from './database.ts';
export { DataDirInUse, isDataDirHeld, lockDataDir } from './data-dir-lock.ts';
export { readFunctions, type SqlFunction } from './functions.ts';
export { migrate, type Migrated } from './migrate.ts';
export { openPglite } from './pglite.ts';
export { openPostgres } from './postgres.ts';
export type { Schema, SchemaFolder } from './schema-folder.ts';
export type { Database, Executor, Tx } from './types.ts';
