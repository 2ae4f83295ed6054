import type { catalogue as contract, ValueOf } from '@fairlot/contract';
import { prepared } from '../../platform/http/index.ts';
import { presentGame } from './present.ts';
import { filterGames, type GameFilter, searchKey } from './rules.ts';
import { type CatalogueSnapshot, namedIn, type SnapshotGame } from './snapshot.ts';

export interface ListQuery extends GameFilter {
  name?: string | undefined;
  /** Operator language codes, the preferred one first. */
  languages: readonly string[];
  pageNo: number;
  pageSize: number;
}

export type GamePage = ValueOf<typeof contract.gameList>;

/** A page of 25 games takes about 10 kB, a list 8 bytes per game. */
const PAGES_KEPT = 400;
const LISTS_KEPT = 60;

/** Serves lists from one catalogue snapshot, with a cache of pages and lists. */
export function createListPages(current: CatalogueSnapshot): (query: ListQuery) => GamePage {
  const pages = new Map<string, GamePage>();
  const lists = new Map<string, readonly SnapshotGame[]>();
  return ({ pageNo, pageSize, languages: wanted, ...filter }) => {
    const languages = namedIn(current, wanted);
    const listKey = JSON.stringify([
      languages,
      filter.category,
      filter.vendor,
      filter.classify,
      filter.isNew,
      filter.minBetMinor?.toString(),
      filter.minLine,
      filter.name,
    ]);
    return keep(pages, PAGES_KEPT, `${pageNo}|${pageSize}|${listKey}`, () => {
      const games = keep(lists, LISTS_KEPT, listKey, () => findGames(current, filter, languages));
      return prepared({
        games: games.slice((pageNo - 1) * pageSize, pageNo * pageSize).map((game) => presentGame(game, languages)),
        pageNum: pageNo,
        totalPages: Math.ceil(games.length / pageSize),
        total: games.length,
      });
    });
  };
}

/**
 * Games that match the filter. With a name: games with that name, or else, if no game at all has it, games whose name
 * may have been mistyped.
 */
export function findGames(
  current: CatalogueSnapshot,
  { name = '', ...filter }: GameFilter & { name?: string | undefined },
  languages: readonly string[],
): readonly SnapshotGame[] {
  const oneVendor = filter.vendor?.includes(',') === false ? filter.vendor : '';
  const narrowed = gamesOf(current, oneVendor, filter.category);
  const isWhole =
    !filter.classify &&
    !filter.isNew &&
    filter.minBetMinor === undefined &&
    filter.minLine === undefined &&
    (!filter.vendor || (oneVendor !== '' && !filter.category));
  const games = isWhole ? narrowed : filterGames(narrowed, filter);
  const key = searchKey(name);
  if (key === '') return games;
  const bears = (game: SnapshotGame) =>
    [game.key, ...languages.map((language) => game.keys[language])].some((own) => own?.includes(key) === true);
  const found = games.filter(bears);
  if (found.length > 0 || (games !== current.games && current.games.some(bears))) return found;
  return filterGames(
    current.search.find(name).flatMap((nodeId): SnapshotGame | SnapshotGame[] => current.byNode.get(nodeId) ?? []),
    filter,
  );
}

/** Games of one vendor, or else of one category, or else all. */
function gamesOf(
  current: CatalogueSnapshot,
  vendor: string | undefined,
  category: string | undefined,
): readonly SnapshotGame[] {
  if (vendor) return current.byVendor.get(vendor) ?? [];
  return category ? (current.byCategory.get(category) ?? []) : current.games;
}

/** Returns the cached value of the key, or computes and caches it; evicts the least recently used one. */
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
