import type { VendorProtocol } from '../../../config/vendors.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { VendorsPlatform } from '../ports.ts';
import { invalidField } from '../../../platform/refusal.ts';
import { type Catalogue, categoryOf, type LaunchableGame } from '../../catalogue/index.ts';
import { ADAPTERS } from '../adapters/index.ts';
import { readConnection } from '../connections/rows.ts';
import type { GameName } from './grants.ts';

/** Only these games have rounds whose stake a vendor can pay. */
const CATEGORY = 'RNG';

export type FreeRoundGames = ReturnType<typeof createFreeRoundGames>;

/**
 * Games that can be played without a stake. Within a transaction only `check`, because the others read the game list
 * separately.
 */
export function createFreeRoundGames({ settingsOf }: VendorsPlatform, catalogue: Catalogue) {
  const hasRounds = (protocol: VendorProtocol) => ADAPTERS[protocol].outbound.freeRounds !== null;
  const canGive = (vendor: string): boolean => {
    const settings = settingsOf(vendor);
    return settings !== undefined && hasRounds(settings.protocol);
  };
  return {
    /** @throws Refusal request.invalid where the game is unknown, or it or its vendor has no free rounds */
    find: async ({ vendor, gameId }: GameName): Promise<LaunchableGame> => {
      const game = await catalogue.gameOf(vendor, gameId);
      if (game === undefined) throw invalidField('gameId', 'unknown');
      if (game.category === CATEGORY && canGive(vendor)) return game;
      throw invalidField('gameId', 'no free rounds');
    },
    /**
     * Checks the game as `find` does, within a transaction, which may have added the game. A vendor without a
     * connection passes. @throws Refusal request.invalid
     */
    check: async (tx: Tx, { vendor, gameId }: GameName): Promise<void> => {
      const game = (await catalogue.gamesOf(vendor, tx)).find((one) => one.gameId === gameId);
      if (game === undefined) throw invalidField('gameId', 'unknown');
      const protocol = (await readConnection(tx, vendor))?.protocol ?? settingsOf(vendor)?.protocol;
      const isKept = protocol === undefined || hasRounds(protocol);
      if (categoryOf(vendor, game.gameType) === CATEGORY && isKept) return;
      throw invalidField('gameId', 'no free rounds');
    },
    /** The most played game; undefined if no vendor has free rounds. */
    usual: async (): Promise<LaunchableGame | undefined> => {
      const game = (await catalogue.featured(CATEGORY)).find(({ vendor }) => canGive(vendor));
      return game && catalogue.gameOf(game.vendor, game.gameId);
    },
  };
}
