import { AsyncLocalStorage } from 'node:async_hooks';
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RawBuilder } from 'kysely';
import type { Logger } from 'pino';
import { toRefusal } from '../refusal.ts';
import { compile } from './compile.ts';
import { createListener } from './listener.ts';
import { connectionOptions, inTransaction, openPool, queryOn, type QueryResult } from './pool.ts';
import type { Database, Executor, StatementOptions, Wake } from './types.ts';

const openTransaction = new AsyncLocalStorage<true>();
const RETRYABLE = new Set(['40001', '40P01']);
const MAX_TRIES = 3;

/**
 * Connects to PostgreSQL through a pool. Adds typed rows, a guard against using the root handle inside a transaction,
 * retries of deadlocks, and refusals raised in SQL. Connections open on first use.
 * @param url connection string
 * @param poolSize maximum number of connections of this process, besides the one for LISTEN
 */
export function connectDatabase(url: string, poolSize: number, log: Logger): Database {
  const sleepers = { outbox: new Set<() => void>(), stream: new Set<() => void>() };
  const observers = new Set<Parameters<Database['observe']>[0]>();
  const wakeAll = (wakes: Iterable<Wake>) => {
    for (const wake of wakes) for (const onCommit of sleepers[wake]) onCommit();
  };
  const show = (text: string, wakes: readonly Wake[]) => {
    for (const observer of observers) observer(text, wakes);
  };
  const pool = openPool(url, poolSize, log);
  const listener = createListener(connectionOptions(url), log);
  return {
    ...executor(async (text, parameters, wakes) => {
      if (openTransaction.getStore())
        throw new Error('The root database handle was used inside a transaction: pass tx instead');
      show(text, wakes);
      const result = await queryOn(pool, text, parameters);
      wakeAll(wakes);
      return result;
    }),
    transaction: (work) => {
      if (openTransaction.getStore()) throw new Error('A transaction was opened inside a transaction: pass tx instead');
      return withRetries(async () => {
        const afterCommit = new Set<Wake>();
        const result = await openTransaction.run(true, () =>
          inTransaction(pool, (client) =>
            work({
              ...executor(async (text, parameters, wakes) => {
                show(text, wakes);
                for (const wake of wakes) afterCommit.add(wake);
                return queryOn(client, text, parameters);
              }),
              kind: 'tx',
            }),
          ),
        );
        wakeAll(afterCommit);
        return result;
      });
    },
    onWake: (wake, onCommit) => {
      sleepers[wake].add(onCommit);
      return () => sleepers[wake].delete(onCommit);
    },
    observe: (observer) => {
      observers.add(observer);
      return () => observers.delete(observer);
    },
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

type Query = (text: string, parameters: readonly unknown[], wakes: readonly Wake[]) => Promise<QueryResult>;

function executor(query: Query): Executor {
  const execute = async (
    template: RawBuilder<unknown>,
    { wakes = [] }: StatementOptions = {},
  ): Promise<QueryResult> => {
    const { sql, parameters } = compile(template);
    try {
      return await query(sql, parameters, wakes);
    } catch (error) {
      throw toRefusal(error);
    }
  };
  const rows = async <R>(template: RawBuilder<R>, options?: StatementOptions): Promise<R[]> =>
    (await execute(template, options)).rows as R[];
  return {
    rows,
    first: async (template, options) => (await rows(template, options))[0],
    one: async (template, options) => {
      const [row] = await rows(template, options);
      if (row === undefined) throw new Error('Expected one row, found none');
      return row;
    },
    run: async (template, options) => (await execute(template, options)).count,
  };
}

async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === MAX_TRIES || !RETRYABLE.has(codeOf(error))) throw error;
      // Jitter keeps the two sides of a deadlock from colliding again.
      await sleep(tries * 5 + randomInt(16));
    }
  }
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
