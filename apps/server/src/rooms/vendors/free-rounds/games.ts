import type { VendorsPlatform } from '../ports.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Catalogue, LaunchableGame } from '../../catalogue/index.ts';
import { ADAPTERS } from '../adapters/index.ts';
import type { GameName } from './grants.ts';

/** Only these games have rounds whose stake a vendor can pay. */
const CATEGORY = 'RNG';

export interface FreeRoundGames {
  /** @throws Refusal request.invalid where the game is unknown, or it or its vendor has no free rounds */
  find(name: GameName): Promise<LaunchableGame>;
  /** The most played game; undefined where no vendor has free rounds. */
  usual(): Promise<LaunchableGame | undefined>;
}

/** Games that can be played without a stake. Never within a transaction, because the game list is read separately. */
export function createFreeRoundGames({ settingsOf }: VendorsPlatform, catalogue: Catalogue): FreeRoundGames {
  const canGive = (vendor: string): boolean => {
    const settings = settingsOf(vendor);
    return settings !== undefined && ADAPTERS[settings.protocol].outbound.freeRounds !== null;
  };
  return {
    find: async ({ vendor, gameId }) => {
      const game = await catalogue.gameOf(vendor, gameId);
      if (game === undefined) throw new Refusal('request.invalid', { field: 'gameId', reason: 'unknown' });
      if (game.category === CATEGORY && canGive(vendor)) return game;
      throw new Refusal('request.invalid', { field: 'gameId', reason: 'no free rounds' });
    },
    usual: async () => {
      const game = (await catalogue.featured(CATEGORY)).find(({ vendor }) => canGive(vendor));
      return game && catalogue.gameOf(game.vendor, game.gameId);
    },
  };
}
