import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { listOf } from '../list-query.ts';
import { Approval } from '../backoffice/shapes.ts';
import { Amount, AmountInput, EpochMs, Maybe, Reason, RequestKey, StrictObject, Version } from '../shapes.ts';
import { FLIGHTS, ORIGINAL_ROUNDS, SEED_PAIRS } from './lists.ts';
import { FlightNumber, GameParams, OriginalCode, Round, RoundId, RoundState, SeedHash } from './shapes.ts';

/** Settings that move money and need a second operator. */
const settings = {
  returnScaled: Type.Integer({ minimum: 1, maximum: 10_000, description: 'x 10,000; of games with one edge' }),
  min: AmountInput,
  max: AmountInput,
  maxPayout: AmountInput,
  maxExposure: Maybe(AmountInput),
  minRoundMs: Type.Integer({ minimum: 0, maximum: 60_000 }),
  floorScaled: Type.Integer({ minimum: 8500, maximum: 10_000, description: 'no return below it is published' }),
};

const GameSettings = Type.Object({
  ...settings,
  game: OriginalCode,
  name: Type.String(),
  isEnabled: Type.Boolean(),
  version: Version,
  isAuto: Type.Boolean({ description: 'auto bet is possible: the market allows it and the game has no decisions' }),
  hasEdge: Type.Boolean({
    description: 'whether the return is a setting; for other games it follows from their tables',
  }),
  returns: Type.Array(Type.Object({ setting: Type.String(), percent: Type.String() })),
});

export const games = endpoint({
  id: 'originalsDesk.games',
  path: '/backoffice/api/originals/games',
  permission: 'originals.read',
  summary: 'In-house games with their settings and exact returns',
  value: Type.Array(GameSettings),
});

export const switchGame = endpoint({
  id: 'originalsDesk.switchGame',
  method: 'PUT',
  path: '/backoffice/api/originals/games/:game',
  permission: 'originals.change',
  summary: 'Enable an in-house game, or disable it immediately',
  params: GameParams,
  body: StrictObject({ isEnabled: Type.Boolean(), reason: Reason }),
  value: GameSettings,
  errors: ['not.found', 'request.invalid', 'offer.least.stake'],
});

export const requestSettings = endpoint({
  id: 'originalsDesk.requestSettings',
  method: 'POST',
  path: '/backoffice/api/originals/games/:game/settings',
  permission: 'originals.change',
  summary: 'Request other limits, another return or round time of a game',
  params: GameParams,
  body: StrictObject({ version: Type.Optional(Version), ...settings, reason: Reason, requestKey: RequestKey }),
  value: Approval,
  errors: ['not.found', 'request.invalid', 'version.conflict', 'offer.least.stake', 'idempotency.conflict'],
});

const Floor = Type.Integer({ minimum: 8500, maximum: 10_000, description: 'x 10,000; of every game' });

export const floor = endpoint({
  id: 'originalsDesk.floor',
  path: '/backoffice/api/originals/floor',
  permission: 'originals.read',
  summary: 'The minimum return of all games',
  value: Type.Object({ floorScaled: Floor, version: Version }),
});

export const requestFloor = endpoint({
  id: 'originalsDesk.requestFloor',
  method: 'POST',
  path: '/backoffice/api/originals/floor',
  permission: 'originals.change',
  summary: 'Request another minimum return of all games',
  body: StrictObject({ version: Type.Optional(Version), floorScaled: Floor, reason: Reason, requestKey: RequestKey }),
  value: Approval,
  errors: ['request.invalid', 'version.conflict', 'idempotency.conflict'],
});

export const rounds = endpoint({
  id: 'originalsDesk.rounds',
  path: '/backoffice/api/originals/rounds',
  permission: 'originals.read',
  summary: 'Rounds of in-house games',
  ...listOf(
    ORIGINAL_ROUNDS,
    Type.Object({
      roundId: RoundId,
      memberId: Type.String(),
      account: Type.String(),
      game: OriginalCode,
      flight: Maybe(FlightNumber),
      isAuto: Type.Boolean({ description: 'played by an auto bet' }),
      asset: Type.String(),
      state: RoundState,
      stake: Amount,
      bonusStake: Amount,
      payout: Maybe(Amount),
      bonusWin: Maybe(Amount),
      placedAt: EpochMs,
    }),
  ),
});

export const round = endpoint({
  id: 'originalsDesk.round',
  path: '/backoffice/api/originals/rounds/:roundId',
  permission: 'originals.read',
  summary: 'A round with its inputs, and whether recomputing it gives the same result',
  params: StrictObject({ roundId: RoundId }),
  value: Type.Object({ round: Round, account: Type.String(), isProved: Type.Boolean() }),
  errors: ['not.found'],
});

export const flights = endpoint({
  id: 'originalsDesk.flights',
  path: '/backoffice/api/originals/flights',
  permission: 'originals.read',
  summary: 'Flights of crash with stakes, payouts and exposure',
  ...listOf(
    FLIGHTS,
    Type.Object({
      round: FlightNumber,
      state: Type.String(),
      startsAt: EpochMs,
      players: Type.Integer(),
      bets: Type.Integer({ description: 'stakes; a player may have two' }),
      stake: Amount,
      payout: Amount,
      exposure: Amount,
      multiplier: Maybe(Type.String()),
      forcedAt: Maybe(Type.String()),
    }),
  ),
});

export const seedPairs = endpoint({
  id: 'originalsDesk.seedPairs',
  path: '/backoffice/api/originals/seeds',
  permission: 'originals.read',
  summary: 'Pairs of seeds, and whether revealed seeds match their published hashes',
  ...listOf(
    SEED_PAIRS,
    Type.Object({
      id: Type.String(),
      memberId: Type.String(),
      serverSeedHash: SeedHash,
      clientSeed: Type.String(),
      rounds: Type.Integer(),
      madeAt: EpochMs,
      revealedAt: Maybe(EpochMs),
      isRight: Maybe(Type.Boolean()),
    }),
  ),
});
