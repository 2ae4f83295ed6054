import { type TProperties, Type } from 'typebox';
import { AmountInput, Maybe, Reason, RequestKey, Strict } from '../shapes.ts';

/** Of members whom terms are for. */
export const Level = Type.Integer({ minimum: 0, maximum: 99, description: '0 stands for everybody' });

/** What terms of deposits and of withdrawals have in common, beside what each of them adds. */
export const termsWith = <Properties extends TProperties>(properties: Properties) =>
  Type.Object({ least: AmountInput, most: AmountInput, fee: AmountInput, ...properties }, Strict);

/** Terms by level, in order; those of everybody first. */
export const levelsOf = <Terms extends ReturnType<typeof termsWith>>(terms: Terms) =>
  Type.Array(Type.Object({ level: Level, terms }));

/** A wish for other terms of a level; `properties` name what the terms are of. */
export const wishFor = <Terms extends ReturnType<typeof termsWith>, Properties extends TProperties>(
  terms: Terms,
  properties: Properties,
) =>
  Type.Object(
    {
      ...properties,
      /** From which level on. */
      level: Level,
      /** As they were when the change was written; null where the level had none. */
      before: Maybe(terms),
      /** Null takes those of a level away. */
      terms: Maybe(terms),
      reason: Reason,
      requestKey: RequestKey,
    },
    Strict,
  );
