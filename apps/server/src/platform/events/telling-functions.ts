import { type Database, sql } from '../db/index.ts';

/**
 * Statements that may write through a function: calls of it, and of every function that calls it.
 * @param target name of the function, such as outbox_add
 */
export async function statementsThatCall(db: Database, target: string): Promise<RegExp> {
  const functions = await db.rows(sql<{ name: string; text: string }>`
    select proname as name, prosrc as text from pg_proc
      where pronamespace = current_schema()::regnamespace and prokind = 'f'`);
  const names = new Set([target]);
  let count = 0;
  while (count < names.size) {
    count = names.size;
    const calls = pattern(names);
    for (const { name, text } of functions) if (calls.test(text)) names.add(name);
  }
  return pattern(names);
}

const pattern = (names: ReadonlySet<string>) => new RegExp(`\\b(?:${[...names].join('|')})\\s*\\(`);
