export { type RawBuilder as SqlPart, sql } from 'kysely';
export { connectDatabase } from './database.ts';
export { EmbeddedRefusal, isDataDirHeld, openEmbedded, runningUrl } from './embedded/index.ts';
export { readFunctions, type SqlFunction } from './functions.ts';
export { migrate, type Migrated } from './migrate.ts';
export type { Schema, SchemaFolder } from './schema-folder.ts';
export type { Database, Executor, Tx } from './types.ts';
export { isUnavailable } from './unavailable.ts';
export { createUpkeep } from './upkeep.ts';
