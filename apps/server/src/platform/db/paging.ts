import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { compile } from './compile.ts';
import type { Executor } from './types.ts';

type Sql = RawBuilder<unknown>;

/** Maximum number of rows that a list counts exactly. A longer list reports one page more than the requested one. */
export const COUNTED_ROWS = 10_000;
/** Pages up to this row use OFFSET; deeper pages seek from a key. */
const SKIPPED_ROWS = 1_000;
const KEYS_KEPT = 5_000;
const KEYS_KEPT_MS = 10 * 60_000;

/** Order of a list, newest first. The last column is unique; all columns are read in descending order. */
export type ListKey = readonly { column: Sql; type: 'bigint' | 'boolean' | 'date' | 'timestamptz' | 'uuid' }[];

export interface ListQuery {
  columns: Sql;
  /** Tables and joins. */
  from: Sql;
  where: Sql;
  key: ListKey;
}

/** A slice of a list: the number of rows before it and the maximum number of rows in it. */
export interface Place {
  offset: number;
  limit: number;
}

export interface PageOfRows<Row> {
  list: Row[];
  totalPages: number;
}

type Keyed<Row> = Row & { listKey: string[] };

/**
 * Keys of the last row before a page, by list and offset, kept for each database handle. Reading a page refreshes the
 * key of the next page.
 */
const keysOf = new WeakMap<Executor, LRUCache<string, string[]>>();

/**
 * Reads one page of a growing list. The cost does not grow with the list: a deep page seeks from the key that the
 * preceding page left, and at most `COUNTED_ROWS` rows are counted. Without that key (another process served the
 * preceding page, or the reader jumped) the key is found once by skipping index entries.
 * @param total the total number of rows, if the caller knows it; nothing is counted then
 */
export async function readPage<Row extends object>(
  executor: Executor,
  query: ListQuery,
  { offset, limit }: Place,
  total?: number,
): Promise<PageOfRows<Row>> {
  const { columns, from, where } = query;
  const after = offset < SKIPPED_ROWS ? undefined : await keyBefore(executor, query, offset);
  if (after === null) return { list: [], totalPages: Math.ceil((total ?? (await countUpTo(executor, query))) / limit) };
  const found = await executor.rows(sql<Keyed<Row>>`
    select ${columns}, ${keyColumn(query)} as "listKey" from ${from}
     where ${where} and ${after === undefined ? sql`true` : isBehind(query, after)}
     order by ${falling(query)} limit ${limit + 1}::int offset ${after === undefined ? offset : 0}::int`);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const hasMore = found.length > limit;
  if (hasMore && last !== undefined && offset + limit >= SKIPPED_ROWS)
    keptKeys(executor).set(nameOf(query, offset + limit), last.listKey);
  const rows = total ?? (await countRows(executor, query, { offset, found: found.length, limit }));
  return {
    list: page.map(({ listKey: _listKey, ...row }) => row as unknown as Row),
    totalPages: Math.ceil(rows / limit),
  };
}

/**
 * The number of rows in the list, up to the counting limit. A page that ends the list, or lies beyond that limit,
 * yields the number without a query.
 */
async function countRows(
  executor: Executor,
  query: ListQuery,
  { offset, found, limit }: { offset: number; found: number; limit: number },
): Promise<number> {
  const isBehindEnd = found === 0 && offset > 0;
  const isKnown = found <= limit || offset + limit >= COUNTED_ROWS;
  return isKnown && !isBehindEnd ? offset + found : countUpTo(executor, query);
}

/** Counts in list order through its index; otherwise the planner might scan the whole table. */
async function countUpTo(executor: Executor, query: ListQuery): Promise<number> {
  const { count } = await executor.one(sql<{ count: bigint }>`
    select count(*) as count from (
      select 1 from ${query.from} where ${query.where} order by ${falling(query)} limit ${COUNTED_ROWS}::int) counted`);
  return Number(count);
}

/** The key of the row before a page; null when the list is shorter. */
async function keyBefore(executor: Executor, query: ListQuery, offset: number): Promise<string[] | null> {
  const kept = keptKeys(executor);
  const name = nameOf(query, offset);
  const known = kept.get(name);
  if (known !== undefined) return known;
  const row = await executor.first(sql<{ listKey: string[] }>`
    select ${keyColumn(query)} as "listKey" from ${query.from}
     where ${query.where} order by ${falling(query)} limit 1 offset ${offset - 1}::int`);
  if (row === undefined) return null;
  kept.set(name, row.listKey);
  return row.listKey;
}

function keptKeys(executor: Executor): LRUCache<string, string[]> {
  const known = keysOf.get(executor);
  if (known !== undefined) return known;
  const made = new LRUCache<string, string[]>({ max: KEYS_KEPT, ttl: KEYS_KEPT_MS });
  keysOf.set(executor, made);
  return made;
}

/** Cache key: the list, its conditions with their values, and the offset. */
function nameOf({ from, where }: ListQuery, offset: number): string {
  const { sql: text, parameters } = compile(sql`${from} ${where}`);
  const values = JSON.stringify(parameters, (_key, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value,
  );
  return createHash('sha256').update(`${offset} ${text} ${values}`).digest('base64');
}

/** As text: a `Date` would lose the microseconds of a timestamp, and rows of the same millisecond would be skipped. */
const keyColumn = ({ key }: ListQuery) => sql`array[${sql.join(key.map(({ column }) => sql`(${column})::text`))}]`;

const falling = ({ key }: ListQuery) => sql.join(key.map(({ column }) => sql`${column} desc`));

function isBehind({ key }: ListQuery, values: readonly string[]): Sql {
  const columns = sql.join(key.map(({ column }) => column));
  const place = sql.join(key.map(({ type }, position) => sql`${values[position] ?? ''}::${sql.raw(type)}`));
  return sql`(${columns}) < (${place})`;
}
