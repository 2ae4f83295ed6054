import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Logger } from 'pino';

const INT8 = 20;
const INT8_ARRAY = 1016;
const TEXT_ARRAY = 1009;

const parseTexts = pg.types.getTypeParser(TEXT_ARRAY as never) as (text: string) => (string | null)[];
/** The driver returns 64-bit integers as text by default, because older JavaScript could not hold them. */
const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: BigInt,
  [INT8_ARRAY]: (text) => parseTexts(text).map((item) => (item === null ? null : BigInt(item))),
};
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

/** How every connection of the product is opened. */
export const connectionOptions = (url: string): pg.ClientConfig => ({
  connectionString: url,
  types,
  application_name: 'fairlot',
  connectionTimeoutMillis: 10_000,
});

/**
 * A connection that breaks while it runs no statement emits an error, and without a listener the process would exit.
 * The pool listens to idle connections alone. Whoever holds this one hears of the break from the next statement.
 */
class Client extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('error', () => {});
  }
}

/** @param size the most connections this process may hold */
export function openPool(url: string, size: number, log: Logger): pg.Pool {
  // The pool awaits the callback, although its types do not say so.
  const onConnect: (client: pg.ClientBase) => unknown = disableJit;
  const pool = new pg.Pool({ ...connectionOptions(url), max: size, onConnect, Client });
  // The pool replaces an idle connection that breaks (database restart). Without a listener the process would exit.
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'));
  return pool;
}

/**
 * Statements here take milliseconds at most. Compiling one takes hundreds, and the planner does so when a table has not
 * been analysed yet.
 */
async function disableJit(client: pg.ClientBase): Promise<void> {
  await client.query('set jit = off');
}

export async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // A connection that breaks between two statements emits an error; without a listener the process would exit.
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

export interface QueryResult {
  rows: unknown[];
  count: number;
}

export async function queryOn(
  client: pg.Pool | pg.PoolClient,
  text: string,
  parameters: readonly unknown[],
): Promise<QueryResult> {
  const values = parameters as unknown[];
  const name = nameOf(text);
  const result = await client.query(name === undefined ? { text, values } : { name, text, values });
  return { rows: result.rows, count: result.rowCount ?? 0 };
}

const ONE_CALL = /^\s*select\s+[a-z_]+\((?!.*\b(?:from|select)\b)/is;
const names = new Map<string, string | undefined>();
const MOST_NAMES = 5000;

/**
 * Calls of one function are prepared once per connection: they contain nothing to plan and are the most frequent
 * statements. All others are planned each time, for the sizes that their tables have then.
 */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.has(text)) return known;
  if (names.size >= MOST_NAMES) names.clear();
  const name = ONE_CALL.test(text) ? createHash('sha256').update(text).digest('base64url') : undefined;
  names.set(text, name);
  return name;
}

/** Returns the error when the connection can no longer be used. */
async function rollback(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
