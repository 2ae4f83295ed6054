import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { compile } from './compile.ts';
import type { Executor } from './types.ts';

type Sql = RawBuilder<unknown>;

/** Rows that a list counts one by one. A longer list names one more page than the one requested. */
export const COUNTED_ROWS = 10_000;
/** Pages below this row skip the rows before them; deeper pages seek from a key. */
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

/** A part of a list: rows before it, and the most rows it may have. */
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
 * Keys of the last row before a page, by list and offset. They belong to one database handle. A reader who walks
 * through a list refreshes the key of every page with the page before it.
 */
const keysOf = new WeakMap<Executor, LRUCache<string, string[]>>();

/**
 * Reads one page of a list that grows. The cost does not grow with the list: a deep page seeks from the key that the
 * page before it left, and at most `COUNTED_ROWS` rows are counted. Without that key (another process served the page
 * before, or the reader jumped) the key is found by passing over index entries, once.
 * @param total the number of all rows where the caller knows it; then nothing is counted
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

/** The rows of a list as far as they are counted. A page that ends the list, or lies behind what is counted, tells. */
async function countRows(
  executor: Executor,
  query: ListQuery,
  { offset, found, limit }: { offset: number; found: number; limit: number },
): Promise<number> {
  const isBehindEnd = found === 0 && offset > 0;
  const isKnown = found <= limit || offset + limit >= COUNTED_ROWS;
  return isKnown && !isBehindEnd ? offset + found : countUpTo(executor, query);
}

/** In the order of the list: by its index, where the planner might otherwise go through the whole table. */
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

/** The list with its conditions and their values, and the place in it. */
function nameOf({ from, where }: ListQuery, offset: number): string {
  const { sql: text, parameters } = compile(sql`${from} ${where}`);
  const values = JSON.stringify(parameters, (_key, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value,
  );
  return createHash('sha256').update(`${offset} ${text} ${values}`).digest('base64');
}

/** As text: a `Date` would lose the microseconds of a time, and rows of one millisecond would be skipped. */
const keyColumn = ({ key }: ListQuery) => sql`array[${sql.join(key.map(({ column }) => sql`(${column})::text`))}]`;

const falling = ({ key }: ListQuery) => sql.join(key.map(({ column }) => sql`${column} desc`));

function isBehind({ key }: ListQuery, values: readonly string[]): Sql {
  const columns = sql.join(key.map(({ column }) => column));
  const place = sql.join(key.map(({ type }, position) => sql`${values[position] ?? ''}::${sql.raw(type)}`));
  return sql`(${columns}) < (${place})`;
}
