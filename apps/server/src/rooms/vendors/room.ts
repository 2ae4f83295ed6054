import type { Platform } from '../../platform/index.ts';
import { type BuiltRoom, defineRoom } from '../../platform/room.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { createLaunch } from './actions/launch-game.ts';
import type { Vendors } from './index.ts';
import { createRoutes } from './routes.ts';

export const vendors = defineRoom({ name: 'vendors', create: createVendors });

function createVendors(_platform: Platform, { catalogue }: { catalogue: Catalogue }): BuiltRoom<Vendors> {
  return { door: null, routes: createRoutes(createLaunch(catalogue)) };
}
