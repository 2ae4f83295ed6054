import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { Page, PageNo, PageSize, StrictObject } from '../shapes.ts';
import { Game, Text } from './shapes.ts';

export const recentGames = endpoint({
  id: 'catalogue.recent',
  path: '/lgw/game/recent',
  summary: "The member's recent games, latest first",
  query: StrictObject({
    page: Type.Optional(PageNo),
    pageSize: Type.Optional(PageSize),
    gameType: Type.Optional(Text),
    vassalage: Type.Optional(Text),
    language: Type.Optional(Text),
    clientType: Type.Optional(Text),
    platform: Type.Optional(Text),
    merchant: Type.Optional(Text),
  }),
  value: Type.Object({ list: Type.Array(Game), totalPages: Type.Integer() }),
});

const RecentInput = StrictObject({ nodeId: Type.String({ minLength: 1, maxLength: 64 }), vendor: Type.Optional(Text) });

export const addRecent = endpoint({
  id: 'catalogue.addRecent',
  path: '/lgw/game/recent/add',
  summary: 'Put a game first among the recent ones (Z-32)',
  query: RecentInput,
  errors: ['not.found'],
});

export const postRecent = endpoint({
  id: 'catalogue.postRecent',
  method: 'POST',
  path: '/lgw/game/recent/add',
  summary: 'The same by POST',
  body: RecentInput,
  errors: ['not.found'],
});

export const favouriteList = endpoint({
  id: 'catalogue.favourites',
  path: '/lgw/game/favourites',
  summary: "The member's favourites, latest first",
  query: StrictObject({
    ...Page,
    gameType: Type.Optional(Text),
    vendor: Type.Optional(Text),
    language: Type.Optional(Text),
  }),
  value: Type.Object({ content: Type.Array(Game), pageNum: Type.Integer(), totalPages: Type.Integer() }),
});

export const favouriteIds = endpoint({
  id: 'catalogue.favouriteIds',
  path: '/lgw/game/favourites/ids',
  summary: 'Node ids of the favourites, a hundred a page',
  query: StrictObject({
    pageNo: Type.Optional(PageNo),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 100 })),
  }),
  value: Type.Array(Type.String()),
});

const NodeBody = StrictObject({ nodeId: Type.String({ minLength: 1, maxLength: 64 }), vendor: Type.Optional(Text) });

export const addFavourite = endpoint({
  id: 'catalogue.addFavourite',
  method: 'POST',
  path: '/lgw/game/favourites',
  summary: 'Add a favourite',
  body: NodeBody,
  errors: ['not.found', 'limit.exceeded'],
});

export const removeFavourite = endpoint({
  id: 'catalogue.removeFavourite',
  method: 'DELETE',
  path: '/lgw/game/favourites',
  summary: 'Remove a favourite',
  query: NodeBody,
});
