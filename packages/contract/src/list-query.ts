import { Type } from 'typebox';
import { Maybe } from './shapes.ts';

const Condition = Type.String({ minLength: 3, maxLength: 300, description: '<field>:<eq|in|gte|lte|prefix>:<value>' });

/** Maximum number of filter conditions in one request. */
const MOST_CONDITIONS = 20;

/** Query of every operators' list. */
export const ListQuery = Type.Object(
  {
    filter: Type.Optional(Type.Union([Condition, Type.Array(Condition, { maxItems: MOST_CONDITIONS })])),
    sort: Type.Optional(Type.String({ pattern: '^-?[a-zA-Z]{1,40}$' })),
    after: Type.Optional(Type.String({ maxLength: 600, description: '`next` of the page before' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 25 })),
  },
  { additionalProperties: false },
);

/** Answer of every operators' list; the count is exact up to 10,000. */
export const listed = <T extends Parameters<typeof Type.Array>[0]>(row: T) =>
  Type.Object({
    list: Type.Array(row),
    next: Maybe(Type.String()),
    count: Type.Integer(),
    countIsExact: Type.Boolean(),
  });
