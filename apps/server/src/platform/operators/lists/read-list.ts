import type { ListSpec } from '@fairlot/contract';
import { type Executor, type Reads, sql } from '../../db/index.ts';
import type { BoundRoute } from '../../http/index.ts';
import { hasKey, whereOf } from './conditions.ts';
import { type AnyDeskList, maySee, type Reader } from './desk-list.ts';
import { behind, orderOf, placeColumn, timeOf, writePlace } from './place.ts';

/** The request for a page; the contract has checked its shape. */
export interface ListInput {
  filter?: string | readonly string[] | undefined;
  sort?: string | undefined;
  after?: string | undefined;
  limit?: number | undefined;
  /** The requested columns, if not all; the others may be null. */
  columns?: readonly string[] | undefined;
}

export interface ListPage {
  list: readonly object[];
  /** Position of the next page; null after the last row. */
  next: string | null;
}

/** A row with its key as text. */
export interface KeyedRow {
  key: string;
  row: object;
}

/** Largest count that is exact. */
const EXACT_COUNT = 10_000;
const PAGE_SIZE = 25;

/**
 * Reads one page by its position in the order, so that the millionth page costs as much as the first.
 * @throws Refusal list.refused, permission.denied
 */
export async function readPage(
  executor: Executor,
  list: AnyDeskList,
  input: ListInput,
  reader: Reader,
): Promise<ListPage> {
  const { rows, next } = await readKeyedPage(executor, list, input, reader);
  return { list: rows.map(({ row }) => row), next };
}

/** Reads one page, as `readPage`, with the key of each row. @throws Refusal list.refused, permission.denied */
export async function readKeyedPage(
  executor: Executor,
  list: AnyDeskList,
  { filter, sort, after, limit = PAGE_SIZE, columns }: ListInput,
  reader: Reader,
): Promise<{ rows: readonly KeyedRow[]; next: string | null }> {
  const filters = filtersOf(filter);
  const order = orderOf(list, { sort, filter: filters }, reader);
  const conditions = [whereOf(list, filters, reader)];
  if (after !== undefined) conditions.push(behind(list, order, after));
  const direction = order.isFalling ? sql`desc` : sql`asc`;
  const rows = await executor.rows(sql<Keyed & { sortKey: string }>`
    select ${list.select}, ${placeColumn(order)} as "sortKey", ${list.key.column}::text as "rowKey"
      from ${list.from} where ${sql.join(conditions, sql` and `)}
     order by ${order.column} ${direction}, ${list.key.column} ${direction} limit ${limit + 1}::int`);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const next = rows.length > limit && last !== undefined ? writePlace(order, last.sortKey, last.rowKey) : null;
  return { rows: await keyed(list, page, reader, columns), next };
}

/**
 * Reads rows by their keys, in any order, for a bulk action; rows that do not exist or that the reader may not see are
 * omitted.
 */
export async function readByKeys(
  executor: Executor,
  list: AnyDeskList,
  keys: readonly string[],
  reader: Reader,
): Promise<readonly KeyedRow[]> {
  if (keys.length === 0) return [];
  const seen = list.where === undefined ? sql`true` : sql`(${list.where(reader)})`;
  const rows = await executor.rows(sql<Keyed>`
    select ${list.select}, ${list.key.column}::text as "rowKey" from ${list.from}
     where ${hasKey(list, keys)} and ${seen}`);
  return keyed(list, rows, reader, []);
}

interface Keyed {
  rowKey: string;
}

async function keyed(
  list: AnyDeskList,
  rows: readonly Keyed[],
  reader: Reader,
  columns?: readonly string[],
): Promise<readonly KeyedRow[]> {
  const shown = masked(list.endpoint.list, await list.present(rows, reader, columns), reader);
  return shown.map((row, position) => ({ key: rows[position]?.rowKey ?? '', row }));
}

/** The number of matching rows: exact up to 10,000, above that "at least". @throws Refusal list.refused */
export async function countRows(
  executor: Executor,
  list: AnyDeskList,
  filter: ListInput['filter'],
  reader: Reader,
  most: number = EXACT_COUNT,
): Promise<{ count: number; countIsExact: boolean }> {
  const filters = filtersOf(filter);
  const time = timeOf(list, filters);
  // The planner assumes that the rows of a period are spread over the table, and would scan it from the start.
  const order = time === undefined ? sql`` : sql`order by ${time}`;
  const { found } = await executor.one(sql<{ found: bigint }>`
    select count(*) as found from (
      select 1 from ${list.from} where ${whereOf(list, filters, reader)} ${order} limit ${most + 1}::int) matching`);
  return { count: Math.min(Number(found), most), countIsExact: Number(found) <= most };
}

/** The planner's estimate of the number of matching rows: for the progress of long work, never shown as a count. */
export async function guessRows(
  executor: Executor,
  list: AnyDeskList,
  filter: ListInput['filter'],
  reader: Reader,
): Promise<number> {
  const [plan] = await executor.rows(sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select 1 from ${list.from} where ${whereOf(list, filtersOf(filter), reader)}`);
  return plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

/** Checks that a request is valid, without reading any rows. @throws Refusal list.refused, permission.denied */
export function checkInput(list: AnyDeskList, { filter, sort }: ListInput, reader: Reader): void {
  const filters = filtersOf(filter);
  whereOf(list, filters, reader);
  orderOf(list, { sort, filter: filters }, reader);
}

/** The list as an endpoint; the HTTP layer has checked its permission. */
export function listRoute(reads: Reads, list: AnyDeskList): BoundRoute {
  return {
    endpoint: list.endpoint,
    handle: async ({ query, operator, language }) => {
      if (operator === null) throw new Error(`${list.endpoint.id} is not a call of operators`);
      const wanted = query as ListInput;
      const reader: Reader = operator;
      const page = await readPage(reads.fresh, list, wanted, { ...reader, language });
      return { ...page, ...(await countRows(reads.fresh, list, wanted.filter, operator)) };
    },
  };
}

function filtersOf(filter: ListInput['filter']): readonly string[] {
  if (filter === undefined) return [];
  return typeof filter === 'string' ? [filter] : filter;
}

/** Sets fields that the reader may not see to null. */
function masked(spec: ListSpec, list: readonly object[], reader: Reader): readonly object[] {
  const hidden = Object.keys(spec.fields).filter((name) => !maySee(spec, name, reader));
  if (hidden.length === 0) return list;
  const nothing = Object.fromEntries(hidden.map((name) => [name, null]));
  return list.map((row) => ({ ...row, ...nothing }));
}
