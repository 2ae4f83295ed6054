import type { RawBuilder } from 'kysely';

/** Runs statements written with Kysely's `sql` template. */
export interface Executor {
  /** All rows. Row types are the caller's word: bigint columns arrive as bigint, timestamptz as Date. */
  rows<R>(query: RawBuilder<R>): Promise<R[]>;
  /** The first row, or undefined. */
  first<R>(query: RawBuilder<R>): Promise<R | undefined>;
  /** The only row; throws when there is none. */
  one<R>(query: RawBuilder<R>): Promise<R>;
  /** Runs a statement for its effect; answers the number of rows it touched. */
  run(query: RawBuilder<unknown>): Promise<number>;
}

/** An open transaction. Everything inside goes through it; the root handle throws meanwhile. */
export interface Tx extends Executor {
  readonly kind: 'tx';
}

export interface Database extends Executor {
  readonly engine: 'pglite' | 'postgres';
  /**
   * Runs `work` in a transaction and commits, or rolls back when it throws. Deadlocks and serialisation
   * failures are tried again, three times in all, so `work` must have no effect outside the database.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs a script of several statements without parameters, in one transaction of its own. */
  script(text: string): Promise<void>;
  /**
   * Calls back after every commit with a statement that matches, once a commit.
   * @returns how to stop
   */
  watch(statements: RegExp, onCommit: () => void): () => void;
  /** Wakes the listeners of every other process. Does nothing on the embedded engine. */
  notify(channel: string): Promise<void>;
  /** Calls back when another process notifies `channel`; reconnects by itself. */
  listen(channel: string, onNotify: () => void): Promise<void>;
  close(): Promise<void>;
}

/** What an engine has to offer underneath. */
export interface Connection {
  query(text: string, parameters: readonly unknown[]): Promise<{ rows: unknown[]; count: number }>;
}

export interface Engine {
  readonly engine: Database['engine'];
  query: Connection['query'];
  transaction<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  script(text: string): Promise<void>;
  notify(channel: string): Promise<void>;
  listen(channel: string, onNotify: () => void): Promise<void>;
  close(): Promise<void>;
}
