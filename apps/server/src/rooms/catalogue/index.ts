import type { catalogue as contract, ValueOf } from '@fairlot/contract';
import type { Tx } from '../../platform/db/index.ts';
import type { Listener, OutboxEvent } from '../../platform/events/index.ts';
import type { Platform, RoomParts } from '../../platform/index.ts';
import type { Site } from '../site/index.ts';
import { presentGame, presentMenus, presentWin } from './present.ts';
import { latestWins, prunePlays, readPlayCounts, recordPlay, recordWins } from './repository.ts';
import { createRoutes } from './routes.ts';
import { seedCatalogue } from './seed/index.ts';
import { loadShelf, type Shelf } from './shelf.ts';

export interface Catalogue {
  parts: RoomParts;
  /** Categories in server order with their vendors. */
  menus(): Promise<ValueOf<typeof contract.gameMenus>>;
  /** Featured games, those played most in the last seven days first, at most twelve. */
  hot(gameType?: string): Promise<ValueOf<typeof contract.hotGames>>;
  /** The latest wins with real money, newest first, names masked. */
  winners(): Promise<ValueOf<typeof contract.winners>>;
  /** Display name of a vendor; undefined when it has no games here. */
  vendorName(code: string): string | undefined;
}

const HOT_GAMES = 12;
const RANKING_TTL_MS = 5000;
const PRUNE_EVERY_MS = 3_600_000;

export function createCatalogue({ config, db }: Platform, { site }: { site: Site }): Catalogue {
  let shelf: Shelf = { games: [], categories: [] };
  let ranking: { counts: Map<string, number>; at: number } | undefined;

  async function playCounts(): Promise<Map<string, number>> {
    const at = performance.now();
    if (!ranking || at - ranking.at > RANKING_TTL_MS) ranking = { counts: await readPlayCounts(db), at };
    return ranking.counts;
  }
  /** Play money appears in no ranking and on no board. */
  const withRealMoney = (listener: Listener): Listener => async (tx: Tx, event: OutboxEvent) => {
    if (event.payload['asset'] === (await site.currency(tx))) await listener(tx, event);
  };

  const doors: Omit<Catalogue, 'parts'> = {
    menus: async () => presentMenus(shelf.categories),
    hot: async (gameType) => {
      const counts = await playCounts();
      const playsOf = (nodeId: string) => counts.get(nodeId) ?? 0;
      const featured = shelf.games.filter((game) => game.isTop && (gameType === undefined || game.category === gameType));
      // The sort is stable: games played equally often keep the order of the catalogue.
      return { list: featured.sort((a, b) => playsOf(b.nodeId) - playsOf(a.nodeId)).slice(0, HOT_GAMES).map(presentGame) };
    },
    winners: async () => (await latestWins(db)).map(presentWin),
    vendorName: (code) => shelf.games.find(({ vendor }) => vendor === code)?.vendorName,
  };
  return {
    ...doors,
    parts: {
      name: 'catalogue',
      routes: createRoutes(db, () => shelf, doors),
      listeners: [
        { topic: 'ticket.placed', name: 'hot-ranking', listener: withRealMoney(recordPlay) },
        { topic: 'draw.paid', name: 'winner-board', listener: withRealMoney(recordWins) },
      ],
      jobs: [{ name: 'catalogue-plays', everyMs: PRUNE_EVERY_MS, run: async () => (await prunePlays(db), false) }],
      seed: (tx) => seedCatalogue(tx, config.seedGames),
      prepare: async () => {
        shelf = await loadShelf(db);
      },
    },
  };
}
