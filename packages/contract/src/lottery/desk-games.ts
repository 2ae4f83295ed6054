import { Type } from 'typebox';
import { Approval } from '../backoffice/shapes.ts';
import { endpoint } from '../define.ts';
import { Amount, AmountInput, EpochMs, GameCode, Maybe, Reason, StrictObject, Version } from '../shapes.ts';
import {
  CalendarCode,
  CalendarName,
  ConsoleText,
  DrawDays,
  MonthDays,
  MoreTimes,
  DrawTime,
  Feeds,
  Names,
  Odds,
  OpenSeconds,
  SaleTime,
  Seconds,
  Tag,
} from './desk-game-shapes.ts';
import { OwnSource, Input } from './desk-shapes.ts';
import { Structure } from './shapes.ts';

const FamilyPlay = Type.Object({
  play: Type.String(),
  name: Type.String(),
  odds: Type.String({ description: 'the usual odds, such as 99.5' }),
  returnPercent: Type.String({ description: 'exact, cut off after two decimals' }),
  oddsForFloor: Type.String({ description: 'the lowest odds that may be published' }),
  oddsForAll: Type.String({ description: 'the highest odds, a return of 100 %' }),
  schedules: Type.Array(Type.Union([Type.Literal('interval'), Type.Literal('calendar')])),
});

export const families = endpoint({
  id: 'lotteryDesk.families',
  path: '/backoffice/api/lottery/families',
  permission: 'draws.read',
  summary: 'Families of lotteries: structure, bet types with default odds and exact return, limits and schedules',
  value: Type.Array(
    Type.Object({
      family: Type.String(),
      names: ConsoleText,
      about: ConsoleText,
      structure: Structure,
      interval: Maybe(Type.Object({ seconds: Type.Array(Type.Integer()) })),
      calendar: Maybe(Type.Object({ drawTime: Type.String(), drawDays: Type.Array(Type.Integer()) })),
      plays: Type.Array(FamilyPlay),
      limits: Type.Object(
        {
          minUnitStake: Amount,
          maxUnitStake: Amount,
          memberNumber: Amount,
          memberPlay: Amount,
          memberDraw: Amount,
          liability: Amount,
          drawExposure: Amount,
        },
        { description: "in the merchant's currency; all follow from the minimum unit stake" },
      ),
    }),
  ),
});

export const choices = endpoint({
  id: 'lotteryDesk.choices',
  path: '/backoffice/api/lottery/choices',
  permission: 'draws.read',
  summary: 'Options for a new lottery: menu groups, calendars, result feeds, currency and time zone',
  value: Type.Object({
    currency: Type.String(),
    zone: Type.String(),
    tags: Type.Array(Type.Object({ tag: Type.String(), names: Names, games: Type.Integer(), version: Version })),
    calendars: Type.Array(Type.Object({ calendar: Type.String(), name: Type.String() })),
    feeds: Type.Array(Type.String(), { description: 'without one no official lottery can be added' }),
  }),
});

export const stations = endpoint({
  id: 'lotteryDesk.stations',
  path: '/backoffice/api/lottery/stations',
  permission: 'draws.read',
  summary: "Stations whose results the feeds reported in the last week; an official lottery has its station's code",
  value: Type.Array(
    Type.Object({
      station: Type.String(),
      family: Maybe(Type.String({ description: 'the family that its numbers fit' })),
      drawDays: Type.Array(Type.Integer()),
    }),
  ),
});

export const nameTag = endpoint({
  id: 'lotteryDesk.nameTag',
  method: 'PUT',
  path: '/backoffice/api/lottery/tags/:tag',
  permission: 'draws.change',
  summary: 'Names a group of the menu by language',
  params: StrictObject({ tag: Tag }),
  body: StrictObject({ names: Names, version: Type.Optional(Version), reason: Reason }),
  errors: ['not.found', 'request.invalid', 'version.conflict'],
});

const WantedPlay = StrictObject({
  play: Type.String({ pattern: '^[a-z0-9]{1,16}$' }),
  odds: Type.Optional(Odds),
  minUnitStake: Type.Optional(AmountInput),
  maxUnitStake: Type.Optional(AmountInput),
  memberNumber: Type.Optional(AmountInput),
  memberPlay: Type.Optional(Maybe(AmountInput)),
  liability: Type.Optional(AmountInput),
});

const schedule = {
  intervalSeconds: Type.Optional(
    Type.Integer({ minimum: 10, maximum: 43_200, description: 'draws at intervals; divides the day' }),
  ),
  calendar: Type.Optional(Maybe(CalendarCode)),
  drawTime: Type.Optional(DrawTime),
  drawDays: Type.Optional(DrawDays),
  monthDays: Type.Optional(Maybe(MonthDays)),
  moreTimes: Type.Optional(Maybe(MoreTimes)),
  zone: Type.Optional(Type.String({ minLength: 2, maxLength: 64, description: 'IANA name; the merchant by default' })),
  source: Type.Optional(OwnSource),
  feeds: Type.Optional(Maybe(Feeds)),
  saleFrom: Type.Optional(Maybe(SaleTime)),
  saleUntil: Type.Optional(Maybe(SaleTime)),
  openSeconds: Type.Optional(Maybe(OpenSeconds)),
  lockSeconds: Type.Optional(Seconds),
  spanSeconds: Type.Optional(Type.Integer({ minimum: 1, maximum: 172_800 })),
};

const terms = {
  minUnitStake: Type.Optional(AmountInput),
  maxUnitStake: Type.Optional(AmountInput),
  memberDraw: Type.Optional(AmountInput),
  drawExposure: Type.Optional(AmountInput),
  plays: Type.Optional(
    Type.Array(WantedPlay, {
      maxItems: 200,
      description: 'bet types that are offered; omitted: all of the family',
    }),
  ),
};

const family = Type.String({ pattern: '^[a-z0-9-]{1,32}$' });

export const previewGame = endpoint({
  id: 'lotteryDesk.previewGame',
  method: 'POST',
  path: '/backoffice/api/lottery/games/preview',
  permission: 'odds.change',
  summary: 'The next draws and the exact returns that a new lottery would have',
  body: StrictObject({ family, ...schedule, ...terms }),
  value: Type.Object({
    draws: Type.Array(Type.Object({ numero: Type.String(), openAt: EpochMs, lockAt: EpochMs, drawAt: EpochMs })),
    plays: Type.Array(
      Type.Object({ play: Type.String(), name: Type.String(), odds: Type.String(), returnPercent: Type.String() }),
    ),
  }),
  errors: ['request.invalid', 'odds.refused'],
});

export const addGame = endpoint({
  id: 'lotteryDesk.addGame',
  method: 'POST',
  path: '/backoffice/api/lottery/games',
  permission: 'odds.change',
  summary: 'Request a new lottery: at an interval, or at a time on some days of the week',
  body: StrictObject({
    code: GameCode,
    names: Names,
    family,
    tag: Tag,
    tagNames: Type.Optional(Names),
    calendarName: Type.Optional(CalendarName),
    ...schedule,
    ...terms,
    cancellable: Type.Optional(Type.Boolean()),
    sortOrder: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    enabled: Type.Optional(Type.Boolean()),
    ...Input,
  }),
  value: Approval,
  errors: ['request.invalid', 'odds.refused', 'idempotency.conflict'],
});
