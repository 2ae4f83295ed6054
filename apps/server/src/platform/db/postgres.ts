import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Connection, Engine } from './types.ts';

const INT8 = 20;
const INT8_ARRAY = 1016;
const TEXT_ARRAY = 1009;
const RECONNECT_MS = 1000;

const parseTexts = pg.types.getTypeParser(TEXT_ARRAY as never) as (text: string) => (string | null)[];
/** The same values as those of the embedded engine. */
const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: BigInt,
  [INT8_ARRAY]: (text) => parseTexts(text).map((item) => (item === null ? null : BigInt(item))),
};

/**
 * PostgreSQL through a pool.
 * @param url connection string
 * @param poolSize connections of this process
 */
export function openPostgres(url: string, poolSize: number, log: Logger): Engine {
  const types: pg.CustomTypesConfig = {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
  };
  const options: pg.PoolConfig = {
    connectionString: url,
    types,
    application_name: 'fairlot',
    connectionTimeoutMillis: 10_000,
  };
  // The pool waits for it, although its types do not say so.
  const onConnect: (client: pg.ClientBase) => unknown = avoidCompiling;
  const pool = new pg.Pool({ ...options, max: poolSize, onConnect });
  // An idle connection that breaks (database restart) is replaced by the pool; without a listener it would end the
  // process.
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'));
  const listener = createListener(options, log);

  return {
    engine: 'postgres',
    query: (text, parameters) => queryOn(pool, text, parameters),
    transaction: (work) =>
      inTransaction(pool, (client) => work({ query: (text, parameters) => queryOn(client, text, parameters) })),
    script: (text) =>
      inTransaction(pool, async (client) => {
        await client.query(text);
      }),
    notify: async (channel) => {
      await pool.query('select pg_notify($1, $2)', [channel, '']);
    },
    listen: listener.listen,
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}

/**
 * Statements here take milliseconds at most. Compiling one takes hundreds, and the planner asks for it where a table
 * has not been analysed yet.
 */
async function avoidCompiling(client: pg.ClientBase): Promise<void> {
  await client.query('set jit = off');
}

async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // A connection that breaks between two statements says so by itself; without a listener it would end the process.
  const onError = (error: Error) => (broken = error);
  client.on('error', onError);
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    broken = (await rollback(client)) ?? broken;
    throw error;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}

async function queryOn(
  client: pg.Pool | pg.PoolClient,
  text: string,
  parameters: readonly unknown[],
): ReturnType<Connection['query']> {
  const values = parameters as unknown[];
  const name = nameOf(text);
  const result = await client.query(name === undefined ? { text, values } : { name, text, values });
  return { rows: result.rows, count: result.rowCount ?? 0 };
}

const ONE_CALL = /^\s*select\s+[a-z_]+\((?!.*\b(?:from|select)\b)/is;
const names = new Map<string, string | undefined>();
const MOST_NAMES = 5000;

/**
 * Calls of a function are read once for a connection and are known by a name from then on: there is nothing to plan in
 * them, and they are what is asked most often. What is planned is planned anew, for the sizes that tables have then.
 */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.has(text)) return known;
  if (names.size >= MOST_NAMES) names.clear();
  const name = ONE_CALL.test(text) ? createHash('sha256').update(text).digest('base64url') : undefined;
  names.set(text, name);
  return name;
}

/** Answers the error when the connection can no longer be used. */
async function rollback(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** LISTEN has a connection of its own, which reconnects; a missed notice is caught by the pollers. */
function createListener(options: pg.PoolConfig, log: Logger) {
  const handlers = new Map<string, Set<() => void>>();
  let client: pg.Client | undefined;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  let connecting: Promise<void> | undefined;

  // One attempt at a time: a database that recovers refuses many, and each would otherwise become two.
  const connect = (): Promise<void> => (connecting ??= open().finally(() => (connecting = undefined)));
  async function open(): Promise<void> {
    const next = new pg.Client(options);
    let hasEnded = false;
    next.on('notification', ({ channel }) => handlers.get(channel)?.forEach((handle) => handle()));
    next.on('error', (error) => log.warn({ err: error }, 'listening connection lost'));
    next.on('end', () => {
      hasEnded = true;
      if (client !== next) return; // still being opened: whoever opens it is told
      client = undefined;
      retryLater();
    });
    try {
      await next.connect();
      for (const channel of handlers.keys()) await next.query(`listen ${next.escapeIdentifier(channel)}`);
      if (hasEnded || closed) throw new Error('the connection has ended');
    } catch (error) {
      await next.end();
      throw error;
    }
    client = next;
  }
  function retryLater(): void {
    if (closed || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      connect().catch((error: unknown) => {
        log.warn({ err: error }, 'listening connection not restored');
        retryLater();
      });
    }, RECONNECT_MS);
  }
  return {
    listen: async (channel: string, onNotify: () => void): Promise<void> => {
      const known = handlers.get(channel);
      if (known) {
        known.add(onNotify);
        return;
      }
      handlers.set(channel, new Set([onNotify]));
      if (client) await client.query(`listen ${client.escapeIdentifier(channel)}`);
      else await connect();
    },
    close: async (): Promise<void> => {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
