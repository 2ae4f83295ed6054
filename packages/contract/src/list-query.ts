import { type TSchema, Type } from 'typebox';
import type { ListSpec } from './lists.ts';
import { Maybe, StrictObject } from './shapes.ts';

const Condition = Type.String({ minLength: 3, maxLength: 300, description: '<field>:<eq|in|gte|lte|prefix>:<value>' });

/** Maximum number of filter conditions in one request. */
const MOST_CONDITIONS = 20;

/** Query of every operators' list. */
const ListQuery = StrictObject({
  filter: Type.Optional(Type.Union([Condition, Type.Array(Condition, { maxItems: MOST_CONDITIONS })])),
  sort: Type.Optional(Type.String({ pattern: '^-?[a-zA-Z]{1,40}$' })),
  after: Type.Optional(Type.String({ maxLength: 600, description: '`next` of the page before' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 25 })),
});

/**
 * The parts that the calls of all operators' lists have in common. The count of an answer is exact up to 10,000.
 * @param row a row of the answer
 */
export const listOf = <L extends ListSpec, R extends TSchema>(list: L, row: R) =>
  ({
    query: ListQuery,
    value: Type.Object({
      list: Type.Array(row),
      next: Maybe(Type.String()),
      count: Type.Integer(),
      countIsExact: Type.Boolean(),
    }),
    errors: ['list.refused'],
    list,
  }) as const;
