import type { Executor } from '../../platform/db/index.ts';
import { type GameRow, readGames, readVendors, type VendorRow } from './repository.ts';
import { CATEGORY_ORDER, categoryOf, searchKey } from './rules.ts';

export interface ShelfGame extends GameRow {
  category: string;
  vendorName: string;
  /** Name as it is searched. */
  key: string;
}

export interface ShelfCategory {
  category: string;
  vendors: { code: string; displayName: string; gameCount: number }[];
}

/** The catalogue in memory: it is read at start and served from here. */
export interface Shelf {
  games: readonly ShelfGame[];
  categories: readonly ShelfCategory[];
}

export async function loadShelf(executor: Executor): Promise<Shelf> {
  const vendors = await readVendors(executor);
  const names = new Map(vendors.map(({ code, displayName }) => [code, displayName]));
  const games = (await readGames(executor)).map((game) => ({
    ...game, category: categoryOf(game.vendor, game.gameType), vendorName: names.get(game.vendor) ?? game.vendor, key: searchKey(game.name),
  }));
  return { games, categories: categoriesOf(games, vendors) };
}

/** Categories in server order with the vendors that have games there. */
function categoriesOf(games: readonly ShelfGame[], vendors: readonly VendorRow[]): ShelfCategory[] {
  const counts = new Map<string, number>();
  for (const { category, vendor } of games) counts.set(`${category}|${vendor}`, (counts.get(`${category}|${vendor}`) ?? 0) + 1);
  return CATEGORY_ORDER.map((category) => ({
    category: category as string,
    vendors: vendors
      .map(({ code, displayName }) => ({ code, displayName, gameCount: counts.get(`${category}|${code}`) ?? 0 }))
      .filter(({ gameCount }) => gameCount > 0),
  })).filter((entry) => entry.vendors.length > 0);
}
