import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, type Database, openPostgres, sql } from '@fairlot/server/platform/db/index';
import { createLogger } from '@fairlot/server/platform/log';
import { createPostgresDatabase, createTestApp, startPostgres } from '@fairlot/testkit';
import { type Prepared, prepareData, SECRET_KEY } from './data.ts';

export interface PostgresFacts {
  version: string;
  fsync: string;
  synchronousCommit: string;
}

export interface Databases {
  /** What the running PostgreSQL says of itself. */
  facts(): Promise<PostgresFacts>;
  prepared(): Promise<Prepared>;
  /** A fresh copy of the prepared database. */
  copy(): Promise<string>;
  close(): Promise<void>;
}

/** A real PostgreSQL with one prepared database, from which every benchmark takes its own copy. Starts at first use. */
export function createDatabases(): Databases {
  let started: Promise<{ url: string; stop: () => Promise<void> }> | undefined;
  let template: Promise<{ url: string; prepared: Prepared }> | undefined;
  let copies = 0;
  const postgres = () => (started ??= startPostgres());

  async function prepare(): Promise<{ url: string; prepared: Prepared }> {
    const url = await createPostgresDatabase((await postgres()).url);
    const app = await createTestApp({
      databaseUrl: url,
      seed: 'demo',
      config: { secretKey: SECRET_KEY, seedGames: 600 },
    });
    try {
      return { url, prepared: await prepareData(app) };
    } finally {
      await app.close();
    }
  }
  const ready = () => (template ??= prepare());

  return {
    facts: async () => {
      const { url } = await postgres();
      return withDatabase(url, (db) =>
        db.one(sql<PostgresFacts>`
        select current_setting('server_version') as version, current_setting('fsync') as fsync,
          current_setting('synchronous_commit') as "synchronousCommit"`),
      );
    },
    prepared: async () => (await ready()).prepared,
    copy: async () => {
      const { url } = await ready();
      const name = `copy_${++copies}`;
      const source = new URL(url).pathname.slice(1);
      await withDatabase((await postgres()).url, (db) =>
        db.run(sql`create database ${sql.raw(name)} template ${sql.raw(source)}`),
      );
      const target = new URL(url);
      target.pathname = `/${name}`;
      return target.href;
    },
    close: async () => {
      await template?.catch(() => undefined); // told where it was asked for
      if (started) await (await started).stop();
    },
  };
}

/** Runs something on a connection of its own. */
export async function withDatabase<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = createDatabase(openPostgres(url, 2, createLogger('silent')));
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** A prepared embedded database in a folder, without a process on it. */
export async function createEmbedded(): Promise<{ dataDir: string; prepared: Prepared; remove: () => void }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairlot-bench-'));
  const app = await createTestApp({ dataDir, seed: 'demo', config: { secretKey: SECRET_KEY, seedGames: 600 } });
  try {
    return {
      dataDir,
      prepared: await prepareData(app),
      remove: () => rmSync(dataDir, { recursive: true, force: true }),
    };
  } finally {
    await app.close();
  }
}
