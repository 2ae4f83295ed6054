import { AsyncLocalStorage } from 'node:async_hooks';
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RawBuilder } from 'kysely';
import type { Logger } from 'pino';
import { toRefusal } from '../refusal.ts';
import { compile } from './compile.ts';
import { createListener } from './listener.ts';
import { connectionOptions, inTransaction, openPool, queryOn, type QueryResult } from './pool.ts';
import type { Database, Executor } from './types.ts';
import { createWatches } from './watches.ts';

const openTransaction = new AsyncLocalStorage<true>();
const RETRYABLE = new Set(['40001', '40P01']);
const MAX_TRIES = 3;

/**
 * Connects to PostgreSQL through a pool. Adds typed rows, the guard against the root handle inside a transaction,
 * retries of deadlocks and refusals raised in SQL. Connections open when they are first needed.
 * @param url connection string
 * @param poolSize the most connections this process may hold, beside one for LISTEN
 */
export function connectDatabase(url: string, poolSize: number, log: Logger): Database {
  const watches = createWatches();
  const pool = openPool(url, poolSize, log);
  const listener = createListener(connectionOptions(url), log);
  return {
    ...executor(async (text, parameters) => {
      if (openTransaction.getStore())
        throw new Error('The root database handle was used inside a transaction: pass tx instead');
      const result = await queryOn(pool, text, parameters);
      for (const onCommit of watches.of(text)) onCommit();
      return result;
    }),
    transaction: (work) => {
      if (openTransaction.getStore()) throw new Error('A transaction was opened inside a transaction: pass tx instead');
      return withRetries(async () => {
        const afterCommit = new Set<() => void>();
        const result = await openTransaction.run(true, () =>
          inTransaction(pool, (client) =>
            work({
              ...executor((text, parameters) => {
                for (const onCommit of watches.of(text)) afterCommit.add(onCommit);
                return queryOn(client, text, parameters);
              }),
              kind: 'tx',
            }),
          ),
        );
        for (const onCommit of afterCommit) onCommit();
        return result;
      });
    },
    watch: watches.add,
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

function executor(query: (text: string, parameters: readonly unknown[]) => Promise<QueryResult>): Executor {
  const execute = async (template: RawBuilder<unknown>): Promise<QueryResult> => {
    const { sql, parameters } = compile(template);
    try {
      return await query(sql, parameters);
    } catch (error) {
      throw toRefusal(error);
    }
  };
  const rows = async <R>(template: RawBuilder<R>): Promise<R[]> => (await execute(template)).rows as R[];
  return {
    rows,
    first: async (template) => (await rows(template))[0],
    one: async (template) => {
      const [row] = await rows(template);
      if (row === undefined) throw new Error('Expected one row, found none');
      return row;
    },
    run: async (template) => (await execute(template)).count,
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
