import { type Executor, sql, type SqlPart } from '../db/index.ts';

/** One check of the books; an empty list means they are correct. */
export interface AuditCheck {
  name: string;
  /** Checks everything. @returns sentences that describe what is wrong */
  run(): Promise<string[]>;
  /** Checks only new rows, between two full checks. Its cost does not grow with the books. */
  recent?(): Promise<string[]>;
}

/**
 * Maximum number of findings of one kind that a check reports, so that a report of badly broken books stays readable.
 * Operators run the check again after repairs.
 */
const MOST_NAMED = 100;

/** Turns the rows that a query found wrong into sentences: at most a hundred, and a note when there are more. */
export async function nameWrong<R>(executor: Executor, wrong: SqlPart<R>, say: (row: R) => string): Promise<string[]> {
  const rows = await executor.rows(sql<R>`select * from (${wrong}) wrong limit ${MOST_NAMED + 1}::int`);
  const named = rows.slice(0, MOST_NAMED).map(say);
  return rows.length > MOST_NAMED ? [...named, `more of the same kind, of which ${MOST_NAMED} are named`] : named;
}
