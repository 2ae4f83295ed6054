export { sql } from 'kysely';
export { createDatabase } from './database.ts';
export { DataDirInUse, isDataDirHeld, lockDataDir } from './data-dir-lock.ts';
export { migrate, type MigrationFolder } from './migrate.ts';
export { openPglite } from './pglite.ts';
export { openPostgres } from './postgres.ts';
export type { Database, Executor, Tx } from './types.ts';
