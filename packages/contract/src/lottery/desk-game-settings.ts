import { Type } from 'typebox';
import { Approval } from '../backoffice/shapes.ts';
import { endpoint } from '../define.ts';
import { EpochMs, Maybe, StrictObject, StrictPartial, Version } from '../shapes.ts';
import {
  CalendarCode,
  CalendarName,
  DrawDays,
  DrawTime,
  Feeds,
  MonthDays,
  MoreTimes,
  Names,
  OpenSeconds,
  SaleTime,
  Seconds,
  Tag,
} from './desk-game-shapes.ts';
import { gameParams, Source, Input } from './desk-shapes.ts';

const GameSettings = Type.Object({
  gameCode: Type.String(),
  family: Type.String(),
  source: Source,
  currency: Type.String(),
  zone: Type.String(),
  names: Names,
  tag: Type.String(),
  sortOrder: Type.Integer(),
  enabled: Type.Boolean(),
  cancellable: Type.Boolean(),
  maxRebate: Type.Integer({ description: 'highest rebate of players, tenths of a percent; 0 for none' }),
  rebateReturns: Type.Optional(
    Type.Array(Type.Object({ rebate: Type.Integer(), least: Type.String(), most: Type.String() }), {
      description:
        'percent of the stake that prizes return at each possible rebate (tenths of a percent), of the bet types the ' +
        'least and the most; absent for tickets with jackpots, which have no rebate',
    }),
  ),
  lockSeconds: Type.Integer(),
  spanSeconds: Type.Integer(),
  intervalSeconds: Maybe(Type.Integer()),
  nextInterval: Maybe(Type.Object({ seconds: Type.Integer(), from: Type.String() })),
  drawTime: Maybe(Type.String()),
  drawDays: Type.Array(Type.Integer()),
  monthDays: Type.Optional(Maybe(Type.Array(Type.Integer()))),
  moreTimes: Type.Optional(Maybe(Type.Array(Type.String()))),
  calendar: Maybe(Type.String()),
  saleFrom: Maybe(Type.String()),
  saleUntil: Maybe(Type.String()),
  openSeconds: Maybe(Type.Integer()),
  feeds: Maybe(Type.Array(Type.String())),
  draws: Type.Array(
    Type.Object({
      numero: Type.String(),
      state: Type.String(),
      openAt: EpochMs,
      lockAt: EpochMs,
      drawAt: EpochMs,
      tickets: Type.Integer(),
    }),
    { description: 'existing future draws' },
  ),
  version: Version,
});

export const game = endpoint({
  id: 'lotteryDesk.game',
  path: '/backoffice/api/lottery/games/:gameCode',
  permission: 'draws.read',
  summary: 'Settings of a lottery with its future draws',
  params: gameParams,
  value: GameSettings,
  errors: ['not.found'],
});

const Changes = StrictPartial(
  Type.Object({
    names: Names,
    tag: Tag,
    sortOrder: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    enabled: Type.Boolean(),
    cancellable: Type.Boolean(),
    maxRebate: Type.Integer({ minimum: 0, maximum: 100 }),
    lockSeconds: Seconds,
    spanSeconds: Type.Integer({ minimum: 1, maximum: 172_800 }),
    intervalSeconds: Type.Integer({ minimum: 10, maximum: 43_200 }),
    drawTime: DrawTime,
    drawDays: DrawDays,
    monthDays: Maybe(MonthDays),
    moreTimes: Maybe(MoreTimes),
    calendar: Maybe(CalendarCode),
    saleFrom: Maybe(SaleTime),
    saleUntil: Maybe(SaleTime),
    openSeconds: Maybe(OpenSeconds),
    feeds: Maybe(Feeds),
  }),
  { minProperties: 1 },
);

export const changeGame = endpoint({
  id: 'lotteryDesk.changeGame',
  method: 'PUT',
  path: '/backoffice/api/lottery/games/:gameCode',
  permission: 'draws.change',
  summary:
    'Change a lottery. Names, group, place and closing span change immediately; schedule and sale need a second ' +
    'operator. Draws with tickets stay unchanged',
  params: gameParams,
  body: StrictObject({
    changes: Changes,
    tagNames: Type.Optional(Names),
    calendarName: Type.Optional(CalendarName),
    version: Type.Optional(Version),
    ...Input,
  }),
  value: GameSettings,
  accepted: Approval,
  errors: ['not.found', 'request.invalid', 'version.conflict', 'offer.least.stake', 'idempotency.conflict'],
});
