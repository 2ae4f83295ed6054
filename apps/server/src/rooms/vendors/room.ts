import type { Platform } from '../../platform/index.ts';
import { type BuiltRoom, defineRoom } from '../../platform/room.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { createCallbackPlugin } from './gateway/callbacks.ts';
import { createCore } from './gateway/core.ts';
import { createHealth } from './health.ts';
import type { Vendors } from './index.ts';
import { createLaunch } from './launch/launch-game.ts';
import { replayBets } from './replay.ts';
import { createRoutes } from './routes.ts';

export const vendors = defineRoom({ name: 'vendors', create: createVendors });

interface Rooms {
  catalogue: Catalogue;
  protection: Protection;
  wallet: Wallet;
}

function createVendors(platform: Platform, rooms: Rooms): BuiltRoom<Vendors> {
  return {
    door: null,
    routes: createRoutes(createLaunch(platform, rooms)),
    plugin: createCallbackPlugin(platform, createCore(platform, rooms.catalogue), createHealth(platform)),
    replay: (since, after) => replayBets(platform, since, after),
    transferKinds: ['bet', 'win', 'refund', 'adjust'],
  };
}
