import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { type EndpointSpec, ENDPOINTS } from '../src/index.ts';
import { compareIndexes, writeContractIndex } from './contract-index.ts';

const rename: EndpointSpec = {
  id: 'diary.rename',
  method: 'POST',
  path: '/wps/diary/:id/name',
  summary: 'Rename a diary',
  auth: 'member',
  params: Type.Object({ id: Type.String() }),
  body: Type.Object({ name: Type.String({ maxLength: 20 }), note: Type.Optional(Type.String()) }),
  value: Type.Object({ id: Type.String(), name: Type.String() }),
  errors: ['not.found', 'request.invalid'],
  policies: { realAccount: true, rateLimit: { max: 5, windowSeconds: 60, by: 'member', shared: false } },
};
const read: EndpointSpec = {
  id: 'diary.read',
  method: 'GET',
  path: '/wps/diary',
  summary: 'Diaries of the member',
  auth: 'member',
  query: Type.Object({ from: Type.Optional(Type.Integer()), to: Type.Optional(Type.Integer()) }),
  value: Type.Array(Type.Object({ id: Type.String() })),
  errors: [],
};

const changesOf = (change: Partial<EndpointSpec>) =>
  compareIndexes(writeContractIndex([rename, read]), writeContractIndex([{ ...rename, ...change }, read]));

it.each<[string, Partial<EndpointSpec>]>([
  ['input', { body: Type.Object({ name: Type.String({ maxLength: 21 }), note: Type.Optional(Type.String()) }) }],
  ['input', { params: Type.Object({ id: Type.String({ maxLength: 9 }) }) }],
  ['input', { body: Type.Object({ name: Type.String({ maxLength: 20 }), note: Type.String() }) }],
  ['input', { list: { fields: {}, sort: 'id' } }],
  ['output', { value: Type.Object({ id: Type.String(), name: Type.String(), note: Type.String() }) }],
  ['output', { footer: Type.Object({}) }],
  ['errors', { errors: ['not.found'] }],
  ['other', { summary: 'Give a diary another name' }],
  ['path', { path: '/wps/diaries/:id/name' }],
  ['method', { method: 'PUT' }],
  ['policies', { policies: { realAccount: true } }],
  ['module, input, errors', { moduleId: 'DIARY3' }],
  ['permission, errors', { permission: 'verification.decide' }],
])('names the endpoint and the columns %s', (columns, change) => {
  expect(changesOf(change)).toEqual([`diary.rename changed: ${columns}`]);
});

it('names endpoints that were added or removed', () => {
  const [both, one] = [writeContractIndex([rename, read]), writeContractIndex([read])];
  expect(compareIndexes(one, both)).toEqual(['diary.rename was added']);
  expect(compareIndexes(both, one)).toEqual(['diary.rename was removed']);
});

it('names an error code whose text changed, and no endpoint that uses it', () => {
  const indexWith = (text: string) => writeContractIndex([rename], { 'not.found': text });
  expect(compareIndexes(indexWith('Not found'), indexWith('Nothing found'))).toEqual(['error not.found changed']);
});

it('does not depend on the order of endpoints, keys or error codes', () => {
  const reordered: EndpointSpec = {
    ...rename,
    body: Type.Object({ note: Type.Optional(Type.String()), name: Type.String({ maxLength: 20 }) }),
    value: Type.Object({ name: Type.String(), id: Type.String() }),
    errors: ['request.invalid', 'not.found'],
    policies: { rateLimit: { shared: false, by: 'member', windowSeconds: 60, max: 5 }, realAccount: true },
  };
  const swapped = {
    ...read,
    query: Type.Object({ to: Type.Optional(Type.Integer()), from: Type.Optional(Type.Integer()) }),
  };
  expect(writeContractIndex([swapped, reordered])).toBe(writeContractIndex([rename, read]));
  expect(writeContractIndex(ENDPOINTS.toReversed())).toBe(writeContractIndex(ENDPOINTS));
});

it('has one line per endpoint of the contract', () => {
  const index = writeContractIndex(ENDPOINTS);
  for (const { id } of ENDPOINTS) expect(index.split(`\n${id} `)).toHaveLength(2);
});
