import type { ListField } from '@fairlot/contract';
import type { RawBuilder } from 'kysely';
import { sql } from '../../db/index.ts';
import { checkSight, refuseList } from './conditions.ts';
import type { AnyDeskList, Reader } from './desk-list.ts';

type Sql = RawBuilder<unknown>;

/** The order of a list: a column, then the key as tie-breaker, both in the same direction. */
export interface Order {
  /** As requested; `-` means descending. */
  sort: string;
  type: ListField['type'];
  column: Sql;
  isFalling: boolean;
}

/**
 * The requested order. When a period is filtered and the list's own order is by id, the rows are sorted by time
 * instead, which is equivalent. In id order, a query for a period of last year would skip over all newer rows.
 * @throws Refusal list.refused, permission.denied
 */
export function orderOf(
  list: AnyDeskList,
  { sort, filter }: { sort: string | undefined; filter: readonly string[] },
  reader: Reader,
): Order {
  const wanted = sort ?? list.endpoint.list.sort;
  const isFalling = wanted.startsWith('-');
  const name = isFalling ? wanted.slice(1) : wanted;
  const field = Object.hasOwn(list.endpoint.list.fields, name) ? list.endpoint.list.fields[name] : undefined;
  const column = list.fields[name]?.column;
  if (field?.sorts !== true || column === undefined) return refuseList(name, 'sort');
  checkSight(field, reader);
  const time = timeInstead(list, name, filter);
  return time === undefined
    ? { sort: wanted, type: field.type, column, isFalling }
    : { sort: `${wanted}:time`, type: 'time', column: time, isFalling };
}

/** The time column that grows with the ids of a list, if a filter bounds it. */
function timeInstead(list: AnyDeskList, sorted: string, filter: readonly string[]): Sql | undefined {
  const { sort, fields } = list.endpoint.list;
  const isOwnOrder = fields[sorted]?.type === 'id' && sort.replace('-', '') === sorted;
  return isOwnOrder ? timeOf(list, filter) : undefined;
}

/** The time column of a list, if a filter bounds it. */
export function timeOf({ endpoint, fields }: AnyDeskList, filter: readonly string[]): Sql | undefined {
  const { period } = endpoint.list;
  const isBound = period !== undefined && filter.some((one) => one.startsWith(`${period}:`));
  return isBound ? fields[period]?.column : undefined;
}

/** The column as text at full precision, so that no row is skipped or repeated. */
export function placeColumn({ type, column }: Order): Sql {
  return type === 'time' ? sql`(extract(epoch from ${column}) * 1000000)::bigint::text` : sql`${column}::text`;
}

export function writePlace({ sort }: Order, sortKey: string, rowKey: string): string {
  return Buffer.from(JSON.stringify([sort, sortKey, rowKey])).toString('base64url');
}

/**
 * Rows after the position in the text.
 * @throws Refusal list.refused when the text is invalid or belongs to another order
 */
export function behind(list: AnyDeskList, order: Order, after: string): Sql {
  const [sort, sortKey, rowKey] = readPlace(after);
  const isRight =
    sort === order.sort && isPlace(order.type, sortKey) && isPlace(list.key.type === 'id' ? 'id' : 'text', rowKey);
  if (!isRight) refuseList('after', 'place');
  const place = sql`(${placeValue(order.type, sortKey)}, ${placeValue(list.key.type, rowKey)})`;
  const columns = sql`(${order.column}, ${list.key.column})`;
  return order.isFalling ? sql`${columns} < ${place}` : sql`${columns} > ${place}`;
}

function readPlace(after: string): [string, string, string] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(after, 'base64url').toString('utf8'));
    if (Array.isArray(parts) && parts.length === 3 && parts.every((part) => typeof part === 'string'))
      return parts as [string, string, string];
  } catch {
    return refuseList('after', 'place');
  }
  return refuseList('after', 'place');
}

function isPlace(type: ListField['type'], text: string): boolean {
  if (type === 'text' || type === 'choice') return text.length <= 300 && !text.includes('\0');
  return type === 'flag' ? /^(true|false)$/.test(text) : /^-?\d{1,17}$/.test(text);
}

function placeValue(type: ListField['type'], text: string): Sql {
  if (type === 'time') return sql`(timestamptz 'epoch' + ${text}::bigint * interval '1 microsecond')`;
  if (type === 'flag') return sql`${text}::boolean`;
  return type === 'text' || type === 'choice' ? sql`${text}::text` : sql`${text}::bigint`;
}
