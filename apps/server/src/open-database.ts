import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { connectDatabase, type Database, openEmbedded, runningUrl } from './platform/db/index.ts';

type Settings = Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'databasePoolSize' | 'dataDir' | 'postgresBin'>;

/**
 * Opens the configured database: the one of DATABASE_URL, or else the data folder's embedded one, which stops when the
 * database is closed.
 * @throws EmbeddedRefusal when the embedded database cannot start, for example while another process holds it
 */
export async function openDatabase(config: Settings, log: Logger): Promise<Database> {
  const { databaseUrl, databaseDirectUrl, databasePoolSize } = config;
  if (databaseUrl !== undefined) return connectDatabase(databaseUrl, databasePoolSize, log, databaseDirectUrl);
  const embedded = await openEmbedded(config.dataDir, { binFolder: config.postgresBin, log });
  const db = connectDatabase(embedded.url, config.databasePoolSize, log);
  return {
    ...db,
    close: async () => {
      await db.close();
      await embedded.stop();
    },
  };
}

/** Like `openDatabase`, for commands: a command that runs alongside the product uses the product's database. */
export async function joinDatabase(config: Settings, log: Logger): Promise<Database> {
  const running = config.databaseUrl ?? runningUrl(config.dataDir);
  return openDatabase({ ...config, databaseUrl: running }, log);
}
