import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { Amount, AmountInput, Page, paged, StrictObject } from '../shapes.ts';
import {
  Choices,
  ClientSeed,
  GameParams,
  KEYED_ERRORS,
  KEYED_POLICIES,
  NextSeedHash,
  OriginalCode,
  PlayedRound,
  Round,
  RoundId,
  SeedHash,
  SeenReturn,
  STAKE_ERRORS,
  Step,
} from './shapes.ts';

export * from './auto.ts';
export * from './crash.ts';

export const games = endpoint({
  id: 'originals.games',
  path: '/lgw/originals',
  auth: 'optional',
  summary: "In-house games with the caller's limits and exact returns",
  value: Type.Array(
    Type.Object({
      game: OriginalCode,
      name: Type.String(),
      gameId: Type.String({ description: 'of vendor BGS in the catalogue' }),
      min: Amount,
      max: Amount,
      maxPayout: Amount,
      minRoundMs: Type.Integer({ description: 'shortest time between two rounds of a player' }),
      isAuto: Type.Boolean({ description: 'whether the market allows auto bet for it' }),
      returnScaled: Type.Integer({ description: 'the edge of games that have one, x 10,000' }),
      returns: Type.Array(
        Type.Object({
          setting: Type.String(),
          percent: Type.String({ description: 'exact return, rounded to two decimals' }),
        }),
      ),
    }),
  ),
});

export const seeds = endpoint({
  id: 'originals.seeds',
  path: '/lgw/originals/seeds',
  summary: 'The pair of seeds that the next round of the member uses; the server seed as its hash',
  value: Type.Object({
    serverSeedHash: SeedHash,
    clientSeed: Type.String(),
    nonce: Type.Integer(),
    nextServerSeedHash: NextSeedHash,
  }),
});

export const rotateSeeds = endpoint({
  id: 'originals.rotateSeeds',
  method: 'POST',
  path: '/lgw/originals/seeds',
  summary: 'Start a new pair of seeds; reveals the previous server seed',
  body: StrictObject({ clientSeed: ClientSeed }),
  value: Type.Object({
    serverSeedHash: SeedHash,
    clientSeed: Type.String(),
    nonce: Type.Integer(),
    nextServerSeedHash: NextSeedHash,
    serverSeed: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'of the previous pair, now revealed' }),
    former: Type.Object({
      serverSeedHash: SeedHash,
      clientSeed: Type.String(),
      nonce: Type.Integer({ description: 'rounds that were played with the pair' }),
    }),
  }),
  errors: ['round.open', 'request.invalid', 'rate.limited'],
  policies: { rateLimit: { max: 10, windowSeconds: 60, by: 'member', shared: false } },
});

export const playRound = endpoint({
  id: 'originals.playRound',
  method: 'POST',
  path: '/lgw/originals/:game/rounds',
  summary: 'Stake on a round of an in-house game',
  params: GameParams,
  body: StrictObject({ stake: AmountInput, choices: Choices, returnScaled: SeenReturn }),
  value: PlayedRound,
  errors: ['round.closed', 'round.open', ...STAKE_ERRORS, ...KEYED_ERRORS],
  policies: KEYED_POLICIES,
});

export const takeStep = endpoint({
  id: 'originals.takeStep',
  method: 'POST',
  path: '/lgw/originals/:game/rounds/:roundId/steps',
  summary: 'Decide in an open round',
  params: StrictObject({ game: OriginalCode, roundId: RoundId }),
  body: StrictObject({
    choice: Step,
    /** Number of steps that the player has seen. With another number the step is refused; crash ignores it. */
    stepsBefore: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
  }),
  value: PlayedRound,
  errors: [
    'balance.insufficient',
    'choice.invalid',
    'game.unavailable',
    'limit.exceeded',
    'not.found',
    'protection.refused',
    'round.changed',
    'round.closed',
    // For a further stake.
    'system.restricted',
    ...KEYED_ERRORS,
  ],
  policies: { ...KEYED_POLICIES, regions: 'everywhere' },
});

export const round = endpoint({
  id: 'originals.round',
  path: '/lgw/originals/rounds/:roundId',
  summary: 'A round of the member with all data to recompute it',
  params: StrictObject({ roundId: RoundId }),
  value: Round,
  errors: ['not.found'],
});

export const rounds = endpoint({
  id: 'originals.rounds',
  path: '/lgw/originals/rounds',
  summary: 'Rounds of the member, newest first; only open ones on request',
  query: StrictObject({ game: Type.Optional(OriginalCode), open: Type.Optional(Type.Boolean()), ...Page }),
  value: paged(Round),
  errors: ['request.invalid'],
});
