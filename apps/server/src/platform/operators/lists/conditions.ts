import type { ListField, ListOperator } from '@fairlot/contract';
import { type RawBuilder } from 'kysely';
import { sql } from '../../db/index.ts';
import { Refusal } from '../../refusal.ts';
import type { AnyDeskList, Reader } from './desk-list.ts';

type Sql = RawBuilder<unknown>;

interface Condition {
  name: string;
  operator: ListOperator;
  values: readonly string[];
}

const MOST_VALUES = 50;

/** Valid text forms of the values of a type. Numbers stay within the database's bigint range. */
const FORMS: Readonly<Record<ListField['type'], RegExp>> = {
  id: /^[1-9]\d{0,17}$/,
  integer: /^-?\d{1,15}$/,
  time: /^\d{1,15}$/,
  flag: /^(true|false)$/,
  choice: /^/,
  text: /^[^]{1,200}$/,
};

/** Refuses a filter, an order or a place; `field` names the invalid part. */
export function refuseList(field: string, reason: string): never {
  throw new Refusal('list.refused', { field, reason });
}

/**
 * The conditions of a request as one SQL expression.
 * @throws Refusal list.refused, permission.denied
 */
export function whereOf(list: AnyDeskList, filter: readonly string[], reader: Reader): Sql {
  const conditions = filter.map((text) => readCondition(list, text, reader));
  const { needs } = list.endpoint.list;
  if (needs !== undefined && !conditions.some(({ name }) => name === needs)) refuseList(needs, 'needed');
  if (!canUseIndex(list, conditions)) refuseList(conditions[0]?.name ?? '', 'period');
  const parts = [
    ...(list.where === undefined ? [] : [list.where(reader)]),
    ...conditions.map((one) => toSql(list, one, reader)),
  ];
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
}

function readCondition({ endpoint }: AnyDeskList, text: string, reader: Reader): Condition {
  const [, name = '', operator = '', value = ''] = /^([a-zA-Z]+):([a-z]+):([^]*)$/.exec(text) ?? [];
  const field = Object.hasOwn(endpoint.list.fields, name) ? endpoint.list.fields[name] : undefined;
  if (field?.operators === undefined) return refuseList(name, 'field');
  checkSight(field, reader);
  const known = field.operators.find((one) => one === operator);
  if (known === undefined) return refuseList(name, 'operator');
  const values = known === 'in' ? value.split(',') : [value];
  const isRight = (one: string) => FORMS[field.type].test(one) && (field.choices?.includes(one) ?? true);
  if (values.length > MOST_VALUES || !values.every(isRight)) refuseList(name, 'value');
  return { name, operator: known, values };
}

/** @throws Refusal permission.denied when the reader may not see the field */
export function checkSight({ permission }: ListField, { permissions }: Reader): void {
  if (permission !== undefined && !permissions.includes(permission)) throw new Refusal('permission.denied');
}

/** Whether the filter limits the rows to scan: an indexed condition, or the start of a period. */
function canUseIndex({ endpoint: { list } }: AnyDeskList, conditions: readonly Condition[]): boolean {
  if (list.isSmall === true || conditions.every(({ name }) => list.fields[name]?.isIndexed === true)) return true;
  return conditions.some(({ name, operator }) =>
    name === list.period ? operator === 'gte' : list.fields[name]?.isIndexed === true,
  );
}

function toSql(list: AnyDeskList, { name, operator, values }: Condition, reader: Reader): Sql {
  const source = list.fields[name];
  const type = list.endpoint.list.fields[name]?.type ?? 'text';
  if (source?.where !== undefined) return sql`(${source.where(values, operator, reader)})`;
  const column = source?.column;
  if (column === undefined) throw new Error(`${list.endpoint.id} has no column for ${name}`);
  const value = values[0] ?? '';
  if (operator === 'eq') return sql`${column} = ${valueOf(type, value)}`;
  if (operator === 'gte') return sql`${column} >= ${valueOf(type, value)}`;
  if (operator === 'lte' && type === 'time')
    // The whole millisecond: the column has microseconds, of which the console knows nothing.
    return sql`${column} < ${valueOf(type, value)} + interval '1 millisecond'`;
  if (operator === 'lte') return sql`${column} <= ${valueOf(type, value)}`;
  if (operator === 'in')
    return sql`${column} in (${sql.join(
      values.map((one) => valueOf(type, one)),
      sql`, `,
    )})`;
  return beginsWith(column, value);
}

/** Rows with these keys; a text that is not a valid key matches no row. */
export function hasKey({ key: { column, type, has } }: AnyDeskList, keys: readonly string[]): Sql {
  if (has !== undefined) return has(keys);
  if (type === 'id') return sql`${column} = any(${keys.filter((one) => FORMS.id.test(one))}::bigint[])`;
  return sql`${column} = any(${[...keys]}::text[])`;
}

/** Matches a prefix through an index with text_pattern_ops. */
export function beginsWith(column: Sql, value: string): Sql {
  return sql`${column} like ${`${value.replace(/[\\%_]/g, String.raw`\$&`)}%`}::text`;
}

function valueOf(type: ListField['type'], value: string): Sql {
  if (type === 'id' || type === 'integer') return sql`${value}::bigint`;
  if (type === 'flag') return sql`${value}::boolean`;
  if (type === 'time') return sql`(timestamptz 'epoch' + ${value}::bigint * interval '1 millisecond')`;
  return sql`${value}::text`;
}
