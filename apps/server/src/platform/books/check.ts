import { type Executor, sql, type SqlPart } from '../db/index.ts';

/** One proof of the books; an empty list means clean. */
export interface AuditCheck {
  name: string;
  /** Proves all there is. @returns sentences that name what is wrong */
  run(): Promise<string[]>;
  /** Proves what is new, at a cost that does not grow with the books; between two whole proofs. */
  recent?(): Promise<string[]>;
}

/** Sentences of one kind; whoever has more to repair looks again. Books that are wrong throughout stay readable. */
const MOST_NAMED = 100;

/** What a query of wrong rows finds, as sentences: a hundred of them, and whether there are more. */
export async function nameWrong<R>(executor: Executor, wrong: SqlPart<R>, say: (row: R) => string): Promise<string[]> {
  const rows = await executor.rows(sql<R>`select * from (${wrong}) wrong limit ${MOST_NAMED + 1}::int`);
  const named = rows.slice(0, MOST_NAMED).map(say);
  return rows.length > MOST_NAMED ? [...named, `more of the same kind, of which ${MOST_NAMED} are named`] : named;
}
