import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { listOf } from '../list-query.ts';
import { GameDetails, Icon } from './details.ts';
import { GAMES } from './lists.ts';
import { EpochMsInput, Reason, StrictObject, StrictPartial, Version } from '../shapes.ts';

const Maintenance = Type.Union([
  StrictObject({
    reason: Type.String({ minLength: 1, maxLength: 200 }),
    until: Type.Union([EpochMsInput, Type.Null()], { description: 'ends automatically then' }),
  }),
  Type.Null(),
]);

const Rank = Type.Integer({ minimum: 1, maximum: 999, description: 'lower numbers come first' });

const Name = Type.String({ minLength: 1, maxLength: 100 });

const vendorFields = {
  displayName: Name,
  isShown: Type.Boolean(),
  isTop: Type.Boolean(),
  isNew: Type.Boolean(),
  rank: Rank,
  maintenance: Maintenance,
};

const gameFields = {
  name: Name,
  isEnabled: Type.Boolean(),
  isTop: Type.Boolean(),
  isNew: Type.Boolean(),
  rank: Rank,
  icon: Icon,
  details: GameDetails,
};

const Vendor = Type.Object({ code: Type.String(), gameCount: Type.Integer(), ...vendorFields, version: Version });

const Game = Type.Object({
  nodeId: Type.String(),
  gameId: Type.String(),
  vendor: Type.String(),
  gameType: Type.String(),
  ...gameFields,
  version: Version,
});

export * from './details.ts';

export const vendors = endpoint({
  id: 'catalogueDesk.vendors',
  path: '/backoffice/api/catalogue/vendors',
  permission: 'catalogue.read',
  summary: 'All vendors with their state, in their order',
  value: Type.Array(Vendor),
});

export const changeVendor = endpoint({
  id: 'catalogueDesk.changeVendor',
  method: 'PUT',
  path: '/backoffice/api/catalogue/vendors/:code',
  permission: 'catalogue.change',
  summary: 'Show or hide a vendor, order and tag it, put it under maintenance',
  params: StrictObject({ code: Type.String({ pattern: '^[A-Z0-9_]{1,32}$' }) }),
  body: StrictObject({
    change: StrictPartial(Type.Object(vendorFields)),
    reason: Reason,
    version: Type.Optional(Version),
  }),
  value: Vendor,
  errors: ['not.found', 'version.conflict'],
});

const Used = Type.Array(Type.String(), { maxItems: 200 });

export const vendorDetails = endpoint({
  id: 'catalogueDesk.vendorDetails',
  path: '/backoffice/api/catalogue/vendors/:code/details',
  permission: 'catalogue.read',
  summary: 'Rooms, groups and supported plays that games of a vendor already have, as choices',
  params: StrictObject({ code: Type.String({ pattern: '^[A-Z0-9_]{1,32}$' }) }),
  value: Type.Object({ roomId: Used, gameGroupId: Used, supportPlay: Used }),
});

export const games = endpoint({
  id: 'catalogueDesk.games',
  path: '/backoffice/api/catalogue/games',
  permission: 'catalogue.read',
  summary: 'Games with their state by part of the name, id and vendor, hidden ones too',
  ...listOf(GAMES, Game),
});

export const changeGame = endpoint({
  id: 'catalogueDesk.changeGame',
  method: 'PUT',
  path: '/backoffice/api/catalogue/games/:nodeId',
  permission: 'catalogue.change',
  summary: 'Show or hide a game, order, tag, name it, give it a picture',
  params: StrictObject({ nodeId: Type.String({ minLength: 1, maxLength: 64 }) }),
  body: StrictObject({
    change: StrictPartial(Type.Object(gameFields)),
    reason: Reason,
    version: Type.Optional(Version),
  }),
  value: Game,
  errors: ['not.found', 'version.conflict'],
});
