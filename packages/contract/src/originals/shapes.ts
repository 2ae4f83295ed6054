import { Type } from 'typebox';
import { Amount, AmountInput, EpochMs, Maybe, StrictObject } from '../shapes.ts';
import { ORIGINAL_CODES } from './codes.ts';

export const OriginalCode = Type.Enum([...ORIGINAL_CODES]);

const Risk = Type.Union([Type.Literal('low'), Type.Literal('medium'), Type.Literal('high')]);
const TwoDecimals = Type.String({ pattern: '^\\d{1,7}\\.\\d{2}$' });
const Bet = StrictObject({
  kind: Type.String({ pattern: '^[A-Za-z]{1,16}$' }),
  value: Type.Optional(Type.String({ pattern: '^[0-9-]{1,24}$' })),
  amount: AmountInput,
});

export const Seat = Type.Integer({
  minimum: 1,
  maximum: 2,
  description: 'which of the two stakes that a member may have on a flight of crash',
});

/** The player's choices before a round; the rules of the game define which shape it takes. */
export const Choices = Type.Union([
  StrictObject({ over: Type.Boolean(), target: TwoDecimals }),
  StrictObject({ target: TwoDecimals }),
  StrictObject({ autoCashOut: Maybe(TwoDecimals), seat: Type.Optional(Seat) }),
  StrictObject({ mines: Type.Integer({ minimum: 1, maximum: 24 }) }),
  StrictObject({ rows: Type.Integer({ minimum: 8, maximum: 16 }), risk: Risk }),
  StrictObject({
    numbers: Type.Array(Type.Integer({ minimum: 1, maximum: 40 }), { minItems: 1, maxItems: 10 }),
    risk: Risk,
  }),
  StrictObject({ segments: Type.Integer({ minimum: 10, maximum: 50 }), risk: Risk }),
  StrictObject({ bets: Type.Array(Bet, { minItems: 1, maxItems: 50 }) }),
  StrictObject({ table: Type.Union([Type.Literal('jacks'), Type.Literal('deuces')]) }),
  StrictObject({ rules: Type.Literal(2, { description: 'version of the rules; set by the server' }) }),
  StrictObject({}),
]);

/** A decision of the player within a round. */
export const Step = Type.Union([
  Type.Literal('cashOut'),
  Type.Literal('autoOff'),
  Type.Literal('higher'),
  Type.Literal('lower'),
  Type.Literal('skip'),
  Type.Literal('hit'),
  Type.Literal('stand'),
  Type.Literal('double'),
  Type.Literal('split'),
  StrictObject({ cell: Type.Integer({ minimum: 0, maximum: 24 }) }),
  StrictObject({ hold: Type.Array(Type.Boolean(), { minItems: 5, maxItems: 5 }) }),
]);

export const GameParams = StrictObject({ game: OriginalCode });
export const RoundId = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
/** Flight numbers of crash, from 1. */
export const FlightNumber = Type.String({ pattern: '^[1-9]\\d{0,17}$' });
export const SeedHash = Type.String({ pattern: '^[0-9a-f]{64}$' });
export const NextSeedHash = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description: 'of the server seed that the next pair will use, made before its client seed arrives',
});
export const ClientSeed = Type.String({ pattern: '^[\\x21-\\x7e]{1,64}$' });

/** An event of a round; its fields depend on the game. */
const RoundEvent = Type.Object({ kind: Type.String() }, { additionalProperties: true });
export const RoundState = Type.Union([Type.Literal('open'), Type.Literal('settled')]);

const BonusStake = Type.Optional(Type.String({ description: 'the bonus part of the stake, if any' }));

/** Answer to a stake or a step. */
export const PlayedRound = Type.Object({
  roundId: RoundId,
  nonce: Type.Integer(),
  events: Type.Array(RoundEvent),
  /** The total stake; more than the first stake after a double or a split. */
  stake: Amount,
  payout: Maybe(Amount),
  state: RoundState,
  balance: Amount,
  bonusStake: BonusStake,
});

/**
 * A round with everything needed to recompute it; the server's seed once it is revealed. In crash the link of the
 * flight replaces the server's seed, the salt of its chain the client's seed, and its number the nonce.
 */
export const Round = Type.Object({
  roundId: RoundId,
  game: OriginalCode,
  asset: Type.String(),
  firstStake: Amount,
  stake: Amount,
  bonusStake: BonusStake,
  bonusWin: Type.Optional(Type.String({ description: 'the bonus part of the payout, if any' })),
  payout: Maybe(Amount),
  state: RoundState,
  refunded: Type.Boolean(),
  choices: Choices,
  steps: Type.Array(Step),
  events: Type.Array(RoundEvent),
  returnScaled: Type.Integer(),
  serverSeedHash: SeedHash,
  serverSeed: Maybe(SeedHash),
  clientSeed: Type.String(),
  nonce: Type.Integer(),
  /** Crash only: the crash point, once known, and the player's cash-out. */
  crash: Maybe(Type.Object({ point: Maybe(Type.String()), cashOut: Maybe(Type.String()) })),
  placedAt: EpochMs,
  settledAt: Maybe(EpochMs),
});

/** The return that the player saw; without it the bet is played at the current one. */
export const SeenReturn = Type.Optional(
  Type.Integer({
    minimum: 0,
    maximum: 10_000,
    description:
      'returnScaled of the game as the player saw it: the bet is rejected with odds.changed when it has changed. ' +
      'Ignored in crash, where each flight has its own',
  }),
);

/** Why a stake is rejected, whether the player or an auto bet made it. */
export const STAKE_ERRORS = [
  'balance.insufficient',
  'choice.invalid',
  'game.unavailable',
  'limit.exceeded',
  'odds.changed',
  'protection.refused',
  'round.too.soon',
] as const;

/** Errors of calls with an idempotency key. */
export const KEYED_ERRORS = [
  'idempotency.required',
  'idempotency.conflict',
  'request.invalid',
  'rate.limited',
] as const;

/** Policies of a call that moves the member's money. */
export const KEYED_POLICIES = {
  idempotent: true,
  rateLimit: { max: 30, windowSeconds: 1, by: 'member', shared: false },
} as const;
