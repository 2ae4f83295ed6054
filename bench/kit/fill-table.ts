import { type Executor, sql } from '@fairlot/server/platform/db/index';

/** Rows of one table for a temporary database; expressions are SQL over `n`, the number of the row from 1. */
export interface TableFill {
  table: string;
  rows: number;
  columns: Readonly<Record<string, string>>;
}

interface Column {
  name: string;
  type: string;
  isGiven: boolean;
}

/** From this many rows on, indexes are dropped and rebuilt after the insert, which is several times faster. */
const MANY = 100_000;

/** Defaults for required columns without a description. */
const ANYTHING: Readonly<Record<string, string>> = {
  text: `'x' || n`,
  uuid: 'gen_random_uuid()',
  bytea: `'\\x00'`,
  jsonb: `'{}'`,
  boolean: 'false',
  'timestamp with time zone': 'now()',
  date: 'current_date',
  ARRAY: `'{}'`,
};

/**
 * Fills a table by one statement, ignoring triggers and references: only the size and distribution of the rows matter,
 * for reading lists.
 * @throws when a column is described that the table does not have
 */
export async function fillTable(executor: Executor, { table, rows, columns }: TableFill): Promise<void> {
  const known = await executor.rows(sql<Column>`
    select column_name as name, data_type as type,
           is_nullable = 'YES' or column_default is not null or is_identity = 'YES' as "isGiven"
      from information_schema.columns where table_schema = current_schema() and table_name = ${table}`);
  const foreign = Object.keys(columns).find((name) => !known.some((column) => column.name === name));
  if (foreign !== undefined) throw new Error(`${table} has no column ${foreign}`);
  const filled = known
    .filter(({ name, isGiven }) => columns[name] !== undefined || !isGiven)
    .map(({ name, type }) => ({ name, value: columns[name] ?? ANYTHING[type] ?? 'n' }));
  await executor.run(sql`set session_replication_role = replica`);
  await loosen(executor, table);
  const indexes = rows < MANY ? [] : await dropIndexes(executor, table);
  await executor.run(
    sql.raw(`insert into ${table} (${filled.map(({ name }) => `"${name}"`).join(', ')}) overriding system value
      select ${filled.map(({ value }) => value).join(', ')} from generate_series(1, ${rows}::bigint) as n`),
  );
  for (const definition of indexes) await executor.run(sql.raw(definition));
  await executor.run(sql.raw(`analyze ${table}`));
  await executor.run(sql`set session_replication_role = default`);
}

/** Drops row constraints, because reading lists does not need valid references. */
async function loosen(executor: Executor, table: string): Promise<void> {
  const checks = await executor.rows(sql<{ name: string }>`
    select conname as name from pg_constraint where conrelid = ${table}::regclass and contype in ('c', 'f')`);
  for (const { name } of checks) await executor.run(sql.raw(`alter table ${table} drop constraint "${name}"`));
}

/** @returns the statements that recreate them */
async function dropIndexes(executor: Executor, table: string): Promise<string[]> {
  const indexes = await executor.rows(sql<{ name: string; definition: string }>`
    select c.relname as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
      join pg_class c on c.oid = i.indexrelid
     where i.indrelid = ${table}::regclass
       and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)`);
  for (const { name } of indexes) await executor.run(sql.raw(`drop index "${name}"`));
  return indexes.map(({ definition }) => definition);
}
