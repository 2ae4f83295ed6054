import { Type } from 'typebox';
import { Launch } from '../catalogue/shapes.ts';
import { endpoint } from '../define.ts';
import { PrizeMode } from '../site/client-settings.ts';
import { Amount, GameCode, Maybe, StrictObject } from '../shapes.ts';
import { LotteryGame, Source, Structure, LottoPrize } from './shapes.ts';

const Menu = Type.Array(
  Type.Object({
    tag: Type.String(),
    name: Type.Optional(
      Type.String({ description: "the operator's name of the group; without one it has a text by its tag" }),
    ),
    gameMenus: Type.Array(LotteryGame),
    vendor: Type.Optional(
      Type.String({ description: 'the group is the list of games that this vendor has in the catalogue' }),
    ),
  }),
);

export const vnMenu = endpoint({
  id: 'lottery.vnMenu',
  path: '/lgw/lottery/vn/menu',
  auth: 'public',
  summary: 'Groups of Vietnamese-style games with their current issues',
  query: StrictObject({
    prizeMode: Type.Optional(Type.String({ maxLength: 16 })),
    device: Type.Optional(Type.String({ maxLength: 16 })),
  }),
  value: Menu,
});

export const getLottList = endpoint({
  id: 'lottery.groups',
  path: '/lgw/lottery/getLottList',
  auth: 'public',
  summary: 'Groups of lottery games',
  value: Menu,
});

const Short = Type.Optional(Type.String({ maxLength: 16 }));

export const list = endpoint({
  id: 'lottery.list',
  path: '/lgw/lottery/list',
  auth: 'public',
  summary: 'All lottery games with the days of the week on which they draw',
  value: Type.Array(LotteryGame),
});

export const week = endpoint({
  id: 'lottery.week',
  path: '/lgw/lottery/week',
  auth: 'public',
  summary: 'Games by day of the week, Sunday 1 to Saturday 7 (Z-43), in the order of their draws',
  value: Type.Object({
    today: Type.Integer({ minimum: 1, maximum: 7 }),
    days: Type.Array(
      Type.Object({
        day: Type.Integer({ minimum: 1, maximum: 7 }),
        games: Type.Array(
          Type.Object({
            gameCode: Type.String(),
            displayName: Type.String(),
            gameMenuTag: Type.String(),
            drawTime: Maybe(Type.String({ description: 'HH:MM in the zone of the merchant; null for draws all day' })),
          }),
        ),
      }),
    ),
  }),
});

export const vnRecent = endpoint({
  id: 'lottery.vnRecent',
  path: '/lgw/lottery/vn/recent',
  summary: 'Games for which the member bought tickets, latest first',
  query: StrictObject({
    device: Short,
    prizeMode: Short,
    language: Short,
    recentCount: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 100 })),
  }),
  value: Type.Array(LotteryGame),
});

export const hot = endpoint({
  id: 'lottery.hot',
  path: '/lgw/lottery/hot',
  auth: 'public',
  summary: 'Games that most members played in the last seven days, the most popular first',
  value: Type.Array(LotteryGame),
});

const Issues = Type.Array(
  Type.Object({
    gameCode: Type.String(),
    numero: Maybe(Type.String()),
    remainTime: Type.Integer(),
    isSale: Type.Boolean(),
    lockTime: Type.Integer(),
  }),
);

export const drawNumber = endpoint({
  id: 'lottery.numero',
  path: '/lgw/lottery/numero',
  auth: 'public',
  summary: 'Current issue of every game on sale',
  value: Issues,
});

export const vnNumero = endpoint({
  id: 'lottery.vnNumero',
  path: '/lgw/lottery/vn/numero',
  auth: 'public',
  summary: 'Current issue of the Vietnamese-style games',
  value: Issues,
});

export const plays = endpoint({
  id: 'lottery.plays',
  path: '/lgw/lottery/plays',
  auth: 'public',
  summary: 'Plays of a game with odds, exact return and limits',
  query: StrictObject({
    gameCode: GameCode,
    rebate: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 100,
        description: 'returns the odds and returns with this rebate, or with the highest if that is lower',
      }),
    ),
  }),
  value: Type.Object({
    gameCode: Type.String(),
    displayName: Type.String(),
    rulesVersion: Type.Integer(),
    oddsVersion: Type.Integer(),
    structure: Structure,
    maxLines: Type.Integer(),
    currency: Type.String(),
    source: Type.Optional(Source),
    cancellable: Type.Optional(Type.Boolean({ description: 'tickets may be cancelled until the sale closes' })),
    point: Type.Optional(Maybe(Amount)),
    maxDrawStake: Type.Optional(Maybe(Amount)),
    followUps: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: 'maximum draws for repeating a ticket; 0 if the merchant does not offer it',
      }),
    ),
    maxRebate: Type.Optional(Type.Integer({ description: 'highest rebate in tenths of a percent, if one is offered' })),
    rebate: Type.Optional(Type.Integer({ description: 'rebate of these odds, paid beside returnPercent' })),
    numero: Type.Optional(Maybe(Type.String({ description: 'issue that is drawn next' }))),
    joined: Type.Optional(
      Type.Array(
        Type.Object({
          gameCode: Type.String({ description: 'has the bets on both, with its own plays and tickets' }),
          stations: Type.Array(Type.String(), { description: 'game codes of the two' }),
          numero: Type.String(),
        }),
        { description: 'pairs of the stations that draw together with this one' },
      ),
    ),
    stopped: Type.Optional(
      Type.Array(Type.Object({ play: Type.String(), numbers: Type.Array(Type.String()) }), {
        description: 'stopped numbers of that issue; a line with one of them is rejected',
      }),
    ),
    pools: Type.Optional(
      Type.Array(
        Type.Object({
          level: Type.String(),
          amount: Amount,
          share: Type.String({ description: 'percent of each stake on a jackpot that goes into the pool' }),
          guarantee: Amount,
        }),
        { description: 'jackpot pools with the tickets sold so far; they roll over until they are won' },
      ),
    ),
    prizeLevels: Type.Optional(
      Type.Array(
        Type.Object({
          ...LottoPrize,
          payout: Type.Optional(Amount),
          oneIn: Type.String({ description: 'chance of one combination: one in this many' }),
        }),
        { description: 'prizes of each combination of a ticket, highest first' },
      ),
    ),
    plays: Type.Array(
      Type.Object({
        code: Type.String(),
        name: Type.String(),
        pickCount: Type.Integer(),
        pickDigits: Type.Integer(),
        units: Type.Integer(),
        odds: Type.String({ description: 'odds x 10,000' }),
        oddsText: Type.String(),
        returnPercent: Type.String(),
        poolPercent: Type.Optional(
          Type.String({ description: 'part of the stake that goes into jackpot pools, beside returnPercent' }),
        ),
        bonusFrom: Type.Optional(Type.Integer({ description: 'lowest special number, one more pick written B01' })),
        bonusTo: Type.Optional(Type.Integer()),
        minUnitStake: Amount,
        maxUnitStake: Amount,
        pickFrom: Type.Optional(Type.Integer({ description: 'lowest pick' })),
        pickTo: Type.Optional(Type.Integer({ description: 'highest pick; equal to pickFrom: a single choice' })),
        distinctPicks: Type.Optional(Type.Boolean()),
        prizes: Type.Optional(
          Type.Array(
            Type.Object({
              level: Type.Optional(Type.String()),
              matches: Type.Optional(Type.Integer({ description: 'drawn numbers of a combination' })),
              hits: Type.Integer({ description: 'a line pays unit stake x odds x hits, rounded down' }),
              oddsText: Type.String(),
            }),
            { description: 'prizes of a bet that has several, multiples of the line price, highest first' },
          ),
        ),
        pickOrders: Type.Optional(
          Type.Integer({ description: 'only numbers whose digits have this number of orders; any order wins' }),
        ),
        pickPlaces: Type.Optional(
          Type.Integer({ description: 'a pick is this many different numbers in order, written without spaces' }),
        ),
        maxNumberStake: Type.Optional(Maybe(Amount)),
        maxPlayStake: Type.Optional(Maybe(Amount)),
      }),
    ),
  }),
  errors: ['not.found', 'request.invalid'],
});

export const launchLott = endpoint({
  id: 'lottery.launchLott',
  method: 'POST',
  path: '/lgw/lottery/launchLott',
  summary: "Address of a lottery game: our bet page, or the page that holds a vendor's",
  body: StrictObject({
    vendor: Type.String({ maxLength: 32 }),
    gameCode: Type.String({ maxLength: 64 }),
    prizeMode: Type.Optional(PrizeMode),
  }),
  value: Launch,
  errors: ['not.found', 'vendor.maintenance'],
});
