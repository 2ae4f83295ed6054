import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { Rates } from './agency/shapes.ts';
import { violationsOf } from './check.ts';
import { ENDPOINTS, type EndpointSpec } from './index.ts';
import { StrictPartial } from './shapes.ts';

/** Answers of a browser's credentials API: the browser defines their fields, and a library checks them. */
const OF_BROWSERS = new Set(['response']);

interface Schema {
  type?: string;
  maximum?: number;
  additionalProperties?: unknown;
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  items?: Schema | Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

/** Returns the paths of object schemas that accept properties they do not name. */
function looseIn(schema: Schema, path: string): string[] {
  const { properties = {}, patternProperties = {}, items = [], anyOf = [], oneOf = [], allOf = [] } = schema;
  const isObject = schema.type === 'object' || 'properties' in schema || 'patternProperties' in schema;
  const name = path.split('.').at(-1) ?? '';
  const isLoose = isObject && schema.additionalProperties !== false && !OF_BROWSERS.has(name);
  const inner: [Schema, string][] = [
    ...Object.entries(properties).map(([key, one]): [Schema, string] => [one, `${path}.${key}`]),
    ...Object.entries(patternProperties).map(([key, one]): [Schema, string] => [one, `${path}.{${key}}`]),
    ...[items].flat().map((one): [Schema, string] => [one, `${path}[]`]),
    ...[...anyOf, ...oneOf].map((one): [Schema, string] => [one, path]),
    // Parts of an intersection cannot be strict: each would reject the properties of the others.
    ...allOf.map((one): [Schema, string] => [one, `${path}&`]),
  ];
  return [...(isLoose ? [path] : []), ...inner.flatMap(([one, at]) => looseIn(one, at))];
}

it('rejects unnamed properties in every object that a client sends', () => {
  const loose = (ENDPOINTS as readonly EndpointSpec[]).flatMap(({ id, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema === undefined ? [] : looseIn(schema as Schema, `${id} ${part}`),
    ),
  );
  expect(loose).toEqual([]);
});

/** Returns the paths of whole numbers without an upper bound. */
function endlessIn(schema: Schema, path: string): string[] {
  const { properties = {}, patternProperties = {}, items = [], anyOf = [], oneOf = [], allOf = [] } = schema;
  const inner: [Schema, string][] = [
    ...Object.entries({ ...properties, ...patternProperties }).map(([key, one]): [Schema, string] => [
      one,
      `${path}.${key}`,
    ]),
    ...[items, anyOf, oneOf, allOf].flat().map((one): [Schema, string] => [one, path]),
  ];
  const isEndless = schema.type === 'integer' && schema.maximum === undefined;
  return [...(isEndless ? [path] : []), ...inner.flatMap(([one, at]) => endlessIn(one, at))];
}

it('bounds every whole number that a client sends, so that dates and database columns can hold it', () => {
  const endless = (ENDPOINTS as readonly EndpointSpec[]).flatMap(({ id, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema === undefined ? [] : endlessIn(schema as Schema, `${id} ${part}`),
    ),
  );
  expect(endless).toEqual([]);
});

it('rejects unnamed properties in an object of optional fields, whatever its options', () => {
  const some = StrictPartial(Type.Object({ a: Type.String() }), { minProperties: 1 });
  expect(violationsOf(some, { a: 'x' })).toEqual([]);
  expect(violationsOf(some, { a: 'x', b: 1 })).toMatchObject([{ keyword: 'additionalProperties' }]);
  expect(violationsOf(some, {})).toHaveLength(1);
  expect(violationsOf(Rates, { lottery: 1, bingo: 1 })).toMatchObject([{ keyword: 'additionalProperties' }]);
});

it('finds an object that lost its strictness', () => {
  const inner = Type.Partial(Type.Object({ a: Type.String() }, { additionalProperties: false }));
  const outer = Type.Object({ list: Type.Array(inner) }, { additionalProperties: false });
  expect(looseIn(outer as Schema, 'body')).toEqual(['body.list[]']);
});
