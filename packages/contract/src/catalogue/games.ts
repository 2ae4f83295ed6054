import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { Amount, AmountInput, EpochMs, Maybe, PageNo, PageSize, StrictObject } from '../shapes.ts';
import { Game, Text } from './shapes.ts';

const Vendor = Type.Object({
  vassalage: Type.String(),
  displayName: Type.String(),
  gameCount: Type.Integer(),
  classes: Type.Optional(Type.Array(Type.String(), { description: "classes of the vendor's games in this category" })),
});

const Maintenance = Type.Union([
  Type.Object({
    reason: Type.String(),
    until: Type.Union([EpochMs, Type.Null()], { description: 'when it ends automatically' }),
  }),
  Type.Null(),
]);

/** Vendor codes, separated by commas: 60 of the maximum length. */
const Vendors = Type.String({ maxLength: 2000 });

export const vendorMapping = endpoint({
  id: 'catalogue.vendorMapping',
  path: '/lgw/game/vassgameType',
  auth: 'public',
  summary: 'Vendors and the categories they serve',
  query: StrictObject({ typeId: Type.Optional(Type.String({ maxLength: 4 })), merchant_code: Type.Optional(Text) }),
  value: Type.Array(
    Type.Object({
      vassalage: Type.String(),
      displayName: Type.String(),
      gameCategory: Type.String(),
      sorting: Type.Object({ gameCategory: Type.Integer(), vendorNames: Type.Array(Type.String()) }),
      gameCount: Type.Integer(),
      classes: Type.Array(Type.String()),
      isTop: Type.Boolean(),
      isNew: Type.Boolean(),
      maintenance: Maintenance,
    }),
  ),
});

export const gameMenus = endpoint({
  id: 'catalogue.menus',
  path: '/lgw/game/menus',
  auth: 'public',
  summary: 'Categories in server order with their vendors',
  value: Type.Array(Type.Object({ gameCategory: Type.String(), vendors: Type.Array(Vendor) })),
});

export const gameList = endpoint({
  id: 'catalogue.list',
  path: '/lgw/game/list',
  auth: 'public',
  summary:
    'Games by type, vendors, class, smallest bet, lines and name; ' +
    'a name without an exact match also finds names with typing errors',
  query: StrictObject({
    gameType: Type.Optional(Text),
    vassalage: Type.Optional(Vendors),
    gameName: Type.Optional(Type.String({ maxLength: 100 })),
    isNew: Type.Optional(Type.Union([Type.Literal('1'), Type.Literal('0'), Type.Literal('')])),
    pageNo: Type.Optional(PageNo),
    pageSize: Type.Optional(PageSize),
    gameClassify: Type.Optional(Text),
    minBet: Type.Optional(Type.Union([AmountInput, Type.Literal('')])),
    minLine: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 10000 }), Type.Literal('')])),
    merchant: Type.Optional(Text),
    platform: Type.Optional(Text),
    clientType: Type.Optional(Text),
    language: Type.Optional(Text),
  }),
  value: Type.Object({
    games: Type.Array(Game),
    pageNum: Type.Integer(),
    totalPages: Type.Integer(),
    total: Type.Integer({ description: 'games on all pages' }),
  }),
});

export const hotGames = endpoint({
  id: 'catalogue.hot',
  path: '/lgw/game/hot',
  auth: 'public',
  summary: "The operator's featured games, most played first",
  query: StrictObject({
    isPlatform: Type.Optional(Text),
    language: Type.Optional(Text),
    platform: Type.Optional(Text),
    gameType: Type.Optional(Text),
    merchantCode: Type.Optional(Text),
  }),
  value: Type.Object({ list: Type.Array(Game) }),
});

export const winners = endpoint({
  id: 'catalogue.winners',
  path: '/lgw/game/winners',
  auth: 'public',
  summary: 'Latest real wins, names masked',
  value: Type.Array(
    Type.Object({
      name: Type.String(),
      game: Type.String(),
      gameCode: Type.String(),
      gameType: Maybe(Type.String({ description: 'with the next two, for the picture; null for a game that is gone' })),
      nodeId: Maybe(Type.String()),
      motif: Maybe(Type.String()),
      amount: Amount,
      at: Type.Integer(),
    }),
  ),
});

export const jackpot = endpoint({
  id: 'catalogue.jackpot',
  path: '/lgw/game/jackpot',
  auth: 'public',
  summary: 'The largest jackpot that a connected game reports; null while none does',
  value: Type.Object({ amount: Maybe(Amount) }),
});
