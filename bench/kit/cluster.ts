import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase, type Database, openEmbedded, sql } from '@fairlot/server/platform/db/index';
import { createLogger } from '@fairlot/server/platform/log';

const SCHEMA = new URL('../../docs/schema.sql', import.meta.url);
const PREFIX = 'fairlot-bench-';
const log = createLogger('silent');

export interface BenchCluster {
  url: string;
  stop(): Promise<void>;
}

/** Starts the product's own PostgreSQL with its durable settings on disk; it is removed when it stops. */
export async function startCluster(): Promise<BenchCluster> {
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  const { url, stop } = await open(folder);
  return { url, stop: async () => (await stop(), rmSync(folder, { recursive: true, force: true })) };
}

/**
 * A cluster that is kept filled for further runs of a benchmark. One that was filled with another schema is deleted,
 * because no migration could update it.
 * @param name of the benchmark, with its size
 */
export function startKeptCluster(name: string): Promise<BenchCluster> {
  const schema = createHash('sha256').update(readFileSync(SCHEMA)).digest('hex').slice(0, 12);
  const prefix = `${PREFIX}${name}-`;
  for (const folder of readdirSync(tmpdir()))
    if (folder.startsWith(prefix) && folder !== prefix + schema)
      rmSync(join(tmpdir(), folder), { recursive: true, force: true });
  return open(join(tmpdir(), prefix + schema));
}

const open = (folder: string) => openEmbedded(folder, { binFolder: process.env['POSTGRES_BIN'], log });

/** Creates a database on a cluster, empty or as a copy. @returns its connection string */
export async function addDatabase({ url }: Pick<BenchCluster, 'url'>, name: string, template = 'template0') {
  const target = new URL(url);
  target.pathname = `/${name}`;
  await withDatabase(url, (db) => db.run(sql.raw(`create database ${name} template ${template}`)));
  return target.href;
}

/** Runs work on separate connections. */
export async function withDatabase<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = connectDatabase(url, 2, log);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}
