import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '@fairlot/server/app';
import { type Config, readConfig } from '@fairlot/server/config';
import { connectDatabase, type Database, migrate, sql } from '@fairlot/server/platform/db/index';
import { createLogger } from '@fairlot/server/platform/log';
import { SCHEMA } from '@fairlot/server/schema';
import { runClusterUrl } from './run-cluster.ts';
import { noteWrittenEvents } from './written-events.ts';

/** Key that seals the templates' secrets; apps on their clones use it too. */
export const TEST_SECRET_KEY = '11'.repeat(32);
const POOL = 8;
const log = createLogger('silent');

/** Content of a new database: nothing, only the schema, or the schema and the data of a first start. */
export type Filling = 'empty' | 'migrated' | { seed: Config['seed']; seedGames: number };

/** @returns connection string of a new database on the run's cluster; drop it with `dropDatabase` */
export async function createDatabaseUrl(filling: Filling): Promise<string> {
  // Not the process: a run has so many that the numbers of earlier ones return.
  const url = urlOf(`t_${randomBytes(8).toString('hex')}`, await runClusterUrl());
  const template = filling === 'empty' ? 'template0' : await templateOf(filling);
  await onCluster((admin) => admin.run(sql.raw(copyStatement(nameOf(url), template))));
  return url;
}

/** Drops a database and closes its connections. */
export async function dropDatabase(url: string): Promise<void> {
  await onCluster((admin) => admin.run(sql.raw(`drop database if exists ${nameOf(url)} with (force)`)));
}

/** A migrated, empty database, which is dropped when it is closed. */
export async function createTestDatabase(filling: Filling = 'migrated'): Promise<Database> {
  const url = await createDatabaseUrl(filling);
  const db = connectDatabase(url, POOL, log);
  return {
    ...db,
    close: async () => {
      await db.close();
      await dropDatabase(url);
    },
  };
}

/** A scratch folder of the test, outside the repository. */
export function scratchDir(): string {
  return mkdtempSync(join(tmpdir(), 'fairlot-'));
}

const templates = new Map<string, Promise<void>>();

/** Name of the template; the first process of the run that needs it builds it. */
async function templateOf(filling: Exclude<Filling, 'empty'>): Promise<string> {
  const name = filling === 'migrated' ? 'migrated' : `${filling.seed}_${filling.seedGames}`;
  if (!templates.has(name)) templates.set(name, ensureTemplate(name, filling));
  await templates.get(name);
  return name;
}

async function ensureTemplate(name: string, filling: Exclude<Filling, 'empty'>): Promise<void> {
  const partial = `${name}_partial`;
  const source = filling === 'migrated' ? 'template0' : await templateOf('migrated');
  const url = urlOf(partial, await runClusterUrl());
  await onCluster(async (admin) => {
    // Only this connection holds the lock; the other processes of the run wait here.
    await admin.run(sql`select pg_advisory_lock(hashtextextended(${name}, 0))`);
    if (await admin.first(sql`select 1 from pg_database where datname = ${name}`)) return;
    await admin.run(sql.raw(`drop database if exists ${partial}`));
    await admin.run(sql.raw(copyStatement(partial, source)));
    await whileUsed(admin, () => (filling === 'migrated' ? migrateAt(url) : seedAt(url, filling)));
    await admin.run(sql.raw(`alter database ${partial} rename to ${name}`));
  });
}

/**
 * Keeps the connection in use. The pool closes a connection that is idle for ten seconds, which would release the lock,
 * and seeding can take longer.
 */
async function whileUsed(admin: Database, work: () => Promise<void>): Promise<void> {
  const timer = setInterval(() => void admin.run(sql`select 1`).catch(() => undefined), 1000);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
}

async function migrateAt(url: string): Promise<void> {
  const db = connectDatabase(url, 1, log);
  await migrate(db, SCHEMA);
  await db.close();
}

/** Seeds the data that a product has after its first second. */
async function seedAt(url: string, { seed, seedGames }: { seed: Config['seed']; seedGames: number }): Promise<void> {
  const config = {
    ...readConfig({ NODE_ENV: 'test', SEED: seed, SEED_DAYS: '0', SECRET_KEY: TEST_SECRET_KEY }),
    seedGames,
  };
  const app = await createApp(config, connectDatabase(url, POOL, log), log);
  await app.platform.events.outbox.drain();
  await noteWrittenEvents(app);
  await app.close();
}

/** Copying files is fastest on a cluster that does not wait for the disk. */
const copyStatement = (name: string, template: string) =>
  `create database ${name} template ${template} strategy file_copy`;

async function onCluster<T>(work: (admin: Database) => Promise<T>): Promise<T> {
  const admin = connectDatabase(urlOf('postgres', await runClusterUrl()), 1, log);
  try {
    return await work(admin);
  } finally {
    await admin.close();
  }
}

const nameOf = (url: string) => new URL(url).pathname.slice(1);

function urlOf(name: string, clusterUrl: string): string {
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}
