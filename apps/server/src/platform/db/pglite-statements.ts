import { Mutex, parse, type PGlite, protocol, TransactionAbortedError } from '@electric-sql/pglite';
import type { Connection } from './types.ts';

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;

/** A statement that the engine keeps planned. */
interface Prepared {
  name: string;
  /** Types of its parameters, by number. */
  types: readonly number[];
  /** What its rows look like, as the engine told it. */
  rows: Messages;
}

/** Statements are templates, so there are few texts; those written by scripts come once. */
const MOST_KEPT = 500;
const MOST_TEXTS = 5000;

const { serialize } = protocol;

/**
 * Statements of the embedded engine, one after the other in the order in which they are asked. Whoever calls sees to it
 * that none of another transaction comes between.
 */
export interface PgliteStatements extends Connection {
  begin(): Promise<void>;
  /** @throws when a statement of the transaction failed and nobody told */
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

/**
 * Sends statements in the engine's wire protocol. Its own `query` reads and plans a text anew each time and crosses six
 * times into WebAssembly; here a text that comes again is kept planned by a name, and sent with its values at once.
 */
export function createPgliteStatements(pglite: PGlite): PgliteStatements {
  const kept = new Map<string, Prepared>();
  const seen = new Set<string>();
  let count = 0;
  /** A statement is two calls: the text, then its values. Of a transaction several may be asked at once. */
  const line = new Mutex();

  const send = (...parts: Uint8Array[]): Promise<Messages> =>
    pglite.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false });

  async function prepare(text: string): Promise<Prepared> {
    const known = kept.get(text);
    if (known !== undefined) return known;
    if (kept.size >= MOST_KEPT) await forgetAll();
    const name = seen.has(text) ? `s${++count}` : '';
    const described = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const prepared = {
      name,
      types: parse.parseDescribeStatementResults(described),
      rows: described.filter((message) => message.name === 'rowDescription'),
    };
    if (seen.size >= MOST_TEXTS) seen.clear();
    seen.add(text);
    if (name !== '') kept.set(text, prepared);
    return prepared;
  }
  async function forgetAll(): Promise<void> {
    kept.clear();
    await send(serialize.query('deallocate all'));
  }
  function wire(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const serializer = type === undefined ? undefined : pglite.serializers[type];
    return serializer ? serializer(value) : String(value as string | number | bigint | boolean);
  }
  async function execute(text: string, parameters: readonly unknown[]): Promise<Messages> {
    const { name, types, rows } = await prepare(text);
    const values = parameters.map((value, place) => wire(value, types[place]));
    try {
      return [...rows, ...(await send(serialize.bind({ statement: name, values }), serialize.execute({})))];
    } catch (error) {
      // Its table was changed so that its rows look otherwise now.
      const isStale = kept.get(text)?.name === name && isOfOtherRows(error);
      if (isStale) kept.delete(text);
      if (!isStale || pglite.isInTransaction()) throw error;
      return execute(text, parameters);
    }
  }

  return {
    query: async (text, parameters) => {
      const answer = await line.runExclusive(() => execute(text, parameters));
      const [result] = parse.parseResults(answer, pglite.parsers);
      const found = result?.rows ?? [];
      return { rows: found, count: result?.affectedRows ?? found.length };
    },
    begin: async () => {
      await line.runExclusive(() => send(serialize.query('begin')));
    },
    commit: async () => {
      const answer = await line.runExclusive(() => send(serialize.query('commit')));
      const [result] = parse.parseResults(answer, pglite.parsers);
      if (result?.command === 'ROLLBACK') throw new TransactionAbortedError();
    },
    rollback: async () => {
      await line.runExclusive(() => send(serialize.query('rollback')));
    },
  };
}

/** What PostgreSQL says of a kept plan whose rows would be others than those that it described. */
function isOfOtherRows(error: unknown): boolean {
  return error instanceof Error && error.message === 'cached plan must not change result type';
}
