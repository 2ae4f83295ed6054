import { expect, it } from 'vitest';
import { queryOf, textOfQuery } from '../shared/address.ts';
import { type ListView, readCondition, readPlace, readTyped, withCondition, writePlace } from './list-address.ts';

const VIEWS: readonly ListView[] = [
  { key: 'waiting', name: 'Waiting', filter: ['state:eq:open'], sort: null, columns: null },
  { key: 'all', name: 'All', filter: [], sort: '-id', columns: null },
];
const place = (text: string) => readPlace(queryOf(text), VIEWS);

it.each([
  ['', 'waiting', ['state:eq:open'], null],
  ['?view=all', 'all', [], '-id'],
  ['?view=gone', 'waiting', ['state:eq:open'], null],
  ['?filter=state:eq:closed', 'waiting', ['state:eq:closed'], null],
  ['?filter=a:eq:1&filter=b:in:2,3&sort=-at', 'waiting', ['a:eq:1', 'b:in:2,3'], '-at'],
])('%s opens the same list again', (text, view, filter, sort) => {
  expect(place(text)).toMatchObject({ view: { key: view }, filter, sort, page: 1, limit: 25 });
  expect(place(textOfQuery(writePlace(place(text), VIEWS)))).toEqual(place(text));
});

it.each([
  ['?limit=100&after=xyz&page=3', { limit: 100, after: 'xyz', page: 3 }],
  ['?limit=7&page=-2', { limit: 25, after: null, page: 1 }],
  ['?page=many', { page: 1 }],
])('%s is read as far as it is valid', (text, expected) => {
  expect(place(text)).toMatchObject(expected);
});

it('removing every condition of a view leads to the view of all rows', () => {
  expect(writePlace({ ...place(''), filter: [] }, VIEWS)).toEqual({ view: 'all' });
});

it('a condition replaces the one with the same field and comparison', () => {
  const next = { field: 'at', operator: 'gte', value: '5' } as const;
  expect(withCondition(['at:gte:1', 'at:lte:9'], next)).toEqual(['at:lte:9', 'at:gte:5']);
  expect(withCondition(['at:gte:1'], { ...next, value: '' })).toEqual([]);
  expect(readCondition('text:prefix:a:b')).toEqual({ field: 'text', operator: 'prefix', value: 'a:b' });
  expect(readCondition('text:like:a')).toBeUndefined();
});

it.each([
  ['id', 'in', '12, 14', '12,14'],
  ['id', 'in', ' 12 14;15,', '12,14,15'],
  ['id', 'eq', ' 7 ', '7'],
  ['id', 'eq', 'demo01', undefined],
  ['id', 'in', '12, x', undefined],
  ['integer', 'gte', '1,5', undefined],
  ['integer', 'gte', '-15', '-15'],
  ['text', 'in', 'Big winner, vip', 'Big winner,vip'],
  ['text', 'prefix', ' a:b ', 'a:b'],
  ['time', 'gte', '1893456000000', '1893456000000'],
  ['time', 'lte', '1893456000000', '1893456059999'],
] as const)('a typed %s with %s: %j is sent as %j', (type, operator, typed, sent) => {
  expect(readTyped({ type, operators: [operator] }, operator, typed)).toBe(sent);
});
