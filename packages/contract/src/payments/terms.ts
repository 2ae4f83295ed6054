import { type TProperties, Type } from 'typebox';
import { AmountInput, Maybe, Reason, RequestKey, StrictObject, Version } from '../shapes.ts';

/** Member level to which terms apply. */
export const Level = Type.Integer({ minimum: 0, maximum: 99, description: '0 applies to all members' });

/** Fields common to the terms of deposits and of withdrawals. */
export const termsWith = <Properties extends TProperties>(properties: Properties) =>
  StrictObject({ least: AmountInput, most: AmountInput, fee: AmountInput, ...properties });

/** Terms by level in ascending order, the default terms first. */
export const levelsOf = <Terms extends ReturnType<typeof termsWith>>(terms: Terms) =>
  Type.Array(Type.Object({ level: Level, version: Version, terms }));

/** Request to change the terms of a level; `properties` identify what the terms apply to. */
export const inputFor = <Terms extends ReturnType<typeof termsWith>, Properties extends TProperties>(
  terms: Terms,
  properties: Properties,
) =>
  StrictObject({
    ...properties,
    /** Applies from this level up. */
    level: Level,
    /** Null for a level that must have no terms yet. */
    version: Type.Optional(Maybe(Version)),
    /** Null removes the terms of the level. */
    terms: Maybe(terms),
    reason: Reason,
    requestKey: RequestKey,
  });
