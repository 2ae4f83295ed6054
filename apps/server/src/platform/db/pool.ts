import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Logger } from 'pino';
import { isReadOnlyServer, isUnavailable } from './unavailable.ts';

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

/** Connection options for every connection of the product. */
export const connectionOptions = (url: string): pg.ClientConfig => ({
  connectionString: url,
  types,
  application_name: 'fairlot',
  connectionTimeoutMillis: 10_000,
});

/**
 * A connection that breaks while it runs no statement emits an error; without a listener the process would exit. The
 * pool listens only to idle connections. For a checked-out connection the next statement fails.
 */
class Client extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('error', () => {});
  }
}

/** The connections of this process that statements share. */
export interface Pool {
  connections: pg.Pool;
  /**
   * Whether statements may be prepared by name. A pooler in transaction mode runs each transaction on another server
   * connection, which does not know the names.
   */
  prepares: boolean;
}

/** @param size maximum number of connections of this process */
export function openPool(url: string, size: number, log: Logger): pg.Pool {
  // The pool awaits the callback, although its types do not show it.
  const onConnect: (client: pg.ClientBase) => unknown = disableJit;
  const pool = new pg.Pool({ ...connectionOptions(url), max: size, onConnect, Client });
  // The pool replaces an idle connection that breaks (for example at a database restart). Without a listener the
  // process would exit.
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'));
  return pool;
}

/**
 * Statements here take milliseconds at most. JIT compilation takes hundreds, and the planner chooses it for tables that
 * have not been analysed yet.
 */
async function disableJit(client: pg.ClientBase): Promise<void> {
  await client.query('set jit = off');
}

/** A transaction whose outcome is unknown, because its connection broke while it was being committed. */
export class CommitUnknown extends Error {}

/** @throws CommitUnknown when the commit was sent and not answered; any other error means that nothing was committed */
export async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isCommitting = false;
  let broken: Error | undefined;
  // A connection that breaks between two statements emits an error; without a listener the process would exit.
  const onError = (error: Error) => (broken = error);
  client.on('error', onError);
  try {
    await client.query('begin');
    const result = await work(client);
    isCommitting = true;
    await client.query('commit');
    return result;
  } catch (error) {
    broken = (await rollback(client)) ?? broken;
    if (isReadOnlyServer(error)) broken ??= error as Error;
    if (isCommitting && (broken !== undefined || isUnavailable(error)))
      throw new CommitUnknown('The outcome of a commit is unknown', { cause: error });
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
  client: pg.PoolClient,
  text: string,
  parameters: readonly unknown[],
  prepares: boolean,
): Promise<QueryResult> {
  const values = parameters as unknown[];
  const name = prepares ? nameOf(text) : undefined;
  const result = await client.query(name === undefined ? { text, values } : { name, text, values });
  return { rows: result.rows, count: result.rowCount ?? 0 };
}

/** Runs a single statement on a separate connection. One that a read-only server answered is not used again. */
export async function runAlone(
  { connections, prepares }: Pool,
  text: string,
  parameters: readonly unknown[],
): Promise<QueryResult> {
  const client = await connections.connect();
  let broken: Error | undefined;
  try {
    return await queryOn(client, text, parameters, prepares);
  } catch (error) {
    if (isReadOnlyServer(error) || isUnavailable(error)) broken = error as Error;
    throw error;
  } finally {
    client.release(broken);
  }
}

const ONE_CALL = /^\s*select\s+[a-z_]+\((?!.*\b(?:from|select)\b)/is;
const names = new Map<string, string | undefined>();
const MOST_NAMES = 5000;

/**
 * Function calls are prepared once per connection: they need no planning and are the most frequent statements. All
 * other statements are planned each time, for the current sizes of their tables.
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
