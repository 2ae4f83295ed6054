import { sql } from '@fairlot/server/platform/db/index';
import { createTestApp } from '@fairlot/testkit';
import { addDatabase, type BenchCluster, startCluster, withDatabase } from './cluster.ts';
import { DEMONSTRATION, type Prepared, prepareData } from './data.ts';

export interface PostgresFacts {
  version: string;
  fsync: string;
  synchronousCommit: string;
}

export interface Databases {
  /** Version and settings of the running PostgreSQL. */
  facts(): Promise<PostgresFacts>;
  prepared(): Promise<Prepared>;
  /** A fresh copy of the prepared database. */
  copy(): Promise<string>;
  close(): Promise<void>;
}

/** One prepared database, which every benchmark copies. Starts at first use. */
export function createDatabases(): Databases {
  let started: Promise<BenchCluster> | undefined;
  let template: Promise<{ url: string; prepared: Prepared }> | undefined;
  let copies = 0;
  const postgres = () => (started ??= startCluster());

  async function prepare(): Promise<{ url: string; prepared: Prepared }> {
    const url = await addDatabase(await postgres(), 'prepared');
    const app = await createTestApp({
      databaseUrl: url,
      ...DEMONSTRATION,
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
      await ready();
      return addDatabase(await postgres(), `copy_${++copies}`, 'prepared');
    },
    close: async () => {
      await template?.catch(() => undefined); // reported to the caller that requested it
      if (started) await (await started).stop();
    },
  };
}
