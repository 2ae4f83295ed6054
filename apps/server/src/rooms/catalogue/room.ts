import type { Tx } from '../../platform/db/index.ts';
import { onBets, settledNow } from '../../platform/events/index.ts';
import type { CataloguePlatform } from './ports.ts';
import { createDesk } from './desk/index.ts';
import { reportJackpot } from './jackpots.ts';
import { findGameOf, findLaunchable } from './launchable.ts';
import { changeGame, changeVendor, changeVendorIn, endMaintenance } from './manage.ts';
import { announceChange, lockGames, noteOwnStakes } from './repository.ts';
import { addRecent } from './member-lists.ts';
import { countGames, findGame, findGames, gamesOf, listVendors } from './operator-lists.ts';
import { presentPicture, presentWin } from './present.ts';
import { latestWins, prunePlays, readPlayCounts, recordPlays, recordWins } from './repository.ts';
import { createRoutes } from './routes.ts';
import { SETUP_STEPS } from './desk/setup-steps.ts';
import { offerOwnGame } from './entries/own-tiles.ts';
import { sizeCatalogue } from './demo/size.ts';
import { createCatalogueCache } from './catalogue-cache.ts';
import { gamesInFull, putGames } from './entries/put-games.ts';
import { takeOverGames } from './take-over.ts';
import { addVendor, nameVendor } from './vendor-rows.ts';
import { gameNameIn, nameIn } from './snapshot.ts';
import { type PlayCounts, viewsOf } from './views.ts';
import { defineRoom } from '../../platform/room.ts';
import type { Catalogue } from './index.ts';

const RANKING_TTL_MS = 5000;
const PRUNE_EVERY_MS = 3_600_000;
/** Fallback for missed events: a change without a notification is found by its version. */
const REFRESH_EVERY_MS = 60_000;
const MAINTENANCE_EVERY_MS = 10_000;

export const catalogue = defineRoom({ name: 'catalogue', create: createCatalogue });

function createCatalogue(platform: CataloguePlatform) {
  const { config, db, events, log, site } = platform;
  const catalogueCache = createCatalogueCache(db, () => site.setting('categories'), platform.ownStakes);
  let ranking: { counts: PlayCounts; at: number } | undefined;

  events.stream.subscribe(({ name }) => {
    if (name === 'catalogue.changed')
      catalogueCache
        .refresh()
        .catch((error: unknown) => log.error({ err: error }, 'the catalogue could not be read again'));
  });

  async function playCounts(): Promise<PlayCounts> {
    const at = performance.now();
    if (!ranking || at - ranking.at > RANKING_TTL_MS) ranking = { counts: await readPlayCounts(db), at };
    return ranking.counts;
  }
  /** Play money is excluded from rankings and the winners' list. */
  const withRealMoney =
    <P extends { asset: string }>(record: (tx: Tx, payloads: readonly P[]) => Promise<void>) =>
    async (tx: Tx, payloads: readonly P[]): Promise<void> => {
      const currency = await site.currency(tx);
      const real = payloads.filter(({ asset }) => asset === currency);
      if (real.length > 0) await record(tx, real);
    };

  const door = createDoor(platform, catalogueCache, playCounts);
  async function tendMaintenance(): Promise<false> {
    if (await endMaintenance(platform)) await catalogueCache.refresh();
    return false;
  }
  return {
    door,
    answers: {
      setup: SETUP_STEPS,
      /** The name of a game of the catalogue in a language; the stored name if there is none. */
      gameName: (gameId: string, stored: string, language: string) =>
        gameNameIn(catalogueCache.latest(), gameId, stored, language),
    },
    desk: createDesk(platform, door),
    routes: createRoutes(db, catalogueCache.current, door),
    listeners: [
      { name: 'hot-ranking', subscriptions: onBets({ placed: withRealMoney(recordPlays) }) },
      {
        name: 'winner-board',
        byTopic: true,
        subscriptions: onBets({
          settled: withRealMoney(recordWins),
          corrected: withRealMoney((tx, chunks) => recordWins(tx, chunks.map(settledNow))),
        }),
      },
    ],
    jobs: [
      { name: 'catalogue-plays', everyMs: PRUNE_EVERY_MS, run: async () => (await prunePlays(db), false) },
      { name: 'catalogue-maintenance', everyMs: MAINTENANCE_EVERY_MS, run: tendMaintenance },
      {
        name: 'catalogue-refresh',
        isLocal: true,
        everyMs: REFRESH_EVERY_MS,
        run: async () => (await catalogueCache.refresh(), false),
      },
    ],
    seed: (tx: Tx) => sizeCatalogue(tx, config.seedGames),
    prepare: () => catalogueCache.refresh(),
  };
}

function createDoor(
  platform: CataloguePlatform,
  catalogueCache: ReturnType<typeof createCatalogueCache>,
  playCounts: () => Promise<PlayCounts>,
): Catalogue {
  const { db, events } = platform;
  return {
    menus: async (language = '') => viewsOf(await catalogueCache.current()).menus(language),
    hot: async (gameType, languages = []) =>
      viewsOf(await catalogueCache.current()).hot(await playCounts(), gameType, languages),
    featured: async (category) =>
      ((await catalogueCache.current()).byCategory.get(category) ?? []).filter(({ isTop }) => isTop),
    winners: async (language = '') => {
      const { byGameId } = await catalogueCache.current();
      return (await latestWins(db)).map(({ gameCode, gameName, ...win }) =>
        presentWin(
          { ...win, gameCode, gameName: platform.gameName(gameCode, gameName, language) },
          byGameId.get(gameCode)?.[0],
        ),
      );
    },
    vendorName: async (code, language = '') => {
      const game = (await catalogueCache.current()).byVendor.get(code)?.[0];
      return game && nameIn(game.vendorNames, [language], game.vendorName);
    },
    launchable: async (gameId, vendor) => findLaunchable(await catalogueCache.current(), gameId, vendor),
    gameOf: async (vendor, gameId) => findGameOf(await catalogueCache.current(), vendor, gameId),
    pictureOf: async (vendor, gameId) => {
      const games = (await catalogueCache.current()).byGameId.get(gameId) ?? [];
      const game = games.find((each) => vendor === null || each.vendor === vendor);
      return game === undefined ? null : presentPicture(game);
    },
    noteRecent: (memberId, nodeId) => addRecent(db, memberId, nodeId),
    reportJackpot,
    changeGame: async (nodeId, change, alongside) => {
      await changeGame(platform, nodeId, change, alongside);
      await catalogueCache.refresh();
    },
    changeVendor: async (code, change, alongside) => {
      await changeVendor(platform, code, change, alongside);
      await catalogueCache.refresh();
    },
    showVendor: async (tx, code, display) => {
      await changeVendorIn(tx, code, display);
      await announceChange(events, tx);
    },
    listVendors: (executor = db) => listVendors(executor),
    countGames: () => countGames(db),
    findGames: (text) => findGames(db, text),
    findGame: (nodeId) => findGame(db, nodeId),
    gamesOf: (vendor, executor = db) => gamesOf(executor, vendor),
    addVendor: (tx, code, name) => addVendor(events, tx, code, name),
    nameVendor: (tx, code, name) => nameVendor(events, tx, code, name),
    gamesInFull,
    putGames: (tx, vendor, games) => putGames(events, tx, vendor, games),
    lockGames,
    offerOwnGame: (tx, gameId) => offerOwnGame(events, tx, gameId),
    noteOwnStakes: (tx) => noteOwnStakes(events, tx),
    takeOverGames: (tx, vendor, changes) => takeOverGames(events, tx, vendor, changes),
    refresh: catalogueCache.refresh,
  };
}
