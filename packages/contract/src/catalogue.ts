import { Type } from 'typebox';
import { endpoint } from './define.ts';
import { Amount, AmountInput, EpochMs, Nothing, PageNo, PageSize, Strict } from './shapes.ts';

const Text = Type.String({ maxLength: 64 });
/** A game as the specification names its fields (section 3). Odd words stay on the wire. */
export const Game = Type.Object({
  gameId: Type.String(),
  nodeId: Type.String(),
  nodeName: Type.String(),
  code: Type.String(),
  gameCode: Type.String(),
  remark: Type.String(),
  displayName: Type.String(),
  gameType: Type.String(),
  vassalage: Type.String(),
  vendorName: Type.String(),
  gameClassify: Type.String(),
  isTop: Type.Boolean(),
  isNew: Type.Boolean(),
  showIcon: Type.Boolean(),
  iconUrl: Type.Union([Type.String(), Type.Null()]),
  isGameH5: Type.Boolean(),
  supportPlay: Type.String(),
  // Present where the game has one.
  maintenance: Type.Optional(Type.Boolean({ description: 'the vendor is under maintenance: launching is refused' })),
  gameClassifyNew: Type.Optional(Type.String()),
  gameGroupId: Type.Optional(Type.String()),
  roomId: Type.Optional(Type.String()),
  lottoMode: Type.Optional(Type.String({ description: 'of lotteries: contains Entertainment or not' })),
  mobileIconUrl: Type.Optional(Type.String()),
  mobileLargeIcon: Type.Optional(Type.String()),
  mobileSmallIcon: Type.Optional(Type.String()),
});
const Vendor = Type.Object({
  vassalage: Type.String(),
  displayName: Type.String(),
  gameCount: Type.Integer(),
  classes: Type.Optional(Type.Array(Type.String(), { description: "classes of the vendor's games in this category" })),
});
const Maintenance = Type.Union([
  Type.Object({
    reason: Type.String(),
    until: Type.Union([EpochMs, Type.Null()], { description: 'when it ends by itself' }),
  }),
  Type.Null(),
]);
/** Codes of vendors, divided by commas. */
const Vendors = Type.String({ maxLength: 400 });
const Page = { pageNo: Type.Optional(PageNo), pageSize: Type.Optional(PageSize) };

export const vendorMapping = endpoint({
  id: 'catalogue.vendorMapping',
  room: 'catalogue',
  method: 'GET',
  path: '/lgw/game/vassgameType',
  auth: 'public',
  summary: 'Vendors and the categories they serve',
  query: Type.Object(
    { typeId: Type.Optional(Type.String({ maxLength: 4 })), merchant_code: Type.Optional(Text) },
    Strict,
  ),
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
  errors: [],
});

export const gameMenus = endpoint({
  id: 'catalogue.menus',
  room: 'catalogue',
  method: 'GET',
  path: '/lgw/game/menus',
  auth: 'public',
  summary: 'Categories in server order with their vendors',
  value: Type.Array(Type.Object({ gameCategory: Type.String(), vendors: Type.Array(Vendor) })),
  errors: [],
});

export const gameList = endpoint({
  id: 'catalogue.list',
  room: 'catalogue',
  method: 'GET',
  path: '/lgw/game/list',
  auth: 'public',
  summary:
    'Games by type, vendors, class, smallest bet, lines and name; a name that no game has is searched with typing errors allowed',
  query: Type.Object(
    {
      gameType: Type.Optional(Text),
      vassalage: Type.Optional(Vendors),
      gameName: Type.Optional(Type.String({ maxLength: 100 })),
      isNew: Type.Optional(Type.Union([Type.Literal('1'), Type.Literal('0'), Type.Literal('')])),
      pageNo: Type.Optional(PageNo),
      pageSize: Type.Optional(PageSize),
      gameClassify: Type.Optional(Text),
      minBet: Type.Optional(Type.Union([AmountInput, Type.Literal('')])),
      minLine: Type.Optional(Type.Integer({ minimum: 0, maximum: 10000 })),
      merchant: Type.Optional(Text),
      platform: Type.Optional(Text),
      clientType: Type.Optional(Text),
      language: Type.Optional(Text),
    },
    Strict,
  ),
  value: Type.Object({
    games: Type.Array(Game),
    pageNum: Type.Integer(),
    totalPages: Type.Integer(),
    total: Type.Integer({ description: 'games on all pages' }),
  }),
  errors: [],
});

export const hotGames = endpoint({
  id: 'catalogue.hot',
  room: 'catalogue',
  method: 'GET',
  path: '/lgw/game/hot',
  auth: 'public',
  summary: "The operator's featured games, those played most first",
  query: Type.Object(
    {
      isPlatform: Type.Optional(Text),
      language: Type.Optional(Text),
      platform: Type.Optional(Text),
      gameType: Type.Optional(Text),
      merchantCode: Type.Optional(Text),
    },
    Strict,
  ),
  value: Type.Object({ list: Type.Array(Game) }),
  errors: [],
});

export const winners = endpoint({
  id: 'catalogue.winners',
  room: 'catalogue',
  method: 'GET',
  path: '/lgw/game/winners',
  auth: 'public',
  summary: 'Latest real wins, names masked',
  value: Type.Array(
    Type.Object({
      name: Type.String(),
      game: Type.String(),
      gameCode: Type.String(),
      amount: Amount,
      at: Type.Integer(),
    }),
  ),
  errors: [],
});

export const jackpot = endpoint({
  id: 'catalogue.jackpot',
  room: 'catalogue',
  method: 'GET',
  path: '/lgw/game/jackpot',
  auth: 'public',
  summary: 'The largest jackpot that a connected game reports; null while none does',
  value: Type.Object({ amount: Type.Union([Amount, Type.Null()]) }),
  errors: [],
});

export const recentGames = endpoint({
  id: 'catalogue.recent',
  room: 'catalogue',
  method: 'GET',
  path: '/lgw/game/recent',
  auth: 'member',
  summary: "The member's recent games, latest first",
  query: Type.Object(
    {
      page: Type.Optional(PageNo),
      pageSize: Type.Optional(PageSize),
      gameType: Type.Optional(Text),
      vassalage: Type.Optional(Text),
      language: Type.Optional(Text),
      clientType: Type.Optional(Text),
      platform: Type.Optional(Text),
      merchant: Type.Optional(Text),
    },
    Strict,
  ),
  value: Type.Object({ list: Type.Array(Game), totalPages: Type.Integer() }),
  errors: [],
});

const RecentInput = Type.Object(
  { nodeId: Type.String({ minLength: 1, maxLength: 64 }), vendor: Type.Optional(Text) },
  Strict,
);
export const addRecent = endpoint({
  id: 'catalogue.addRecent',
  room: 'catalogue',
  method: 'GET',
  path: '/lgw/game/recent/add',
  auth: 'member',
  summary: 'Put a game first among the recent ones (Z-32)',
  query: RecentInput,
  value: Nothing,
  errors: ['not.found'],
});
export const postRecent = endpoint({
  id: 'catalogue.postRecent',
  room: 'catalogue',
  method: 'POST',
  path: '/lgw/game/recent/add',
  auth: 'member',
  summary: 'The same by the method that changes things',
  body: RecentInput,
  value: Nothing,
  errors: ['not.found'],
});

export const favouriteList = endpoint({
  id: 'catalogue.favourites',
  room: 'catalogue',
  method: 'GET',
  path: '/lgw/game/favourites',
  auth: 'member',
  summary: "The member's favourites, latest first",
  query: Type.Object(
    { ...Page, gameType: Type.Optional(Text), vendor: Type.Optional(Text), language: Type.Optional(Text) },
    Strict,
  ),
  value: Type.Object({ content: Type.Array(Game), pageNum: Type.Integer(), totalPages: Type.Integer() }),
  errors: [],
});

export const favouriteIds = endpoint({
  id: 'catalogue.favouriteIds',
  room: 'catalogue',
  method: 'GET',
  path: '/lgw/game/favourites/ids',
  auth: 'member',
  summary: 'Node ids of the favourites, a hundred a page',
  query: Type.Object(
    {
      pageNo: Type.Optional(PageNo),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 100 })),
    },
    Strict,
  ),
  value: Type.Array(Type.String()),
  errors: [],
});

const NodeBody = Type.Object(
  { nodeId: Type.String({ minLength: 1, maxLength: 64 }), vendor: Type.Optional(Text) },
  Strict,
);
export const addFavourite = endpoint({
  id: 'catalogue.addFavourite',
  room: 'catalogue',
  method: 'POST',
  path: '/lgw/game/favourites',
  auth: 'member',
  summary: 'Add a favourite',
  body: NodeBody,
  value: Nothing,
  errors: ['not.found', 'limit.exceeded'],
});
export const removeFavourite = endpoint({
  id: 'catalogue.removeFavourite',
  room: 'catalogue',
  method: 'DELETE',
  path: '/lgw/game/favourites',
  auth: 'member',
  summary: 'Remove a favourite',
  query: NodeBody,
  value: Nothing,
  errors: [],
});

export const Launch = Type.Object({
  url: Type.String(),
  openMode: Type.Union([Type.Literal('self'), Type.Literal('blank'), Type.Literal('frame')]),
});
const LaunchInput = Type.Object(
  {
    gameId: Type.String({ minLength: 1, maxLength: 64 }),
    vendor: Type.Optional(Text),
    gameCategory: Type.Optional(Text),
    nodeId: Type.Optional(Text),
    supportPlay: Type.Optional(Text),
  },
  Strict,
);
export const launchGame = endpoint({
  id: 'catalogue.launchGame',
  room: 'catalogue',
  method: 'POST',
  path: '/lgw/game/launchGameV3',
  auth: 'member',
  summary: 'Address of a game; a game whose vendor is not connected is refused',
  body: LaunchInput,
  value: Launch,
  errors: ['not.found', 'game.unavailable', 'vendor.maintenance'],
});
export const launchByGet = endpoint({
  id: 'catalogue.launch',
  room: 'catalogue',
  method: 'GET',
  path: '/lgw/game/launch',
  auth: 'member',
  summary: 'The same, asked by GET',
  query: LaunchInput,
  value: Launch,
  errors: ['not.found', 'game.unavailable', 'vendor.maintenance'],
});
