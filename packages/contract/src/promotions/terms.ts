import { type Static, Type } from 'typebox';
import { AmountInput, EpochMsInput, Maybe, Strict, StrictObject } from '../shapes.ts';
import {
  BONUS_MONEY,
  GIFT_KINDS,
  LABEL_OPERATORS,
  OFFER_KINDS,
  OFFER_PRODUCTS,
  SEGMENT_FIELDS,
  SEGMENT_OPERATORS,
} from './kinds.ts';

export const Kind = Type.Enum([...OFFER_KINDS]);
export const Gift = Type.Enum([...GIFT_KINDS]);
/** In hundredths of a percent: 2000 is 20 %. */
const Share = Type.Integer({ minimum: 1, maximum: 20_000 });
const Percent = Type.Integer({ minimum: 0, maximum: 100 });

const PRODUCT = Type.String({ pattern: `^(${OFFER_PRODUCTS.join('|')})$` });

const Wagering = StrictObject({
  times: Type.Integer({ minimum: 0, maximum: 100, description: 'stakes to make, as a multiple of the bonus' }),
  days: Type.Integer({ minimum: 1, maximum: 365 }),
  mostBet: Maybe(AmountInput),
  games: Type.Record(PRODUCT, Percent, Strict),
  zeroOut: Type.Optional(AmountInput),
  leastOdds: Type.Optional(
    Type.Integer({ minimum: 101, maximum: 1000, description: 'in hundredths: bets below these odds do not count' }),
  ),
});

/** All rules of an offer. Members keep the version that they accepted, whatever happens to the offer later. */
export const OfferTerms = StrictObject({
  startsAt: EpochMsInput,
  endsAt: Maybe(EpochMsInput),
  audience: StrictObject({
    types: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 99 }), { maxItems: 20 })),
    labels: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 20 })),
    newWithinDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
    /** A saved segment. Its conditions are fixed at the approval; membership is evaluated each time. */
    segmentId: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,17}$' })),
  }),
  gift: Gift,
  share: Maybe(Share),
  amount: Maybe(AmountInput),
  most: AmountInput,
  leastDeposit: Maybe(AmountInput),
  /** Rebates: hundredths of a percent of turnover, by product. */
  rebates: Type.Optional(Type.Record(PRODUCT, Share, Strict)),
  every: Type.Enum(['once', 'day', 'week', 'month']),
  money: Type.Enum([...BONUS_MONEY]),
  wagering: Wagering,
  /**
   * Free rounds: the game, the number, and the days to play them. Defaults: the most played game, ten rounds, seven
   * days.
   */
  rounds: Type.Optional(
    StrictObject({
      vendor: Type.String({ pattern: '^[A-Z0-9_]{1,32}$' }),
      gameId: Type.String({ minLength: 1, maxLength: 64 }),
      count: Type.Integer({ minimum: 1, maximum: 1000 }),
      days: Type.Integer({ minimum: 1, maximum: 90 }),
    }),
  ),
  /** Free rounds: whether winnings are bonus money with the rules of `wagering`; real money when absent. */
  winsAreBonus: Type.Optional(Type.Boolean()),
  /**
   * Free rounds: maximum winnings that become bonus money. This amount of the budget is reserved for every member
   * with rounds.
   */
  mostWins: Type.Optional(AmountInput),
  stacks: Type.Boolean(),
  /** Red packets: number of shares of the budget, and the smallest share. */
  packet: Type.Optional(StrictObject({ shares: Type.Integer({ minimum: 2, maximum: 10_000 }), least: AmountInput })),
  /** Segments of a lucky wheel; the odds are the weight divided by the sum of weights. */
  wheel: Type.Optional(
    Type.Array(StrictObject({ weight: Type.Integer({ minimum: 1, maximum: 100_000 }), amount: AmountInput }), {
      minItems: 2,
      maxItems: 24,
    }),
  ),
  /** Percentage of the audience that forms the control group and is not offered it. */
  control: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  /** Referral: turnover that a new member has to make before both receive the gift. */
  referredTurnover: Type.Optional(AmountInput),
});
export type OfferTerms = Static<typeof OfferTerms>;

/** Title and sentence by language code. */
export const OfferTexts = Type.Record(
  Type.String({ pattern: '^[A-Z]{2}$' }),
  StrictObject({
    title: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
    text: Type.String({ minLength: 1, maxLength: 400, pattern: '\\S' }),
  }),
  { ...Strict, minProperties: 1 },
);
export type OfferTexts = Static<typeof OfferTexts>;

/** One condition on a member: a figure that rooms provide, or a label that operators set. */
export const SegmentCondition = Type.Union([
  StrictObject({
    field: Type.Enum([...SEGMENT_FIELDS]),
    operator: Type.Enum([...SEGMENT_OPERATORS]),
    value: Type.Number({ minimum: 0, maximum: 1_000_000_000_000 }),
  }),
  StrictObject({
    field: Type.Literal('label'),
    operator: Type.Enum([...LABEL_OPERATORS]),
    value: Type.String({ minLength: 1, maxLength: 40 }),
  }),
]);
export type SegmentCondition = Static<typeof SegmentCondition>;

/** Part of a segment; all parts have to match. A part is one condition, or several alternatives. */
export const SegmentPart = Type.Union([
  SegmentCondition,
  StrictObject({ any: Type.Array(SegmentCondition, { minItems: 2, maxItems: 10 }) }),
]);
export type SegmentPart = Static<typeof SegmentPart>;
