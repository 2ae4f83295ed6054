import type { catalogue as contract, ValueOf } from '@fairlot/contract';
import { prepared } from '../../platform/http/index.ts';
import { presentGame } from './present.ts';
import { filterGames, type GameFilter, searchKey } from './rules.ts';
import type { Shelf, ShelfGame } from './shelf.ts';

export interface ListQuery extends GameFilter {
  name?: string | undefined;
  /** Operator language code. */
  language: string;
  pageNo: number;
  pageSize: number;
}

export type GamePage = ValueOf<typeof contract.gameList>;

/** Pages of 25 games take about 10 kB, lists 8 bytes a game. */
const PAGES_KEPT = 400;
const LISTS_KEPT = 60;

/** Answers lists from one shelf; pages and lists that are asked for again are kept. */
export function createListPages(shelf: Shelf): (query: ListQuery) => GamePage {
  const pages = new Map<string, GamePage>();
  const lists = new Map<string, readonly ShelfGame[]>();
  return ({ pageNo, pageSize, language: wanted, ...filter }) => {
    const language = shelf.languages.has(wanted) ? wanted : '';
    const listKey = JSON.stringify([
      language,
      filter.category,
      filter.vendor,
      filter.classify,
      filter.isNew,
      filter.minBetMinor?.toString(),
      filter.minLine,
      filter.name,
    ]);
    return keep(pages, PAGES_KEPT, `${pageNo}|${pageSize}|${listKey}`, () => {
      const games = keep(lists, LISTS_KEPT, listKey, () => findGames(shelf, filter, language));
      return prepared({
        games: games.slice((pageNo - 1) * pageSize, pageNo * pageSize).map((game) => presentGame(game, language)),
        pageNum: pageNo,
        totalPages: Math.ceil(games.length / pageSize),
        total: games.length,
      });
    });
  };
}

/**
 * Games of the filter; with a name those that bear it, or, where no game at all does, those it may be a mistyped name
 * of.
 */
export function findGames(
  shelf: Shelf,
  { name = '', ...filter }: GameFilter & { name?: string | undefined },
  language: string,
): readonly ShelfGame[] {
  const oneVendor = filter.vendor?.includes(',') === false ? filter.vendor : '';
  const narrowed = gamesOf(shelf, oneVendor, filter.category);
  const isWhole =
    !filter.classify &&
    !filter.isNew &&
    filter.minBetMinor === undefined &&
    filter.minLine === undefined &&
    (!filter.vendor || (oneVendor !== '' && !filter.category));
  const games = isWhole ? narrowed : filterGames(narrowed, filter);
  const key = searchKey(name);
  if (key === '') return games;
  const bears = (game: ShelfGame) => game.key.includes(key) || game.keys[language]?.includes(key) === true;
  const found = games.filter(bears);
  if (found.length > 0 || (games !== shelf.games && shelf.games.some(bears))) return found;
  return filterGames(
    shelf.search.find(name).flatMap((nodeId): ShelfGame | ShelfGame[] => shelf.byNode.get(nodeId) ?? []),
    filter,
  );
}

/** Games of one vendor, else of one category, else all. */
function gamesOf(shelf: Shelf, vendor: string | undefined, category: string | undefined): readonly ShelfGame[] {
  if (vendor) return shelf.byVendor.get(vendor) ?? [];
  return category ? (shelf.byCategory.get(category) ?? []) : shelf.games;
}

/** Answers what is kept under the key, else makes and keeps it; what was asked for longest ago goes first. */
function keep<V>(kept: Map<string, V>, max: number, key: string, make: () => V): V {
  const value = kept.get(key) ?? make();
  kept.delete(key);
  kept.set(key, value);
  if (kept.size > max) {
    const [oldest] = kept.keys();
    if (oldest !== undefined) kept.delete(oldest);
  }
  return value;
}
