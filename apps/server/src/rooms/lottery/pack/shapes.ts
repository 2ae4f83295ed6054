import { AmountInput as Amount, Strict, StrictObject } from '@fairlot/contract/shapes';
import { type Static, Type } from 'typebox';

const Names = Type.Record(Type.String({ pattern: '^[A-Z]{2}$' }), Type.String({ maxLength: 60 }), Strict);
const Code = '^[A-Z0-9_]{2,32}$';
const TimeOfDay = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });
const Seconds = Type.Integer({ minimum: 1, maximum: 172_800 });
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(shape: T) => Type.Union([shape, Type.Null()]);

/** Odds and limits of a bet type; amounts as decimal strings in the merchant's currency. */
const Play = Type.Partial(
  Type.Object({
    odds: Type.String({ pattern: '^\\d{1,9}(\\.\\d{1,4})?$' }),
    minUnitStake: Amount,
    maxUnitStake: Amount,
    memberNumber: Amount,
    memberPlay: orNull(Amount),
    liability: Amount,
  }),
  Strict,
);

/** Percent of each stake on a jackpot that goes into the pool, and the guaranteed amount. */
const Pool = Type.Partial(
  Type.Object({ share: Type.String({ pattern: '^\\d{1,3}(\\.\\d{1,2})?$' }), guarantee: Amount }),
  Strict,
);

const Lottery = Type.Partial(
  Type.Object({
    names: Names,
    family: Type.String({ pattern: '^[a-z0-9-]{1,32}$' }),
    tag: Type.String({ pattern: '^[A-Za-z0-9_]{2,32}$' }),
    source: Type.Union([Type.Literal('rng'), Type.Literal('feed')]),
    zone: Type.String({ minLength: 2, maxLength: 64 }),
    /** Draws at intervals; null for a draw at `drawTime` on the `drawDays`. */
    intervalSeconds: orNull(Type.Integer({ minimum: 10, maximum: 43_200 })),
    drawTime: orNull(TimeOfDay),
    /** Sunday 1 to Saturday 7. */
    drawDays: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { minItems: 1, maxItems: 7, uniqueItems: true }),
    /** Only these days of the month; null for all. */
    monthDays: orNull(
      Type.Array(Type.Integer({ minimum: 1, maximum: 31 }), { minItems: 1, maxItems: 31, uniqueItems: true }),
    ),
    /** Further draws of the same days; null for one draw a day. */
    moreTimes: orNull(Type.Array(TimeOfDay, { minItems: 1, maxItems: 8, uniqueItems: true })),
    calendar: orNull(Type.String({ pattern: Code })),
    /** Hours of sale for draws at intervals; null for all day. */
    saleFrom: orNull(TimeOfDay),
    saleUntil: orNull(TimeOfDay),
    /** Maximum time before a calendar draw at which sale opens; null to open at the previous draw. */
    openSeconds: orNull(Type.Integer({ minimum: 1, maximum: 31_536_000 })),
    /** Feeds that serve an official lottery; null for all. */
    feeds: orNull(
      Type.Array(Type.String({ pattern: '^[a-z0-9]{1,32}$' }), { minItems: 1, maxItems: 20, uniqueItems: true }),
    ),
    lockSeconds: Seconds,
    spanSeconds: Seconds,
    cancellable: Type.Boolean(),
    /** Highest rebate that players may take for lower odds, tenths of a percent; 0 for none. */
    maxRebate: Type.Integer({ minimum: 0, maximum: 100 }),
    enabled: Type.Boolean(),
    sortOrder: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    memberDraw: orNull(Amount),
    drawExposure: Amount,
    plays: Type.Record(Type.String({ pattern: '^[a-z0-9]{1,16}$' }), Play, Strict),
    /** Settings of jackpot pools by their code. Their money is not part of a pack. */
    pools: Type.Record(Type.String({ pattern: '^[A-Z0-9]{1,8}$' }), Pool, Strict),
  }),
  Strict,
);

/** Fields of joined stations that do not follow from the stations. */
const Joined = Type.Pick(Lottery, ['enabled', 'sortOrder', 'memberDraw', 'drawExposure', 'plays'], Strict);

/** The file `lotteries` of a pack. */
export const LotteriesFile = Type.Partial(
  Type.Object({
    /** Names of menu groups, by tag. */
    groups: Type.Record(Type.String({ pattern: '^[A-Za-z0-9_]{2,32}$' }), Names, Strict),
    /** Menu groups of a vendor's lotteries, which have no draws here, by tag. */
    vendorGroups: Type.Record(
      Type.String({ pattern: '^[A-Za-z0-9_]{2,32}$' }),
      StrictObject({
        vendor: Type.String({ pattern: Code }),
        sortOrder: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
      }),
      Strict,
    ),
    /** Future days without draws, with the reason, by calendar. */
    calendars: Type.Record(
      Type.String({ pattern: Code }),
      Type.Partial(
        Type.Object({
          name: Type.String({ minLength: 1, maxLength: 60 }),
          days: Type.Record(
            Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
            Type.String({ minLength: 1, maxLength: 200 }),
            Strict,
          ),
        }),
        Strict,
      ),
      Strict,
    ),
    lotteries: Type.Record(Type.String({ pattern: Code }), Lottery, Strict),
    /** Odds and limits of stations that are joined as one draw, by both codes, such as `CANTHO_DONGNAI`. */
    joined: Type.Record(Type.String({ pattern: Code }), Joined, Strict),
  }),
  Strict,
);

export type LotteriesFile = Static<typeof LotteriesFile>;
export type LotteryEntry = Static<typeof Lottery>;
export type JoinedEntry = Static<typeof Joined>;
export type PlayEntry = Static<typeof Play>;
