import { catalogue as contract } from '@fairlot/contract';
import { formatMinor, tryParseMinor } from '@fairlot/money';
import type { Database } from '../../platform/db/index.ts';
import { type BoundRoute, type Caller, route } from '../../platform/http/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Catalogue } from './index.ts';
import { largestJackpot } from './jackpots.ts';
import { addFavourite, addRecent, favouriteIds, recentIds, removeFavourite } from './member-lists.ts';
import { presentGame } from './present.ts';
import { filterGames, type GameFilter } from './rules.ts';
import { type CatalogueSnapshot, namedIn, type SnapshotGame } from './snapshot.ts';
import { viewsOf } from './views.ts';

const PAGE_SIZE = 25;
const FAVOURITE_IDS_PAGE_SIZE = 100;

type Doors = Pick<Catalogue, 'menus' | 'hot' | 'winners'>;

export function createRoutes(db: Database, current: () => Promise<CatalogueSnapshot>, doors: Doors): BoundRoute[] {
  async function noteRecent(caller: Caller, nodeId: string): Promise<null> {
    if (!(await current()).byNode.has(nodeId)) throw new Refusal('not.found');
    await addRecent(db, caller.memberId, nodeId);
    return null;
  }
  return [
    route(contract.vendorMapping, async ({ language }) => viewsOf(await current()).mapping(language)),
    route(contract.gameMenus, ({ language }) => doors.menus(language)),
    route(contract.hotGames, ({ query, language }) => doors.hot(query.gameType, wanted(query, language))),
    route(contract.winners, ({ language }) => doors.winners(language)),
    route(contract.jackpot, async () => {
      const amountMinor = await largestJackpot(db);
      return { amount: amountMinor === null ? null : formatMinor(amountMinor) };
    }),
    route(contract.gameList, async ({ query, language }) =>
      viewsOf(await current()).page({
        category: query.gameType,
        vendor: query.vassalage,
        classify: query.gameClassify,
        name: query.gameName?.trim(),
        isNew: query.isNew === '1',
        minBetMinor: readMinBet(query.minBet),
        minLine: query.minLine === '' ? undefined : query.minLine,
        languages: wanted(query, language),
        pageNo: query.pageNo ?? 1,
        pageSize: query.pageSize ?? PAGE_SIZE,
      }),
    ),
    route(contract.recentGames, async ({ caller, query, language }) => {
      const { list, totalPages } = pageOf(await current(), await recentIds(db, caller.memberId), {
        filter: { category: query.gameType, vendor: query.vassalage },
        languages: wanted(query, language),
        pageNo: query.page,
        pageSize: query.pageSize,
      });
      return { list, totalPages };
    }),
    route(contract.addRecent, ({ caller, query }) => noteRecent(caller, query.nodeId)),
    route(contract.postRecent, ({ caller, body }) => noteRecent(caller, body.nodeId)),
    route(contract.favouriteList, async ({ caller, query, language }) => {
      const { list, pageNum, totalPages } = pageOf(await current(), await favouriteIds(db, caller.memberId), {
        filter: { category: query.gameType, vendor: query.vendor },
        languages: wanted(query, language),
        pageNo: query.pageNo,
        pageSize: query.pageSize,
      });
      return { content: list, pageNum, totalPages };
    }),
    route(contract.favouriteIds, async ({ caller, query: { pageNo = 1, pageSize = FAVOURITE_IDS_PAGE_SIZE } }) =>
      (await favouriteIds(db, caller.memberId)).slice((pageNo - 1) * pageSize, pageNo * pageSize),
    ),
    route(contract.addFavourite, async ({ caller, body }) => {
      if (!(await current()).byNode.has(body.nodeId)) throw new Refusal('not.found');
      await addFavourite(db, caller.memberId, body.nodeId);
      return null;
    }),
    route(contract.removeFavourite, async ({ caller, query }) => {
      await removeFavourite(db, caller.memberId, query.nodeId);
      return null;
    }),
  ];
}

/** The page's language, then that of calls about games: English where vendors do not know the page's (E-127). */
const wanted = (query: { language?: string | undefined }, language: string): string[] => [
  language,
  query.language ?? '',
];

interface Slice {
  filter: GameFilter;
  languages: readonly string[];
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}

/** A page of a member's own list; games that are no longer offered are skipped. */
function pageOf(
  cached: CatalogueSnapshot,
  nodeIds: readonly string[],
  { filter, languages, pageNo = 1, pageSize = PAGE_SIZE }: Slice,
) {
  const games = filterGames(
    nodeIds.flatMap((nodeId): SnapshotGame | SnapshotGame[] => cached.byNode.get(nodeId) ?? []),
    filter,
  );
  return {
    list: games
      .slice((pageNo - 1) * pageSize, pageNo * pageSize)
      .map((game) => presentGame(game, namedIn(cached, languages))),
    pageNum: pageNo,
    totalPages: Math.ceil(games.length / pageSize),
  };
}

function readMinBet(text: string | undefined): bigint | undefined {
  if (!text) return undefined;
  const minor = tryParseMinor(text);
  if (minor === null) throw new Refusal('request.invalid', { field: 'minBet', reason: 'format' });
  return minor;
}
