import type { RawBuilder } from 'kysely';

/** What readers wait for: who writes it wakes them. */
export type Wake = 'outbox' | 'stream';

/** Beside a statement. */
export interface Told {
  /** Who has something to do once this is committed. In tests a statement that does not say so throws. */
  wakes?: readonly Wake[];
}

/** Runs statements written with Kysely's `sql` template. */
export interface Executor {
  /** All rows. The caller declares the row type: bigint columns arrive as bigint, timestamptz as Date. */
  rows<R>(query: RawBuilder<R>, told?: Told): Promise<R[]>;
  /** The first row, or undefined. */
  first<R>(query: RawBuilder<R>, told?: Told): Promise<R | undefined>;
  /** The only row; throws when there is none. */
  one<R>(query: RawBuilder<R>, told?: Told): Promise<R>;
  /** Runs a statement for its effect and returns the number of rows it touched. */
  run(query: RawBuilder<unknown>, told?: Told): Promise<number>;
}

/** An open transaction. Every statement inside uses it; the root handle throws meanwhile. */
export interface Tx extends Executor {
  readonly kind: 'tx';
}

export interface Database extends Executor {
  /**
   * Runs `work` in a transaction and commits, or rolls back when it throws. Deadlocks and serialisation failures are
   * retried, three attempts in all, so `work` must have no effect outside the database.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs a script of several statements without parameters in a transaction of its own. */
  script(text: string): Promise<void>;
  /**
   * Calls back once after each commit of statements that wake.
   * @returns a function that stops the callbacks
   */
  onWake(wake: Wake, onCommit: () => void): () => void;
  /**
   * Shows every statement before it runs; what the observer throws is thrown to who runs it. For tests.
   * @returns a function that stops it
   */
  observe(observer: (text: string, wakes: readonly Wake[]) => void): () => void;
  /** Wakes the listeners of every process. */
  notify(channel: string): Promise<void>;
  /** Calls back when a process notifies `channel`; reconnects by itself. */
  listen(channel: string, onNotify: () => void): Promise<void>;
  close(): Promise<void>;
}
