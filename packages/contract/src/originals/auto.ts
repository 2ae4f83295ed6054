import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { Amount, AmountInput, SignedAmount, StrictObject } from '../shapes.ts';
import {
  Choices,
  GameParams,
  KEYED_ERRORS,
  KEYED_POLICIES,
  OriginalCode,
  PlayedRound,
  RoundId,
  SeenReturn,
  STAKE_ERRORS,
} from './shapes.ts';

/** Why an auto bet ended; `running` until then. */
const AutoState = Type.Union(
  [
    Type.Literal('running'),
    Type.Literal('count'),
    Type.Literal('loss'),
    Type.Literal('stopped'),
    Type.Literal('left'),
    Type.Literal('replaced'),
    Type.Literal('refused'),
    Type.Literal('closed'),
  ],
  {
    description:
      'count: all rounds are played; loss: another one could exceed the loss stop; stopped: by the player; ' +
      'left: no call for a minute; replaced: by a later one; refused: a round was rejected; ' +
      'closed: no longer offered, or no longer at the return with which it began',
  },
);

const AutoBet = Type.Object({
  autoId: RoundId,
  game: OriginalCode,
  state: AutoState,
  stake: Amount,
  rounds: Type.Integer({ description: 'requested number of rounds' }),
  played: Type.Integer(),
  lossStop: Amount,
  net: SignedAmount,
});

const Params = StrictObject({ game: OriginalCode, autoId: RoundId });
const Nothing = StrictObject({});

export const startAuto = endpoint({
  id: 'originals.startAuto',
  method: 'POST',
  path: '/lgw/originals/:game/auto',
  summary: 'Begin an auto bet: a count of equal rounds with a loss stop; stakes nothing yet',
  params: GameParams,
  body: StrictObject({
    stake: AmountInput,
    choices: Choices,
    rounds: Type.Integer({ minimum: 2, maximum: 100 }),
    lossStop: AmountInput,
    returnScaled: SeenReturn,
  }),
  value: AutoBet,
  errors: [
    'auto.unavailable',
    'choice.invalid',
    'game.unavailable',
    'limit.exceeded',
    'odds.changed',
    'request.invalid',
    'rate.limited',
  ],
  policies: { rateLimit: { max: 10, windowSeconds: 10, by: 'member', shared: false } },
});

export const playAuto = endpoint({
  id: 'originals.playAuto',
  method: 'POST',
  path: '/lgw/originals/:game/auto/:autoId/rounds',
  summary: 'Play the next round of an auto bet; the server counts and stops it',
  params: Params,
  body: Nothing,
  value: Type.Object({ round: PlayedRound, auto: AutoBet }),
  errors: ['auto.over', 'not.found', ...STAKE_ERRORS, ...KEYED_ERRORS],
  policies: KEYED_POLICIES,
});

export const stopAuto = endpoint({
  id: 'originals.stopAuto',
  method: 'POST',
  path: '/lgw/originals/:game/auto/:autoId/stop',
  summary: 'Stop an auto bet; ended ones stay unchanged',
  params: Params,
  body: Nothing,
  value: AutoBet,
  errors: ['not.found', 'request.invalid'],
});
