import type { Logger } from 'pino';
import { type Config, ConfigError } from './config.ts';
import { connectDatabase, type Database, openEmbedded, runningUrl, sql } from './platform/db/index.ts';

type Settings = Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'databasePoolSize' | 'dataDir' | 'postgresBin'>;

const LEAST_MAJOR = 15;

/**
 * Opens the configured database: the one of DATABASE_URL, or else the data folder's embedded one, which stops when the
 * database is closed.
 * @throws EmbeddedRefusal when the embedded database cannot start, for example while another process holds it
 * @throws ConfigError when the database of DATABASE_URL does not answer or does not suit
 */
export async function openDatabase(config: Settings, log: Logger): Promise<Database> {
  const { databaseUrl, databaseDirectUrl, databasePoolSize } = config;
  if (databaseUrl !== undefined) {
    const db = connectDatabase(databaseUrl, databasePoolSize, log, databaseDirectUrl);
    const problem = await findProblem(db);
    if (problem === undefined) return db;
    await db.close();
    throw new ConfigError([`DATABASE_URL: ${problem}`]);
  }
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

interface Server {
  version: string;
  encoding: string;
  /** Whether this role may create tables where unqualified names lead. */
  isOurs: boolean | null;
}

/** Why the product cannot use the database, with an example. */
async function findProblem(db: Database): Promise<string | undefined> {
  let server: Server;
  try {
    server = await db.one(sql<Server>`
      select current_setting('server_version') as version, current_setting('server_encoding') as encoding,
             has_schema_privilege(current_schema(), 'create') as "isOurs"`);
  } catch (error) {
    return `the database does not answer: ${reasonOf(error)} (example: psql "$DATABASE_URL" must connect)`;
  }
  const { version, encoding, isOurs } = server;
  if (Number.parseInt(version, 10) < LEAST_MAJOR)
    return `the server is PostgreSQL ${version} (example: version ${LEAST_MAJOR} or newer)`;
  if (encoding !== 'UTF8')
    return `the database has the encoding ${encoding} (example: createdb --encoding=UTF8 --template=template0 fairlot)`;
  if (isOurs !== true) return 'this role may not create tables (example: createdb --owner=fairlot fairlot)';
  return undefined;
}

/** Several addresses of one name fail together, in an error without a message. */
function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? (error.errors as unknown[])[0] : error;
  return first instanceof Error ? first.message : String(first);
}
