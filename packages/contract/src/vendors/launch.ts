import { Type } from 'typebox';
import { Launch, Text } from '../catalogue/shapes.ts';
import { endpoint } from '../define.ts';
import { StrictObject } from '../shapes.ts';

const LaunchInput = StrictObject({
  gameId: Type.String({ minLength: 1, maxLength: 64 }),
  vendor: Type.Optional(Text),
  gameCategory: Type.Optional(Text),
  nodeId: Type.Optional(Text),
  supportPlay: Type.Optional(Text),
  prizeMode: Type.Optional(Type.String({ maxLength: 16, description: 'of lotteries of vendors, such as SEA' })),
});

const ERRORS = [
  'not.found',
  'game.unavailable',
  'protection.refused',
  'rate.limited',
  'vendor.maintenance',
  'system.maintenance',
  'vendor.unavailable',
] as const;
const POLICIES = {
  regions: 'served',
  rateLimit: { max: 60, windowSeconds: 60, by: 'member', shared: false },
} as const;

export const launchGame = endpoint({
  id: 'vendors.launchGame',
  method: 'POST',
  path: '/lgw/game/launchGameV3',
  summary: 'Address of a game: a page of this product, or the page of its vendor with a session of the member',
  body: LaunchInput,
  value: Launch,
  errors: ERRORS,
  policies: POLICIES,
});

export const launch = endpoint({
  id: 'vendors.launch',
  path: '/lgw/game/launch',
  summary: 'Address of a game, by GET',
  query: LaunchInput,
  value: Launch,
  errors: ERRORS,
  policies: POLICIES,
});
