import { requireFound } from '../refusal.ts';
import type { Executor } from './types.ts';

/** An executor whose other ways of reading are derived from its rows and its count of touched rows. */
export function executorOf({ rows, run }: Pick<Executor, 'rows' | 'run'>): Executor {
  const one: Executor['one'] = async (query, options) => {
    const [row] = await rows(query, options);
    if (row === undefined) throw new Error('Expected one row, found none');
    return row;
  };
  return {
    rows,
    run,
    one,
    first: async (query, options) => (await rows(query, options))[0],
    found: async (query, options) => requireFound((await rows(query, options))[0]),
    has: async (query, options) => (await rows(query, options)).length > 0,
    value: async <V>(...statement: Parameters<Executor['value']>) => columnOf<V>(await one(...statement)),
    values: async <V>(...statement: Parameters<Executor['values']>) => (await rows(...statement)).map(columnOf<V>),
    changes: async (query, options) => (await run(query, options)) > 0,
  };
}

const columnOf = <V>(row: unknown): V => Object.values(row as Record<string, V>)[0] as V;
