import type { RawBuilder } from 'kysely';

/**
 * A reader that a statement gives work to: the outbox, the stream or a job, by its name. It begins right after the
 * commit, in this process; the other processes are notified.
 */
export type Wake = 'outbox' | 'stream' | `job:${string}`;

/** Options of a statement. */
export interface StatementOptions {
  /** Readers to wake after the commit. In tests, a statement that needs outbox or stream and lacks it throws. */
  wakes?: readonly Wake[];
}

/** Runs statements written with Kysely's `sql` template. */
export interface Executor {
  /** All rows. The caller declares the row type: bigint columns arrive as bigint, timestamptz as Date. */
  rows<R>(query: RawBuilder<R>, options?: StatementOptions): Promise<R[]>;
  /** The first row, or undefined. */
  first<R>(query: RawBuilder<R>, options?: StatementOptions): Promise<R | undefined>;
  /** The first row. @throws Refusal not.found when there is none */
  found<R>(query: RawBuilder<R>, options?: StatementOptions): Promise<R>;
  /** The only row; throws when there is not exactly one. */
  one<R>(query: RawBuilder<R>, options?: StatementOptions): Promise<R>;
  /** Whether there is a row. */
  has(query: RawBuilder<unknown>, options?: StatementOptions): Promise<boolean>;
  /** The first column of the only row; throws when there is no row. The caller declares the column's type. */
  value<V>(query: RawBuilder<V>, options?: StatementOptions): Promise<V>;
  /** The first column of all rows. */
  values<V>(query: RawBuilder<V>, options?: StatementOptions): Promise<V[]>;
  /** Runs a statement for its effect and returns the number of rows it touched. */
  run(query: RawBuilder<unknown>, options?: StatementOptions): Promise<number>;
  /** Runs a statement for its effect and returns whether it touched a row. */
  changes(query: RawBuilder<unknown>, options?: StatementOptions): Promise<boolean>;
}

/** An open transaction. Every statement inside uses it; the root handle throws meanwhile. */
export interface Tx extends Executor {
  readonly kind: 'tx';
}

export interface Database extends Executor {
  /**
   * Runs `work` in a transaction and commits, or rolls back when it throws. Deadlocks and serialisation failures are
   * retried up to three attempts in all, so `work` must have no effect outside the database.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs a script of several statements without parameters in a separate transaction. */
  script(text: string): Promise<void>;
  /**
   * Calls back once after each commit of statements that wake this channel.
   * @returns a function that stops the callbacks
   */
  onWake(wake: Wake, onCommit: () => void): () => void;
  /**
   * Passes every statement to the observer before it runs; an error thrown by the observer reaches the caller of the
   * statement. For tests.
   * @returns a function that stops it
   */
  observe(observer: (text: string, wakes: readonly Wake[]) => void): () => void;
  /** Wakes the listeners of all other processes. */
  notify(channel: string, word?: string): Promise<void>;
  /**
   * Calls back with the word when another process notifies `channel`. Reconnects automatically, and then calls back
   * without a word, because notifications may have been missed.
   */
  listen(channel: string, onNotify: (word?: string) => void): Promise<void>;
  close(): Promise<void>;
}
