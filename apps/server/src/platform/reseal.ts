import type { RawBuilder } from 'kysely';
import { type Database, sql } from './db/index.ts';
import type { SecretBox } from './secret-box.ts';

/** A column with sealed values, so that they can be resealed when the key changes. */
export interface SealedColumn {
  table: string;
  column: string;
  /** Columns that identify a row; an index must begin with the first one. */
  keys: readonly string[];
  /** The context of a row's value, from its keys as text. */
  contextOf(...keys: string[]): string;
  /** Rows whose values are still needed; defaults to all. */
  only?: RawBuilder<unknown>;
}

/** Values read at a time; a picture may have a megabyte. */
const PAGE_ROWS = 50;

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
  for (const column of columns) {
    let page = await readPage(db, column, null);
    while (page.length > 0) {
      for (const row of page) count += await reseal(db, secrets, column, row);
      page = await readPage(db, column, page.at(-1)?.keys ?? null);
    }
  }
  return count;
}

interface SealedRow {
  keys: string[];
  sealed: Uint8Array;
}

/** The next rows in the order of their keys. A key is compared as the type of its column, so that an index finds it. */
function readPage(
  db: Database,
  { table, column, keys, only = sql`true` }: SealedColumn,
  after: readonly string[] | null,
): Promise<SealedRow[]> {
  const names = sql.join(keys.map((key) => sql.id(key)));
  const isNext = after === null ? sql`true` : sql`(${names}) > (${sql.join(after.map((key) => sql`${key}`))})`;
  return db.rows(sql<SealedRow>`
    select array[${sql.join(keys.map((key) => sql`${sql.id(key)}::text`))}] as keys, ${sql.id(column)} as sealed
      from ${sql.id(table)}
     where ${sql.id(column)} is not null and ${only} and ${isNext} order by ${names} limit ${PAGE_ROWS}::int`);
}

function reseal(
  db: Database,
  secrets: SecretBox,
  { table, column, keys, contextOf }: SealedColumn,
  { keys: values, sealed }: SealedRow,
): Promise<number> {
  const context = contextOf(...values);
  const isRow = sql.join(
    keys.map((key, index) => sql`${sql.id(key)} = ${values[index]}`),
    sql` and `,
  );
  return db.run(sql`
    update ${sql.id(table)} set ${sql.id(column)} = ${secrets.seal(secrets.open(sealed, context), context)}::bytea
     where ${isRow} and ${sql.id(column)} = ${Buffer.from(sealed)}::bytea`);
}
