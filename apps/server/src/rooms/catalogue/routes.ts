import { catalogue as contract } from '@fairlot/contract';
import { tryParseMinor } from '@fairlot/money';
import type { Database } from '../../platform/db/index.ts';
import { type BoundRoute, route } from '../../platform/http/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Catalogue } from './index.ts';
import { presentGame, presentMapping } from './present.ts';
import { addFavourite, favouriteIds, removeFavourite } from './repository.ts';
import { filterGames } from './rules.ts';
import type { Shelf } from './shelf.ts';

const PAGE_SIZE = 25;
const FAVOURITE_PAGE_SIZE = 100;

export function createRoutes(db: Database, shelf: () => Shelf, doors: Omit<Catalogue, 'parts'>): BoundRoute[] {
  const find = (nodeId: string) => shelf().games.find((game) => game.nodeId === nodeId);
  return [
    route(contract.vendorMapping, async () => presentMapping(shelf().categories)),
    route(contract.gameMenus, () => doors.menus()),
    route(contract.hotGames, ({ query }) => doors.hot(query.gameType)),
    route(contract.winners, () => doors.winners()),
    route(contract.gameList, async ({ query }) => {
      const { pageNo = 1, pageSize = PAGE_SIZE } = query;
      const games = filterGames(shelf().games, {
        // An empty value means all (specification, section 9).
        category: query.gameType || undefined, vendor: query.vassalage || undefined, classify: query.gameClassify || undefined, name: query.gameName,
        isNew: query.isNew === '1', minBetMinor: readMinBet(query.minBet), minLine: query.minLine,
      });
      return {
        games: games.slice((pageNo - 1) * pageSize, pageNo * pageSize).map(presentGame),
        pageNum: pageNo, totalPages: Math.ceil(games.length / pageSize),
      };
    }),
    route(contract.favouriteIds, ({ caller, query: { pageNo = 1, pageSize = FAVOURITE_PAGE_SIZE } }) =>
      favouriteIds(db, caller.memberId, (pageNo - 1) * pageSize, pageSize)),
    route(contract.addFavourite, async ({ caller, body }) => {
      if (!find(body.nodeId)) throw new Refusal('not.found');
      await addFavourite(db, caller.memberId, body.nodeId);
      return null;
    }),
    route(contract.removeFavourite, async ({ caller, query }) => {
      await removeFavourite(db, caller.memberId, query.nodeId);
      return null;
    }),
    route(contract.launchGame, async ({ body }) => {
      const game = shelf().games.find(({ gameId, vendor }) => gameId === body.gameId && (body.vendor === undefined || body.vendor === vendor));
      if (!game) throw new Refusal('not.found');
      if (game.launchPath === null) throw new Refusal('game.unavailable');
      return { url: game.launchPath, openMode: 'self' as const };
    }),
  ];
}

function readMinBet(text: string | undefined): bigint | undefined {
  if (text === undefined) return undefined;
  const minor = tryParseMinor(text);
  if (minor === null) throw new Refusal('request.invalid', { field: 'minBet', reason: 'format' });
  return minor;
}
