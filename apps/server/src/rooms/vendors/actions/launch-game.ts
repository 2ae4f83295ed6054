import type { vendors as contract, ValueOf } from '@fairlot/contract';
import { Refusal } from '../../../platform/refusal.ts';
import type { Catalogue } from '../../catalogue/index.ts';

export interface LaunchWish {
  gameId: string;
  vendor?: string | undefined;
}

export type Launched = ValueOf<typeof contract.launchGame>;
export type Launch = (wish: LaunchWish) => Promise<Launched>;

/** Opens games: those of this product on their own pages. */
export function createLaunch(catalogue: Catalogue): Launch {
  return async ({ gameId, vendor }) => {
    const game = await catalogue.launchable(gameId, vendor);
    if (game.launchPath === null) throw new Refusal('game.unavailable');
    return { url: game.launchPath, openMode: 'self' };
  };
}
