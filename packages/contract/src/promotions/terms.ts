import { type Static, Type } from 'typebox';
import { AmountInput, EpochMs, Maybe, Strict } from '../shapes.ts';
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
/** Hundredths of a percent: 2000 is 20 %. */
const Share = Type.Integer({ minimum: 1, maximum: 20_000 });
const Percent = Type.Integer({ minimum: 0, maximum: 100 });

const PRODUCT = Type.String({ pattern: `^(${OFFER_PRODUCTS.join('|')})$` });

const Wagering = Type.Object(
  {
    times: Type.Integer({ minimum: 0, maximum: 100, description: 'stakes to make, as a multiple of the bonus' }),
    days: Type.Integer({ minimum: 1, maximum: 365 }),
    mostBet: Maybe(AmountInput),
    games: Type.Record(PRODUCT, Percent, Strict),
    zeroOut: Type.Optional(AmountInput),
    leastOdds: Type.Optional(
      Type.Integer({ minimum: 101, maximum: 1000, description: 'in hundredths: bets under these odds do not count' }),
    ),
  },
  Strict,
);

/** The whole of an offer's rules. What a member accepted stays as it was, whatever becomes of the offer. */
export const OfferTerms = Type.Object(
  {
    startsAt: EpochMs,
    endsAt: Maybe(EpochMs),
    audience: Type.Object(
      {
        types: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 99 }), { maxItems: 20 })),
        labels: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 20 })),
        newWithinDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
        /** A segment that operators keep; its conditions are those of the approval, who meets them is asked anew. */
        segmentId: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,17}$' })),
      },
      Strict,
    ),
    gift: Gift,
    share: Maybe(Share),
    amount: Maybe(AmountInput),
    most: AmountInput,
    leastDeposit: Maybe(AmountInput),
    /** Rebates: hundredths of a percent of turnover by product. */
    rebates: Type.Optional(Type.Record(PRODUCT, Share, Strict)),
    every: Type.Enum(['once', 'day', 'week', 'month']),
    money: Type.Enum([...BONUS_MONEY]),
    wagering: Wagering,
    /** Free rounds: of which game, how many, within how many days; else ten of the game played most, in seven. */
    rounds: Type.Optional(
      Type.Object(
        {
          vendor: Type.String({ pattern: '^[A-Z0-9_]{1,32}$' }),
          gameId: Type.String({ minLength: 1, maxLength: 64 }),
          count: Type.Integer({ minimum: 1, maximum: 1000 }),
          days: Type.Integer({ minimum: 1, maximum: 90 }),
        },
        Strict,
      ),
    ),
    /** Free rounds: whether their wins are bonus money to be played as `wagering` says; real money without it. */
    winsAreBonus: Type.Optional(Type.Boolean()),
    /** The most of them that becomes bonus money; of the budget, so much is set aside for whoever has rounds. */
    mostWins: Type.Optional(AmountInput),
    stacks: Type.Boolean(),
    /** Red packets: how many shares of the budget, and the smallest. */
    packet: Type.Optional(
      Type.Object({ shares: Type.Integer({ minimum: 2, maximum: 10_000 }), least: AmountInput }, Strict),
    ),
    /** Parts of a lucky wheel; the odds are the weight over the sum of weights. */
    wheel: Type.Optional(
      Type.Array(Type.Object({ weight: Type.Integer({ minimum: 1, maximum: 100_000 }), amount: AmountInput }, Strict), {
        minItems: 2,
        maxItems: 24,
      }),
    ),
    /** Percent of those it is for who are not offered it, to compare with. */
    control: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
    /** Referral: turnover that a new member makes before both get something. */
    referredTurnover: Type.Optional(AmountInput),
  },
  Strict,
);
export type OfferTerms = Static<typeof OfferTerms>;

/** Title and sentence by language code. */
export const OfferTexts = Type.Record(
  Type.String({ pattern: '^[A-Z]{2}$' }),
  Type.Object(
    { title: Type.String({ minLength: 1, maxLength: 80 }), text: Type.String({ minLength: 1, maxLength: 400 }) },
    Strict,
  ),
  { ...Strict, minProperties: 1 },
);
export type OfferTexts = Static<typeof OfferTexts>;

/** Something that is asked about a member: a number that rooms know, or a label that operators gave. */
export const SegmentCondition = Type.Union([
  Type.Object(
    {
      field: Type.Enum([...SEGMENT_FIELDS]),
      operator: Type.Enum([...SEGMENT_OPERATORS]),
      value: Type.Number({ minimum: 0, maximum: 1_000_000_000_000 }),
    },
    Strict,
  ),
  Type.Object(
    {
      field: Type.Literal('label'),
      operator: Type.Enum([...LABEL_OPERATORS]),
      value: Type.String({ minLength: 1, maxLength: 40 }),
    },
    Strict,
  ),
]);
export type SegmentCondition = Static<typeof SegmentCondition>;

/** Part of a segment, all of which have to hold: a condition, or several of which one is enough. */
export const SegmentPart = Type.Union([
  SegmentCondition,
  Type.Object({ any: Type.Array(SegmentCondition, { minItems: 2, maxItems: 10 }) }, Strict),
]);
export type SegmentPart = Static<typeof SegmentPart>;
