import { AsyncLocalStorage } from 'node:async_hooks';
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely';
import { toRefusal } from '../refusal.ts';
import type { Connection, Database, Engine, Executor, Tx } from './types.ts';
import { createWatches, type Watches } from './watches.ts';

/** Compiles only: Kysely's own PGlite driver lets concurrent calls share one open transaction, so ours executes. */
const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const openTransaction = new AsyncLocalStorage<true>();
const RETRYABLE = new Set(['40001', '40P01']);
const MAX_TRIES = 3;

/** Wraps an engine: typed rows, the guard against the root handle inside a transaction, retries, refusals. */
export function createDatabase(engine: Engine): Database {
  const watches = createWatches();
  const root = executor({
    query: async (text, parameters) => {
      if (openTransaction.getStore())
        throw new Error('The root database handle was used inside a transaction: pass tx instead');
      const result = await engine.query(text, parameters);
      for (const onCommit of watches.of(text)) onCommit();
      return result;
    },
  });
  return {
    ...root,
    engine: engine.engine,
    transaction: (work) => {
      if (openTransaction.getStore()) throw new Error('A transaction was opened inside a transaction: pass tx instead');
      return withRetries(async () => {
        const told = new Set<() => void>();
        const result = await openTransaction.run(true, () =>
          engine.transaction((connection) => work(asTx(noting(connection, watches, told)))),
        );
        for (const onCommit of told) onCommit();
        return result;
      });
    },
    watch: watches.add,
    script: (text) => engine.script(text),
    notify: (channel) => engine.notify(channel),
    listen: (channel, onNotify) => engine.listen(channel, onNotify),
    close: () => engine.close(),
  };
}

/** A connection that notes whom its commit concerns. */
function noting(connection: Connection, watches: Watches, told: Set<() => void>): Connection {
  return {
    query: (text, parameters) => {
      for (const onCommit of watches.of(text)) told.add(onCommit);
      return connection.query(text, parameters);
    },
  };
}

function asTx(connection: Connection): Tx {
  return { ...executor(connection), kind: 'tx' };
}

function executor(connection: Connection): Executor {
  const execute = async (query: RawBuilder<unknown>): Promise<{ rows: unknown[]; count: number }> => {
    const { sql, parameters } = query.compile(compiler);
    try {
      return await connection.query(sql, parameters);
    } catch (error) {
      throw toRefusal(error);
    }
  };
  const rows = async <R>(query: RawBuilder<R>): Promise<R[]> => (await execute(query)).rows as R[];
  return {
    rows,
    first: async (query) => (await rows(query))[0],
    one: async (query) => {
      const [row] = await rows(query);
      if (row === undefined) throw new Error('Expected one row, found none');
      return row;
    },
    run: async (query) => (await execute(query)).count,
  };
}

async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === MAX_TRIES || !RETRYABLE.has(codeOf(error))) throw error;
      // Jitter, so that the two sides of a deadlock do not meet again.
      await sleep(tries * 5 + randomInt(16));
    }
  }
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
