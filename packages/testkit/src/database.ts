import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SCHEMA } from '@fairlot/server/schema';
import {
  createDatabase,
  type Database,
  type ImageEntry,
  migrate,
  openPglite,
  openPostgres,
  sql,
} from '@fairlot/server/platform/db/index';
import { createLogger } from '@fairlot/server/platform/log';
import { cachedImage } from './image-cache.ts';

/** A migrated, empty embedded database in memory. */
export async function createTestDatabase(): Promise<Database> {
  return createDatabase(await openPglite('memory://', await migratedDatabase()));
}

/** What every database of the product is before its first start does more than migrate. */
export function migratedDatabase(): Promise<ImageEntry[]> {
  return cachedImage('migrated', migratedImage);
}

async function migratedImage(): Promise<Blob> {
  const engine = await openPglite('memory://');
  await migrate(createDatabase(engine), SCHEMA);
  const image = await engine.dump();
  await engine.close();
  return image;
}

let counter = 0;

/**
 * A fresh database on a running PostgreSQL.
 * @param serverUrl connection string of any database of the server
 * @returns its connection string
 */
export async function createPostgresDatabase(serverUrl: string): Promise<string> {
  const name = `t_${process.pid}_${Date.now()}_${counter++}`;
  const admin = createDatabase(openPostgres(serverUrl, 1, createLogger('silent')));
  await admin.run(sql.raw(`create database ${name}`) as ReturnType<typeof sql>);
  await admin.close();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** A scratch folder of the test, outside the repository. */
export function scratchDir(): string {
  return mkdtempSync(join(tmpdir(), 'fairlot-'));
}
