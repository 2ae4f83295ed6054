import { AsyncLocalStorage } from 'node:async_hooks';
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RawBuilder } from 'kysely';
import type { Logger } from 'pino';
import { toRefusal } from '../refusal.ts';
import { asStatement, inSpan } from '../tracing/index.ts';
import { compile } from './compile.ts';
import { executorOf } from './executor.ts';
import { createListener } from './listener.ts';
import {
  CommitUnknown,
  connectionOptions,
  inTransaction,
  openPool,
  queryOn,
  type QueryResult,
  runAlone,
} from './pool.ts';
import { isReadOnlyServer, isWorthRepeating } from './unavailable.ts';
import type { Database, Executor, StatementOptions, Wake } from './types.ts';

const openTransaction = new AsyncLocalStorage<true>();
const COLLISIONS = new Set(['40001', '40P01']);
const MAX_TRIES = 3;
/** No connection could be opened: it was refused, or the server is starting, stopping or out of connection slots. */
const NOT_CONNECTED = new Set(['ECONNREFUSED', '57P03', '53300']);
/** Pause before the next attempt on a lost connection, times the number of attempts. */
const RECONNECT_MS = 250;

/**
 * Connects to PostgreSQL through a pool. Adds typed rows, a guard against using the root handle inside a transaction,
 * retries of deadlocks, and refusals raised in SQL. Connections open on first use.
 * @param url connection string
 * @param directUrl set where `url` is a pooler in transaction mode: connection string past it, for LISTEN
 * @param poolSize maximum number of connections of this process, besides the one for LISTEN
 */
export function connectDatabase(url: string, poolSize: number, log: Logger, directUrl?: string): Database {
  const sleepers = new Map<Wake, Set<() => void>>();
  /** Marks this process's own notifications. It ignores them, because it already acts on its own commits. */
  const sender = randomUUID();
  const observers = new Set<Parameters<Database['observe']>[0]>();
  const wakeAll = (wakes: Iterable<Wake>) => {
    for (const wake of wakes) for (const onCommit of sleepers.get(wake) ?? []) onCommit();
  };
  const show = (text: string, wakes: readonly Wake[]) => {
    for (const observer of observers) observer(text, wakes);
  };
  const connections = openPool(url, poolSize, log);
  const pool = { connections, prepares: directUrl === undefined };
  const listener = createListener(connectionOptions(directUrl ?? url), sender, log);
  return {
    ...executor(async (text, parameters, wakes) => {
      if (openTransaction.getStore())
        throw new Error('The root database handle was used inside a transaction: pass tx instead');
      show(text, wakes);
      const result = await withRetries(() => runAlone(pool, text, parameters), isRefusedUntouched);
      wakeAll(wakes);
      return result;
    }),
    transaction: (work) => {
      if (openTransaction.getStore()) throw new Error('A transaction was opened inside a transaction: pass tx instead');
      return withRetries(async () => {
        const afterCommit = new Set<Wake>();
        const result = await openTransaction.run(true, () =>
          inSpan('transaction', {}, () =>
            inTransaction(connections, (client) =>
              work({
                ...executor(async (text, parameters, wakes) => {
                  show(text, wakes);
                  for (const wake of wakes) afterCommit.add(wake);
                  return queryOn(client, text, parameters, pool.prepares);
                }),
                kind: 'tx',
              }),
            ),
          ),
        );
        wakeAll(afterCommit);
        return result;
      }, isUncommitted);
    },
    onWake: (wake, onCommit) => {
      const waiting = sleepers.get(wake) ?? new Set();
      sleepers.set(wake, waiting.add(onCommit));
      return () => waiting.delete(onCommit);
    },
    observe: (observer) => {
      observers.add(observer);
      return () => observers.delete(observer);
    },
    script: (text) =>
      inTransaction(connections, async (client) => {
        await client.query(text);
      }),
    notify: async (channel, word = '') => {
      await connections.query('select pg_notify($1, $2)', [channel, `${sender} ${word}`]);
    },
    listen: listener.listen,
    close: async () => {
      await listener.close();
      await connections.end();
    },
  };
}

type Query = (text: string, parameters: readonly unknown[], wakes: readonly Wake[]) => Promise<QueryResult>;

function executor(query: Query): Executor {
  const execute = async (
    template: RawBuilder<unknown>,
    { wakes = [] }: StatementOptions = {},
  ): Promise<QueryResult> => {
    const { sql, parameters } = compile(template);
    try {
      return await asStatement(sql, wakes.length > 0, () => query(sql, parameters, wakes));
    } catch (error) {
      throw toRefusal(error);
    }
  };
  return executorOf({
    rows: async <R>(template: RawBuilder<R>, options?: StatementOptions) =>
      (await execute(template, options)).rows as R[],
    run: async (template, options) => (await execute(template, options)).count,
  });
}

/** @param isSafe whether an attempt that failed with this error left nothing behind */
async function withRetries<T>(attempt: () => Promise<T>, isSafe: (error: unknown) => boolean): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === MAX_TRIES || !isSafe(error)) throw error;
      // Jitter keeps the two sides of a deadlock from colliding again.
      await sleep(COLLISIONS.has(codeOf(error)) ? tries * 5 + randomInt(16) : tries * RECONNECT_MS);
    }
  }
}

/** Before its commit is sent, a transaction leaves nothing behind, whatever happens to its connection. */
function isUncommitted(error: unknown): boolean {
  if (error instanceof CommitUnknown) return false;
  return COLLISIONS.has(codeOf(error)) || isWorthRepeating(error);
}

/** A single statement commits itself, so it is repeated only when no server ran it or it was refused as a whole. */
function isRefusedUntouched(error: unknown): boolean {
  return isReadOnlyServer(error) || NOT_CONNECTED.has(codeOf(error));
}

/** PostgreSQL's code of an error, or '' without one. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
