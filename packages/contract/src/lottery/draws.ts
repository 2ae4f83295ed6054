import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { EpochMs, GameCode, Maybe, Numero, PageNo, PageSize, StrictObject } from '../shapes.ts';
import { DrawState, ResultLevels, Source, Structure, WonPrizes } from './shapes.ts';

/**
 * Public randomness that a draw waits for. Everything but the signature is fixed when the issue is created. Hex;
 * genesisTime in epoch seconds.
 */
const Beacon = Type.Union([
  Type.Object({ mode: Type.Literal('off') }),
  Type.Object({
    mode: Type.Literal('drand'),
    publicKey: Type.String(),
    genesisTime: Type.Integer(),
    periodSeconds: Type.Integer(),
    round: Type.Integer(),
    signature: Maybe(Type.String()),
  }),
]);

export const draw = endpoint({
  id: 'lottery.draw',
  path: '/lgw/lottery/draws/:gameCode/:numero',
  auth: 'public',
  summary: 'State, times, result and proof of a draw',
  params: StrictObject({ gameCode: GameCode, numero: Numero }),
  value: Type.Object({
    gameCode: Type.String(),
    displayName: Type.String(),
    numero: Type.String(),
    state: DrawState,
    openAt: EpochMs,
    lockAt: EpochMs,
    drawAt: EpochMs,
    settledAt: Maybe(EpochMs),
    now: EpochMs,
    result: Maybe(ResultLevels),
    source: Type.Optional(Source),
    commitment: Type.String({ description: 'empty for official draws' }),
    merkleRoot: Maybe(Type.String()),
    ticketCount: Maybe(Type.Integer()),
    seed: Maybe(Type.String()),
    rulesVersion: Type.Integer(),
    structure: Structure,
    beacon: Beacon,
    resultVersion: Type.Integer(),
    voidReason: Maybe(
      Type.String({
        description:
          'skipped, closed-day, `replanned`, late, reveal-failed, beacon-missing, result-missing or operator',
      }),
    ),
    voidNote: Type.Optional(Maybe(Type.String({ description: "the operators' reason for voiding the draw" }))),
    avoided: Type.Optional(Maybe(ResultLevels)),
    prizes: Type.Optional(WonPrizes),
  }),
  errors: ['draw.unknown'],
});

export const history = endpoint({
  id: 'lottery.history',
  path: '/lgw/lottery/history',
  auth: 'public',
  summary: 'Results of a game, newest first',
  query: StrictObject({
    gameCode: GameCode,
    pageNo: Type.Optional(PageNo),
    pageSize: Type.Optional(PageSize),
    digits: Type.Optional(
      Type.Union([Type.Literal('full'), Type.Literal('last2'), Type.Literal('last3')], {
        default: 'full',
        description: 'numbers whole or their last digits',
      }),
    ),
  }),
  value: Type.Object({
    list: Type.Array(
      Type.Object({
        numero: Type.String(),
        drawAt: EpochMs,
        state: DrawState,
        result: Maybe(ResultLevels),
        prizes: Type.Optional(WonPrizes),
      }),
    ),
    totalPages: Type.Integer(),
  }),
  errors: ['not.found'],
});

export const statistics = endpoint({
  id: 'lottery.statistics',
  path: '/lgw/lottery/statistics',
  auth: 'public',
  summary: 'Frequency of each two-digit ending in the latest draws of a game, and draws since its last one',
  query: StrictObject({
    gameCode: GameCode,
    draws: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 30 })),
  }),
  value: Type.Object({
    gameCode: Type.String(),
    draws: Type.Integer({ description: 'number of draws evaluated' }),
    fromNumero: Maybe(Type.String()),
    toNumero: Maybe(Type.String()),
    hot: Type.Array(Type.String()),
    cold: Type.Array(Type.String()),
    numbers: Type.Array(
      Type.Object({
        number: Type.String(),
        count: Type.Integer(),
        draws: Type.Integer(),
        specialCount: Type.Integer(),
        drawsSince: Maybe(Type.Integer()),
      }),
    ),
  }),
  errors: ['not.found'],
});

export const trend = endpoint({
  id: 'lottery.trend',
  path: '/lgw/lottery/trend',
  auth: 'public',
  summary: 'Numbers of the highest prize, or of a draw with one level, in the latest draws of a game, newest first',
  query: StrictObject({
    gameCode: GameCode,
    draws: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 100 })),
  }),
  value: Type.Object({
    list: Type.Array(Type.Object({ numero: Type.String(), numbers: Type.Array(Type.String()) })),
  }),
  errors: ['not.found'],
});
