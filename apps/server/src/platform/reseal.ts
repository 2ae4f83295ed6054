import type { RawBuilder } from 'kysely';
import { type Database, sql } from './db/index.ts';
import type { SecretBox } from './secret-box.ts';

/** A column with sealed values, so that they can be resealed when the key changes. */
export interface SealedColumn {
  table: string;
  column: string;
  /** Columns that identify a row. */
  keys: readonly string[];
  /** The context of a row's value, from its keys as text. */
  contextOf(...keys: string[]): string;
  /** Rows whose values are still needed; defaults to all. */
  only?: RawBuilder<unknown>;
}

/**
 * Opens every value with the current or the previous key and seals it with the current one. It can be repeated and runs
 * alongside a server that knows both keys: a value that changes meanwhile was sealed by its writer.
 * @returns the number of values sealed
 * @throws when neither key opens a value
 */
export async function resealColumns(
  db: Database,
  secrets: SecretBox,
  columns: readonly SealedColumn[],
): Promise<number> {
  let count = 0;
  for (const { table, column, keys, contextOf, only = sql`true` } of columns) {
    const keysOfRow = sql`array[${sql.join(keys.map((key) => sql`${sql.id(key)}::text`))}]`;
    const rows = await db.rows(sql<{ keys: string[]; sealed: Uint8Array }>`
      select ${keysOfRow} as keys, ${sql.id(column)} as sealed from ${sql.id(table)}
        where ${sql.id(column)} is not null and ${only}`);
    for (const row of rows) {
      const context = contextOf(...row.keys);
      count += await db.run(sql`
        update ${sql.id(table)} set ${sql.id(column)}
          = ${secrets.seal(secrets.open(row.sealed, context), context)}::bytea
         where ${keysOfRow} = ${row.keys}::text[] and ${sql.id(column)} = ${Buffer.from(row.sealed)}::bytea`);
    }
  }
  return count;
}
