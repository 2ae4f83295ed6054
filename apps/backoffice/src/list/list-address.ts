import { LIST_OPERATORS, type ListField, type ListOperator } from '@fairlot/contract/lists';
import type { Query } from '../shared/address.ts';

/** One condition: `field:operator:value`, in the server's format. */
export interface Condition {
  field: string;
  operator: ListOperator;
  value: string;
}

/** A set of conditions with an order and columns, shown as a tab. */
export interface ListView {
  /** Key in the address; `all` is the list without conditions. */
  key: string;
  name: string;
  filter: readonly string[];
  sort: string | null;
  columns: readonly string[] | null;
  /** Set for views that the operator saved; the section's own views cannot be removed. */
  viewId?: string;
}

/** State of a list, all of it in the address, so that a link opens the same list. */
export interface ListPlace {
  view: ListView;
  filter: readonly string[];
  sort: string | null;
  after: string | null;
  page: number;
  limit: number;
}

/** Query parameters that belong to the list. */
export const PLACE_KEYS: ReadonlySet<string> = new Set(['view', 'filter', 'sort', 'limit', 'after', 'page']);

export const PAGE_SIZES = [25, 50, 100, 200] as const;

/** Reads the state from an address. Conditions in the address replace those of the view. */
export function readPlace(query: Query, views: readonly ListView[]): ListPlace {
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : null);
  const given = query['filter'];
  const view = views.find(({ key }) => key === text('view')) ?? views[0];
  if (view === undefined) throw new Error('A list has at least one view');
  const own = given === undefined ? null : [given].flat();
  const limit = Number(text('limit'));
  return {
    view,
    filter: own ?? view.filter,
    sort: text('sort') ?? view.sort,
    after: text('after'),
    page: Math.max(1, Math.trunc(Number(text('page'))) || 1),
    limit: PAGE_SIZES.find((size) => size === limit) ?? PAGE_SIZES[0],
  };
}

/** Writes the state to an address, without the view's own defaults. Removing all conditions leads to `all`. */
export function writePlace({ view, filter, sort, after, page, limit }: ListPlace, views: readonly ListView[]): Query {
  const isOfView = sameTexts(filter, view.filter);
  const isBare = filter.length === 0 && view.filter.length > 0;
  const shown = isBare ? 'all' : view.key;
  const query: Query = {};
  if (shown !== views[0]?.key) query['view'] = shown;
  if (!isOfView && !isBare) query['filter'] = [...filter];
  if (sort !== null && sort !== view.sort) query['sort'] = sort;
  if (limit !== PAGE_SIZES[0]) query['limit'] = String(limit);
  if (after !== null) query['after'] = after;
  if (after !== null && page > 1) query['page'] = String(page);
  return query;
}

/** @returns undefined for a text that is not a valid condition */
export function readCondition(text: string): Condition | undefined {
  const [, field = '', name = '', value = ''] = /^([a-zA-Z]+):([a-z]+):([^]*)$/.exec(text) ?? [];
  const operator = LIST_OPERATORS.find((one) => one === name);
  return operator === undefined ? undefined : { field, operator, value };
}

export function writeCondition({ field, operator, value }: Condition): string {
  return `${field}:${operator}:${value}`;
}

/** Adds a condition, replacing the one with the same field and comparison; an empty value removes it. */
export function withCondition(filter: readonly string[], condition: Condition): string[] {
  const start = `${condition.field}:${condition.operator}:`;
  const others = filter.filter((one) => !one.startsWith(start));
  return condition.value === '' ? others : [...others, writeCondition(condition)];
}

/** Valid forms of typed numbers, as on the server. */
const NUMBERS: Partial<Record<ListField['type'], RegExp>> = { id: /^[1-9]\d{0,17}$/, integer: /^-?\d{1,15}$/ };

const MINUTE_MS = 60_000;

/**
 * The value of a condition as it was typed, in the server's format; several numbers may also be separated by spaces. A
 * time has been typed to the minute, and a period contains the whole minute with which it ends.
 * @returns undefined if the field does not accept it
 */
export function readTyped({ type }: ListField, operator: ListOperator, typed: string): string | undefined {
  const separator = type === 'text' ? /\s*,\s*/ : /[\s,;]+/;
  const parts = operator === 'in' ? typed.trim().split(separator).filter(Boolean) : [typed.trim()];
  const isRight = (part: string) => part !== '' && (NUMBERS[type]?.test(part) ?? true);
  if (parts.length === 0 || !parts.every(isRight)) return undefined;
  return type === 'time' && operator === 'lte' ? String(Number(typed) + MINUTE_MS - 1) : parts.join(',');
}

function sameTexts(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text) => other.includes(text));
}
