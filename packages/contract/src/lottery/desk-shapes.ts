import { Type } from 'typebox';
import { GameCode, Numero, Reason, RequestKey, StrictObject } from '../shapes.ts';

/** Operators' calls for lotteries: odds and limits, results, calendars, and the state of every draw. */

/** Sources of results that operators may choose. */
export const OwnSource = Type.Union([Type.Literal('rng'), Type.Literal('feed')]);
/** 'joined': two stations of one day as one draw, which follows from theirs. */
export const Source = Type.Union([...OwnSource.anyOf, Type.Literal('joined')]);

export const Result = Type.Array(
  StrictObject({
    level: Type.String({ maxLength: 16 }),
    numbers: Type.Array(Type.String({ maxLength: 9 }), { maxItems: 1000 }),
  }),
  { minItems: 1, maxItems: 50 },
);

export const drawParams = StrictObject({ gameCode: GameCode, numero: Numero });

export const gameParams = StrictObject({ gameCode: GameCode });

export const Input = { reason: Reason, requestKey: RequestKey };

export const Change = Type.Object({ about: Type.String(), before: Type.String(), after: Type.String() });

export const Verdict = Type.Object({
  state: Type.Union([Type.Literal('waiting'), Type.Literal('accepted'), Type.Literal('known')]),
  version: Type.Integer(),
});
